#!/bin/sh
# Prints the figures of this version: the engine beside a bare loop, and reading beside evemu's own reader.
# $1 is the deeppress to measure. Figures are for comparing versions on one machine; see README.md.
set -eu
cd "$(dirname "$0")"
tool=$(cd .. && pwd)/$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

echo "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1), $(uname -sr), $("$tool" --version)"
echo
swift build -c release --quiet --scratch-path .build
.build/release/Benchmarks

recording=${DEEPPRESS_RECORDINGS:+$DEEPPRESS_RECORDINGS/pens/wacom-cintiq-13hd.events}
if [ -z "$recording" ] || [ ! -r "$recording" ]; then
  recording=../Samples/pen.evemu
fi
grep '^E:' "$recording" >"$work/events"
grep -v '^E:' "$recording" >"$work/big.evemu"
size=$(wc -c <"$work/events")
repeats=$((200000000 / size + 1))
for _ in $(seq "$repeats"); do cat "$work/events"; done >>"$work/big.evemu"
head -c 20000000 "$work/big.evemu" | sed '$d' >"$work/small.evemu"

echo
echo "Reading $(basename "$recording"), repeated to $(($(wc -c <"$work/big.evemu") / 1000000)) MB, on one core; least of 5 runs"
echo
cc -O2 -o "$work/scan" Yardsticks/scan.c
cc -O2 -o "$work/evemu-reader" Yardsticks/evemu-reader.c $(pkg-config --cflags --libs evemu)

# Sets `seconds` (user and system, least of 5) and `peak` (KiB, most of 5) of a command.
best() {
  seconds=
  peak=0
  for _ in 1 2 3 4 5; do
    taskset -c 0 /usr/bin/time -f '%U %S %M' -o "$work/figures" "$@" >/dev/null 2>"$work/errors" || {
      echo "run.sh: this failed: $*" >&2
      cat "$work/errors" >&2
      exit 1
    }
    once=$(awk '{ print $1 + $2 }' "$work/figures")
    if [ -z "$seconds" ] || awk "BEGIN { exit !($once < $seconds) }"; then seconds=$once; fi
    peak=$(awk -v peak="$peak" '{ print ($3 > peak) ? $3 : peak }' "$work/figures")
  done
}
# $2 is a time, or "" where it doesn't matter; the clock counts hundredths.
row() {
  time=${2:+$(awk "BEGIN { if ($2 < 0.01) print \"< 0.01 s\"; else printf \"%.2f s\", $2 }")}
  printf '%-46s%10s%9s%10s KiB\n' "$1" "$time" "$3" "$4"
}
ratio() { awk "BEGIN { printf \"%.2f\", $1 / $2 }"; }

best "$tool" --version
floor=$peak
printf '%-46s%10s%9s%14s\n' "" "CPU" "evemu =" "peak memory"
best "$work/evemu-reader" "$work/big.evemu"
evemu=$seconds
row "evemu's reader (C)" "$seconds" 1.00 "$peak"
best "$work/scan" "$work/big.evemu"
row "a scan that only parses the numbers (C)" "$seconds" "$(ratio "$seconds" "$evemu")" "$peak"
best "$tool" replay --format json "$work/big.evemu"
row "deeppress replay --format json" "$seconds" "$(ratio "$seconds" "$evemu")" "$peak"
best "$tool" replay --format json --threshold 0.1 "$work/big.evemu"
row "  the same with more events (threshold 0.1)" "$seconds" "$(ratio "$seconds" "$evemu")" "$peak"
big=$peak
best "$tool" replay --format json --threshold 0.1 "$work/small.evemu"
row "  the same, a tenth of the file" "$seconds" "" "$peak"
best "$tool" replay "$work/big.evemu"
row "deeppress replay (the timeline)" "$seconds" "$(ratio "$seconds" "$evemu")" "$peak"
timeline=$peak
best "$tool" replay "$recording"
row "deeppress replay of the recording itself" "$seconds" "" "$peak"
row "deeppress --version" "" "" "$floor"
echo
echo "Peak memory above --version: $((big - floor)) KiB for the large file, $((timeline - floor)) KiB for its timeline,"
echo "$((peak - floor)) KiB for the recording itself."
