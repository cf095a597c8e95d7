# The two commands are `make run` and `make test`; each sets up what it needs.
SHELL := /bin/sh
PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
# System libraries sit behind traits, so that a bare `swift build` needs none.
TRAITS := --traits Zlib
# The release is one file that runs without the toolchain.
RELEASE := -c release $(TRAITS) --product deeppress --static-swift-stdlib --scratch-path .build/release-static
TOOL := .build/release-static/release/deeppress
SAMPLE := Samples/force-touchpad.evemu

.PHONY: all build run test apple lint format embedded documentation bench install uninstall samples clean

all: build

build:
	@Scripts/setup.sh zlib1g-dev
	@echo "Building deeppress; the first time takes about a minute."
	@$(SWIFT) build $(RELEASE) --quiet
	@mkdir -p build
	@ln -sf ../$(TOOL) build/deeppress

run: build
	@echo
	@build/deeppress replay $(SAMPLE) --plot build/press.svg
	@echo
	@echo "Open build/press.svg to see it. Then try"
	@echo "  build/deeppress info Samples/clickpad.yml                     what a pressure axis is worth"
	@echo "  build/deeppress replay -p hard-press $(SAMPLE)   another gesture"
	@echo "  build/deeppress replay -p stages -f json Samples/pen.evemu    events for programs"
	@echo "  build/deeppress replay --help                                 every profile and knob"
	@echo "  build/deeppress replay FILE                                   a recording of your own device, made with"
	@echo "                                                                evemu-record, libinput record or evtest"

test:
	@Scripts/setup.sh zlib1g-dev python3 python3-yaml mandoc zsh fish libxml2-utils
	@$(MAKE) --no-print-directory lint
	$(SWIFT) build --build-tests $(TRAITS) -Xswiftc -warnings-as-errors
	$(SWIFT) test $(TRAITS) -Xswiftc -warnings-as-errors
	@echo "bare: the tool with nothing but the toolchain"
	$(SWIFT) build --product deeppress --scratch-path .build/bare -Xswiftc -warnings-as-errors
	Scripts/embedded.sh
	@$(MAKE) --no-print-directory apple
	Scripts/documentation.sh
	Scripts/check-files.sh .build/debug/deeppress
	@echo "make test: all passed"

# What is written for Apple's toolkits: its types, then its behaviour on stand-ins.
apple:
	Checks/Types/run.sh
	$(SWIFT) build --package-path Checks/Standins --scratch-path .build/standins --build-tests -Xswiftc -warnings-as-errors
	$(SWIFT) test --package-path Checks/Standins --scratch-path .build/standins -Xswiftc -warnings-as-errors

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Checks Examples Benchmarks/Package.swift Benchmarks/Sources Scripts

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests Checks Examples Benchmarks/Package.swift Benchmarks/Sources Scripts

embedded:
	Scripts/embedded.sh

documentation:
	Scripts/documentation.sh

bench: build
	@Scripts/setup.sh libevemu-dev libevdev-dev pkg-config gcc libc6-dev time
	@Benchmarks/run.sh $(TOOL)

install: build
	install -D -m 755 $(TOOL) "$(DESTDIR)$(PREFIX)/bin/deeppress"
	install -D -m 644 Documentation/deeppress.1 "$(DESTDIR)$(PREFIX)/share/man/man1/deeppress.1"
	install -D -m 644 Completions/deeppress.bash "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/deeppress"
	install -D -m 644 Completions/_deeppress "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_deeppress"
	install -D -m 644 Completions/deeppress.fish "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/deeppress.fish"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/deeppress" "$(DESTDIR)$(PREFIX)/share/man/man1/deeppress.1" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/deeppress" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_deeppress" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/deeppress.fish"

samples:
	python3 Scripts/make-samples.py

clean:
	rm -rf .build build Benchmarks/.build
