#!/usr/bin/env python3
"""Makes the recordings in Samples/ from a model of a hand; no device was recorded.

    Scripts/make-samples.py            write Samples/
    Scripts/make-samples.py --check    compare with what is there; exit 1 and name what differs

The force model, from the finger to the file:

 1. A hand follows a list of (time, grams). Between two of them the force moves by the minimum-jerk polynomial
    10u^3 - 15u^4 + 6u^5, which is how people reach; equal neighbours make a plateau.
 2. Physiological tremor rides on it: three sines of 8 to 12 Hz with random phases, together a small fraction of the
    momentary force (0.3 % unless a scene says otherwise).
 3. The sensor adds normal noise, then cuts to its range and rounds to its own steps.
 4. The device reports at its rate, with a little jitter in the time. As in the kernel, a value that did not change is
    not sent (each multitouch slot remembers its own), nor is a frame with nothing in it; a fuzzy axis is smoothed.
 5. A clickpad's "pressure" is contact size: posture x (grams / 60)^0.15. Posture is the size of the finger's pad, so
    a flat finger that taps reads more than a fingertip that clicks.

The same script makes the same bytes: the noise comes from a generator of its own with a fixed seed.
"""

import math
import os
import sys
import tempfile
from pathlib import Path

SAMPLES = Path(__file__).resolve().parent.parent / "Samples"
NOTE = [
    "Synthetic: Scripts/make-samples.py made this from the force model in Samples/README.md.",
    "No device and no person was recorded.",
]

# Types and codes of linux/input-event-codes.h.
EV_SYN, EV_KEY, EV_ABS = 0, 1, 3
SLOT, TRACKING, MT_X, MT_Y, MT_PRESSURE = 0x2F, 0x39, 0x35, 0x36, 0x3A
X, Y, PRESSURE, DISTANCE, TILT_X, TILT_Y = 0x00, 0x01, 0x18, 0x19, 0x1A, 0x1B
BTN_LEFT, BTN_TOUCH, BTN_PEN, BTN_STYLUS, BTN_STYLUS2 = 0x110, 0x14A, 0x140, 0x14B, 0x14C
FINGER_COUNT = [0x145, 0x14D, 0x14E, 0x14F, 0x148]
TYPES = {EV_SYN: "EV_SYN", EV_KEY: "EV_KEY", EV_ABS: "EV_ABS"}
NAMES = {
    EV_SYN: {0: "SYN_REPORT", 1: "SYN_CONFIG", 2: "SYN_MT_REPORT", 3: "SYN_DROPPED", 15: "SYN_MAX"},
    EV_KEY: {
        0x110: "BTN_LEFT", 0x140: "BTN_TOOL_PEN", 0x145: "BTN_TOOL_FINGER", 0x148: "BTN_TOOL_QUINTTAP",
        0x14A: "BTN_TOUCH", 0x14B: "BTN_STYLUS", 0x14C: "BTN_STYLUS2", 0x14D: "BTN_TOOL_DOUBLETAP",
        0x14E: "BTN_TOOL_TRIPLETAP", 0x14F: "BTN_TOOL_QUADTAP",
    },
    EV_ABS: {
        0x00: "ABS_X", 0x01: "ABS_Y", 0x18: "ABS_PRESSURE", 0x19: "ABS_DISTANCE", 0x1A: "ABS_TILT_X",
        0x1B: "ABS_TILT_Y", 0x2F: "ABS_MT_SLOT", 0x35: "ABS_MT_POSITION_X", 0x36: "ABS_MT_POSITION_Y",
        0x39: "ABS_MT_TRACKING_ID", 0x3A: "ABS_MT_PRESSURE",
    },
}
PROPERTIES = {0: "INPUT_PROP_POINTER", 1: "INPUT_PROP_DIRECT", 2: "INPUT_PROP_BUTTONPAD", 7: "INPUT_PROP_PRESSUREPAD"}


# The hand and its sensor.


class Noise:
    """A 64-bit linear congruential generator (Knuth's MMIX constants), so that no library decides what comes out."""

    def __init__(self, seed):
        self.state = seed

    def uniform(self):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 11) / 2**53

    def normal(self):
        return sum(self.uniform() for _ in range(12)) - 6


def minimum_jerk(u):
    u = min(max(u, 0.0), 1.0)
    return u * u * u * (10 + u * (6 * u - 15))


def along(knots, time):
    """The value at a time on a list of (time, value), with minimum jerk between two of them."""
    previous = knots[0]
    for knot in knots:
        if time < knot[0]:
            share = minimum_jerk((time - previous[0]) / (knot[0] - previous[0])) if knot[0] > previous[0] else 1
            return previous[1] + (knot[1] - previous[1]) * share
        previous = knot
    return previous[1]


def rounded(value, step=1):
    return math.floor(value / step + 0.5) * step


class Hand:
    """One finger or pen: when it lands and lifts, how hard it presses, and where."""

    def __init__(self, noise, force, path, tremor=0.003):
        self.force, self.path, self.tremor = force, path, tremor
        self.landing, self.lift = force[0][0], force[-1][0]
        self.sines = [(weight, 8 + 4 * noise.uniform(), noise.uniform()) for weight in (0.5, 0.3, 0.2)]

    def touches(self, time):
        return self.landing <= time < self.lift

    def grams(self, time):
        shake = sum(w * math.sin(2 * math.pi * (hertz * time + phase)) for w, hertz, phase in self.sines)
        return along(self.force, time) * (1 + self.tremor * shake)

    def position(self, time):
        return tuple(along([(at, point[axis]) for at, point in self.path], time) for axis in (0, 1))


# What the kernel makes of it.


class Axis:
    def __init__(self, minimum, maximum, resolution=0, fuzz=0):
        self.minimum, self.maximum, self.resolution, self.fuzz = minimum, maximum, resolution, fuzz


def defuzzed(value, old, fuzz):
    """The kernel's smoothing of an axis that declares fuzz."""
    distance = abs(value - old)
    if not fuzz or distance >= fuzz * 2:
        return value
    if distance < fuzz // 2:
        return old
    return int((old * 3 + value) / 4) if distance < fuzz else int((old + value) / 2)


class Device:
    """An evdev device: it remembers every value and sends only what changed."""

    def __init__(self, name, properties, keys, axes):
        self.name, self.properties, self.keys, self.axes = name, properties, keys, axes
        self.identity = (0x06, 0, 0, 1)  # BUS_VIRTUAL: nobody made it
        self.values = {}
        slots = axes[SLOT].maximum + 1 if SLOT in axes else 0
        self.slots = [{TRACKING: -1} for _ in range(slots)]
        self.current_slot = 0
        self.next_tracking = 0
        self.slot_of = {}
        self.queue = []
        self.frames = []  # (microseconds, [(type, code, value)]) or a comment

    def key(self, code, value):
        if self.values.get((EV_KEY, code), 0) != value:
            self.values[EV_KEY, code] = value
            self.queue.append((EV_KEY, code, value))

    def absolute(self, code, value):
        old = self.values.get((EV_ABS, code), 0)
        value = defuzzed(value, old, self.axes[code].fuzz)
        if old != value:
            self.values[EV_ABS, code] = value
            self.queue.append((EV_ABS, code, value))

    def in_slot(self, slot, code, value):
        if self.slots[slot].get(code, 0) == value:
            return
        if slot != self.current_slot:
            self.current_slot = slot
            self.queue.append((EV_ABS, SLOT, slot))
        self.slots[slot][code] = value
        self.queue.append((EV_ABS, code, value))

    def report(self, microseconds):
        if self.queue:
            self.frames.append((microseconds, self.queue + [(EV_SYN, 0, 0)]))
            self.queue = []

    def touches(self, contacts, left):
        """One report of a touchpad: contacts are {finger: (x, y, pressure)}."""
        for finger in [finger for finger in self.slot_of if finger not in contacts]:
            self.in_slot(self.slot_of.pop(finger), TRACKING, -1)
        for finger, (x, y, pressure) in contacts.items():
            if finger not in self.slot_of:
                self.slot_of[finger] = min(set(range(len(self.slots))) - set(self.slot_of.values()))
                self.in_slot(self.slot_of[finger], TRACKING, self.next_tracking)
                self.next_tracking += 1
            for code, value in ((MT_X, x), (MT_Y, y), (MT_PRESSURE, pressure)):
                self.in_slot(self.slot_of[finger], code, value)
        self.key(BTN_LEFT, int(left))
        self.key(BTN_TOUCH, int(bool(contacts)))
        for count, code in enumerate(FINGER_COUNT, start=1):
            if code in self.keys:
                self.key(code, int(len(contacts) == count))
        if contacts:  # the oldest contact stands for the pointer
            oldest = min(self.slot_of, key=lambda finger: self.slots[self.slot_of[finger]][TRACKING])
            for code, value in zip((X, Y, PRESSURE), contacts[oldest]):
                self.absolute(code, value)
        else:
            self.absolute(PRESSURE, 0)


class Clock:
    """Report times: a steady rate and up to 240 microseconds of jitter, from the first report on."""

    def __init__(self, noise, hertz, first=0):
        self.noise, self.period, self.first, self.origin = noise, 1_000_000 // hertz, first, None

    def ticks(self, end):
        for index in range(math.ceil(end * 1_000_000 / self.period)):
            due = index * self.period
            arrival = due + int(240 * self.noise.uniform())
            self.origin = arrival if self.origin is None else self.origin
            yield due / 1_000_000, arrival - self.origin + self.first


# Scenes.


def touchpad_report(device, hands, time, reading, clicked):
    contacts = {}
    for index, hand in enumerate(hands):
        if hand.touches(time):
            x, y = hand.position(time)
            contacts[index] = (rounded(x), rounded(y), reading(hand, time))
    device.touches(contacts, clicked(contacts, time))


def force_touchpad():
    noise = Noise(20_250_001)
    device = Device(
        "DeepPress Synthetic Force Touchpad", [0, 2, 7], [BTN_LEFT, BTN_TOUCH, *FINGER_COUNT],
        {
            X: Axis(0, 3200, 25), Y: Axis(0, 2000, 25), PRESSURE: Axis(0, 6000, 10), SLOT: Axis(0, 4),
            MT_X: Axis(0, 3200, 25), MT_Y: Axis(0, 2000, 25), TRACKING: Axis(0, 65535), MT_PRESSURE: Axis(0, 6000, 10),
        },
    )

    def still(x, y, begin, end):
        return [(begin, (x, y)), (end, (x + 2, y + 1))]  # a finger rolls a little as it presses

    scenes = [
        ("a light tap, 60 g", [Hand(noise, [(0, 4), (0.05, 60), (0.11, 0)], still(900, 1100, 0, 0.11))]),
        ("a resting finger that moves", [
            Hand(noise, [(1.0, 6), (1.06, 48), (1.14, 48), (1.2, 0)], [(1.0, (700, 800)), (1.2, (960, 860))])]),
        ("a clean deep press to 540 g (90 %), held 0.6 s", [
            Hand(noise, [(2.0, 8), (2.16, 540), (2.77, 540), (2.89, 0)], still(1600, 900, 2.0, 2.89))]),
        ("a press that chatters 1 % around 450 g (75 %), then goes deep", [
            Hand(noise, [(3.8, 8), (4.0, 450), (4.5, 450), (4.58, 552), (4.66, 552), (4.78, 0)],
                 still(1500, 1000, 3.8, 4.78), tremor=0.016)]),
        ("two fingers rest; the second presses deep", [
            Hand(noise, [(6.0, 6), (6.05, 44), (6.5, 44), (6.55, 0)], still(1100, 1000, 6.0, 6.55)),
            Hand(noise, [(6.04, 6), (6.1, 50), (6.14, 50), (6.26, 530), (6.38, 530), (6.48, 0)],
                 still(1500, 960, 6.04, 6.48))]),
        ("a full press: the axis stays at its maximum for 0.8 s", [
            Hand(noise, [(8.0, 8), (8.16, 690), (8.94, 690), (9.06, 0)], still(1700, 1000, 8.0, 9.06))]),
    ]

    def reading(hand, time):  # the sensor resolves 3 g, which is 30 counts; its noise is 0.3 g
        return min(max(rounded((hand.grams(time) + 0.3 * noise.normal()) * 10, 30), 0), 6000)

    firmware = {"down": False}

    def clicked(contacts, _):  # the firmware clicks from 180 g and lets go below 120 g
        total = sum(pressure for _, _, pressure in contacts.values())
        firmware["down"] = total > (1200 if firmware["down"] else 1800)
        return firmware["down"]

    everyone = [hand for _, hands in scenes for hand in hands]
    waiting = list(scenes)
    for time, microseconds in Clock(noise, 125, first=1).ticks(9.3):
        if waiting and time >= waiting[0][1][0].landing:
            device.frames.append(waiting.pop(0)[0])
        touchpad_report(device, everyone, time, reading, clicked)
        device.report(microseconds)
    return evemu(device, "1.3")


def pen():
    noise = Noise(20_250_002)
    device = Device(
        "DeepPress Synthetic Pen", [1], [BTN_PEN, BTN_TOUCH, BTN_STYLUS, BTN_STYLUS2],
        {
            X: Axis(0, 44800, 200, fuzz=4), Y: Axis(0, 29600, 200, fuzz=4), PRESSURE: Axis(0, 8191),
            DISTANCE: Axis(0, 63), TILT_X: Axis(-64, 63, 57), TILT_Y: Axis(-64, 63, 57),
        },
    )
    path = [
        (0, (12000, 9000)), (0.16, (12600, 9800)), (0.52, (17800, 8700)), (0.68, (13000, 12800)),
        (1.04, (19400, 12100)), (1.22, (16000, 15500)), (2.1, (16030, 15530)), (2.26, (17400, 16400)),
    ]
    strokes = [
        Hand(noise, [(0.16, 14), (0.26, 95), (0.42, 110), (0.52, 6)], path),
        Hand(noise, [(0.68, 14), (0.8, 140), (0.94, 120), (1.04, 6)], path),
        Hand(noise, [(1.26, 14), (1.5, 440), (1.95, 440), (2.1, 6)], path),
    ]
    comments = [(0.0, "hovering"), (0.16, "a light stroke"), (0.68, "another"), (1.26, "a deep press to 88 %")]
    height = [
        (0, 40), (0.16, 6), (0.52, 6), (0.6, 22), (0.68, 6), (1.04, 6), (1.14, 24), (1.26, 6), (2.1, 6), (2.26, 44),
    ]
    tilts_over_time = [(0, (14, 22)), (0.6, (17, 20)), (1.2, (13, 23)), (2.3, (16, 21))]
    clock = Clock(noise, 100, first=1)
    for time, microseconds in clock.ticks(2.3):
        if comments and time >= comments[0][0]:
            device.frames.append(comments.pop(0)[1])
        near = time < 2.26
        stroke = next((stroke for stroke in strokes if stroke.touches(time)), None)
        grams = stroke.grams(time) + 0.3 * noise.normal() if stroke else 0
        pressure = min(max(rounded(grams / 500 * 8191), 0), 8191)
        x, y = strokes[0].position(time)
        tilt = [along([(at, tilts[axis]) for at, tilts in tilts_over_time], time) for axis in (0, 1)]
        device.absolute(X, rounded(x) if near else 0)
        device.absolute(Y, rounded(y) if near else 0)
        device.absolute(DISTANCE, (0 if stroke else rounded(along(height, time))) if near else 0)
        device.absolute(PRESSURE, pressure if near else 0)
        device.absolute(TILT_X, rounded(tilt[0]) if near else 0)
        device.absolute(TILT_Y, rounded(tilt[1]) if near else 0)
        device.key(BTN_TOUCH, int(pressure > 160))  # about 10 g turn the tip on
        device.key(BTN_PEN, int(near))
        device.report(microseconds)
    return evemu(device, "1.2")


def clickpad():
    noise = Noise(20_250_003)
    device = Device(
        "DeepPress Synthetic Clickpad", [0, 2], [BTN_LEFT, BTN_TOUCH, *FINGER_COUNT[:3]],
        {
            X: Axis(0, 1900, 20), Y: Axis(0, 1100, 20), PRESSURE: Axis(0, 255), SLOT: Axis(0, 1),
            MT_X: Axis(0, 1900, 20), MT_Y: Axis(0, 1100, 20), TRACKING: Axis(0, 65535), MT_PRESSURE: Axis(0, 255),
        },
    )
    postures, clicks, hands, scenes = {}, [], [], []

    def scene(text, posture, force, path, click=None):
        hands.append(Hand(noise, force, path))
        postures[hands[-1]] = posture
        scenes.append((force[0][0], text))
        if click:
            clicks.append(click)

    for index, posture in enumerate((46, 60, 73, 52)):
        at, place = 0.5 * index, (600 + 150 * index, 500)
        scene("a tap, not clicked", posture, [(at, 3), (at + 0.06, 60), (at + 0.13, 1)], [(at, place)])
    scene("a finger that moves, not clicked", 58, [(2.0, 3), (2.08, 70), (2.38, 70), (2.44, 1)],
          [(2.0, (500, 420)), (2.44, (860, 520))])
    for index, posture in enumerate((44, 50, 47)):
        at, place = 3.0 + 0.8 * index, (900 + 80 * index, 620)
        scene("a physical click of 240 g", posture,
              [(at, 3), (at + 0.1, 90), (at + 0.2, 240), (at + 0.36, 240), (at + 0.46, 1)], [(at, place)],
              click=(at + 0.17, at + 0.39))

    def reading(hand, time):
        size = postures[hand] * (max(hand.grams(time), 0) / 60) ** 0.15
        return min(max(rounded(size + 0.35 * noise.normal()), 1), 255)

    waiting = list(scenes)
    for time, microseconds in Clock(noise, 80).ticks(5.2):
        if waiting and time >= waiting[0][0]:
            device.frames.append(waiting.pop(0)[1])
        touchpad_report(device, hands, time, reading, lambda _, now: any(a <= now < b for a, b in clicks))
        device.report(microseconds)
    return libinput(device)


def phone_touch(noise, knots, counts_per_unit):
    """Forces of one touch at 60 Hz, in units of an average touch; the hardware counts 0 to 400."""
    hand = Hand(noise, knots, [(0, (0, 0))])
    index = math.ceil(knots[0][0] * 60)
    while index / 60 < knots[-1][0]:
        counts = rounded(hand.grams(index / 60) * counts_per_unit + 0.6 * noise.normal())
        yield index, min(max(counts, 0), 400) / counts_per_unit
        index += 1


def phone():
    noise = Noise(20_250_004)
    maximum = 20 / 3
    touches = [  # what it is, (seconds, units), counts per unit of that firmness setting, how it ends
        ("a tap", [(0.0, 0.05), (0.06, 1.1), (0.14, 0)], 60, "up", (120, 300)),
        ("a deep press", [(1.0, 0.1), (1.3, 5.8), (1.8, 5.8), (2.0, 0)], 60, "up", (180, 420)),
        ("a deep press that the system cancels", [(3.0, 0.1), (3.3, 5.7), (4.0, 5.7)], 60, "cancel", (200, 200)),
        ("Firm: all the strength there is, 0.8333 of the maximum", [(5.0, 0.1), (5.4, 6.4), (5.9, 6.4), (6.1, 0)], 72,
         "up", (150, 510)),
    ]
    lines = ["# " + line for line in NOTE]
    lines.append('# Device: "DeepPress Synthetic Phone", 60 Hz, force in units of an average touch.')
    lines += [f"# Contact {number}: {touch[0]}." for number, touch in enumerate(touches, start=1)]
    lines.append("time,contact,action,force,maximum,x,y")
    for contact, (_, knots, counts, end, (x, y)) in enumerate(touches, start=1):
        action, last, index = "down", None, 0
        for index, force in phone_touch(noise, knots, counts):
            place = f"{x + rounded(2 * (index / 60 - knots[0][0])) / 2:.1f},{y:.1f}"
            if (force, place) != last:
                lines.append(f"{index / 60:.6f},{contact},{action},{force:.6f},{maximum:.6f},{place}")
            action, last = "move", (force, place)
        final = last[0] if end == "cancel" else 0  # a cancel repeats the last force, a lift has none
        lines.append(f"{(index + 1) / 60:.6f},{contact},{end},{final:.6f},{maximum:.6f},{last[1]}")
    return "\n".join(lines) + "\n"


def phone_forces():
    noise = Noise(20_250_005)
    forces = [0.0]
    for knots in (
        [(0.0, 0.1), (0.08, 1.2), (0.18, 0)],
        [(0.0, 0.1), (0.3, 5.6), (0.7, 5.6), (0.9, 0)],
        [(0.0, 0.1), (0.4, 7.2), (0.8, 7.2), (1.0, 0)],
    ):
        forces += [max(force, 1 / 60) for _, force in phone_touch(noise, knots, 60)] + [0.0] * 12
    texts = [f"{force:.7g}" for force in forces]
    rows = [", ".join(texts[start:start + 10]) for start in range(0, len(texts), 10)]
    return "[\n  " + ",\n  ".join(rows) + "\n]\n"


# File formats.


def supported(device):
    """Event types and their codes, as the device declares them."""
    return [(EV_KEY, sorted(device.keys)), (EV_ABS, sorted(device.axes))]


def millimetres(device):
    return [(device.axes[code].maximum - device.axes[code].minimum) // device.axes[code].resolution for code in (X, Y)]


def syn_comment(milliseconds):
    return "------------ SYN_REPORT (0) ----------" + milliseconds


def evemu(device, version):
    """What evemu-record of that version prints."""
    newer = version == "1.3"
    lines = [f"# EVEMU {version}", *["# " + line for line in NOTE]]
    lines += evemu_comments(device, newer) + evemu_description(device, newer)
    bar = "#" * 32
    lines += [bar, "#      Waiting for events      #", bar]
    last = 0
    for frame in device.frames:
        if isinstance(frame, str):
            lines.append(f"# Synthetic: {frame}.")
            continue
        microseconds, events = frame
        seconds = f"{microseconds // 1_000_000}.{microseconds % 1_000_000:06d}"
        for kind, code, value in events:
            if kind == EV_SYN:
                comment = syn_comment(f" +{microseconds // 1000 - last // 1000}ms" if newer else "")
            else:
                comment = f"{TYPES[kind]} / {NAMES[kind][code]:<20} {value}"
            lines.append(f"E: {seconds} {kind:04x} {code:04x} {value:04d}\t# {comment}")
        last = microseconds
    return "\n".join(lines) + "\n"


def evemu_comments(device, newer):
    bus, vendor, product, revision = device.identity
    lines = ["# Kernel: none, synthetic", "# DMI: none, synthetic"] if newer else []
    lines.append(f'# Input device name: "{device.name}"')
    identity = [f"0x{number:02x}" if number else "0000" for number in (bus, vendor, product, revision)]
    lines.append("# Input device ID: bus {} vendor {} product {} version {}".format(*identity))
    if newer:
        lines.append("# Size in mm: {}x{}".format(*millimetres(device)))
    lines += ["# Supported events:", "#   Event type 0 (EV_SYN)"]
    for code in range(16) if newer else (0, 1, 3):
        lines.append(f"#     Event code {code} ({NAMES[EV_SYN].get(code, '(null)')})")
    for kind, codes in supported(device):
        lines.append(f"#   Event type {kind} ({TYPES[kind]})")
        for code in codes:
            lines.append(f"#     Event code {code} ({NAMES[kind][code]})")
            if kind == EV_ABS:
                lines += [f"#       {line}" for line in evemu_axis(device.axes[code], newer)]
    lines.append("# Properties:")
    lines += [f"#   Property  type {code} ({PROPERTIES[code]})" for code in device.properties]
    return lines


def evemu_axis(axis, newer):
    facts = [("Value", 0), ("Min", axis.minimum), ("Max", axis.maximum), ("Fuzz", axis.fuzz), ("Flat", 0)]
    width = 14 if newer else 12
    lines = [name + str(value).rjust(width - len(name)) for name, value in facts]
    return lines + ["Resolution" + (str(axis.resolution).rjust(4) if newer else f" {axis.resolution}")]


def evemu_description(device, newer):
    def masks(codes, count):
        octets = [sum(1 << bit for bit in range(8) if first + bit in codes) for first in range(0, count, 8)]
        octets += [0] * (-len(octets) % 8)
        rows = [octets[start:start + 8] for start in range(0, len(octets), 8)]
        return [" ".join(f"{octet:02x}" for octet in row) for row in rows]

    lines = [f"N: {device.name}", "I: " + " ".join(f"{number:04x}" for number in device.identity)]
    lines += ["P: " + row for row in masks(device.properties, 32)]
    codes = {0: [EV_SYN, EV_KEY, EV_ABS], EV_KEY: device.keys, EV_ABS: device.axes}
    sizes = {0: 32, 1: 768, 2: 16, 3: 64, 4: 8, 5: 16, 0x11: 16, 0x12: 8, 0x14: 8, 0x15: 128}
    for kind, size in sizes.items():
        if kind != 0x14 or newer:
            lines += [f"B: {kind:02x} {row}" for row in masks(codes.get(kind, []), size)]
    for code, axis in sorted(device.axes.items()):
        lines.append(f"A: {code:02x} {axis.minimum} {axis.maximum} {axis.fuzz} 0 {axis.resolution}")
    return lines


def libinput(device):
    """What libinput record prints (version 1 of its format)."""
    width, height = millimetres(device)
    lines = ["# " + line for line in NOTE]
    lines += ["version: 1", "ndevices: 1", "libinput:", '  version: "none, synthetic"', '  git: "unknown"']
    lines += ["system:", '  os: "none, synthetic"', '  kernel: "none, synthetic"', '  dmi: "unknown"']
    lines += ["devices:", "- node: /dev/input/event0", "  evdev:"]
    lines += ["    " + line for line in libinput_description(device)]
    lines += ["  udev:", "    properties:", "    - ID_INPUT=1", f"    - ID_INPUT_HEIGHT_MM={height}"]
    lines += ["    - ID_INPUT_TOUCHPAD=1", f"    - ID_INPUT_WIDTH_MM={width}"]
    lines += ["  quirks:", "  events:"]
    lines += libinput_events(device)
    return "\n".join(lines) + "\n"


def libinput_description(device):
    bus, vendor, product, revision = device.identity
    identity = [f"0x{number:x}" if number else "00" for number in device.identity]
    lines = [f"# Name: {device.name}", "# ID: bus {} vendor {} product {} version {}".format(*identity)]
    lines += ["# Size in mm: {}x{}".format(*millimetres(device)), "# Supported Events:", "# Event type 0 (EV_SYN)"]
    for kind, codes in supported(device):
        lines.append(f"# Event type {kind} ({TYPES[kind]})")
        for code in codes:
            lines.append(f"#   Event code {code} ({NAMES[kind][code]})")
            if kind == EV_ABS:
                axis = device.axes[code]
                facts = [("Value", 0), ("Min", axis.minimum), ("Max", axis.maximum), ("Fuzz", axis.fuzz), ("Flat", 0)]
                lines += [f"#       {name:<10} {value:6d}" for name, value in facts + [("Resolution", axis.resolution)]]
    lines.append("# Properties:")
    lines += [f"#    Property {code} ({PROPERTIES[code]})" for code in device.properties]
    lines += [f'name: "{device.name}"', f"id: [{bus}, {vendor}, {product}, {revision}]", "codes:"]
    # libevdev counts every synchronisation code as present.
    lines.append(f"  0: [{', '.join(map(str, range(16)))}] # EV_SYN")
    lines += [f"  {kind}: [{', '.join(map(str, codes))}] # {TYPES[kind]}" for kind, codes in supported(device)]
    lines.append("absinfo:")
    for code, axis in sorted(device.axes.items()):
        lines.append(f"  {code}: [{axis.minimum}, {axis.maximum}, {axis.fuzz}, 0, {axis.resolution}]")
    return lines + [f"properties: [{', '.join(map(str, device.properties))}]"]


def libinput_events(device):
    lines, last, slot, seen, down = [], 0, 0, {}, 0
    for frame in device.frames:
        if isinstance(frame, str):
            lines.append(f"  # Synthetic: {frame}.")
            continue
        microseconds, events = frame
        lines.append("  - evdev:")
        before = down
        for kind, code, value in events:
            comment = f"{TYPES[kind]} / {NAMES[kind][code]:<20} {value:6d}"
            if kind == EV_SYN:
                comment = syn_comment(f" +{microseconds // 1000 - last // 1000}ms")
            elif code == SLOT and kind == EV_ABS:
                slot = value
            elif code == TRACKING and kind == EV_ABS:
                down += 1 if value >= 0 else -1
            elif kind == EV_ABS:
                place = (code, slot if code > SLOT else None)
                comment += f" ({value - seen.get(place, 0):+d})"
                seen[place] = value
            fields = f"{microseconds // 1_000_000:3d}, {microseconds % 1_000_000:6d}, {kind:3d}, {code:3d}, {value:7d}"
            lines.append(f"    - [{fields}] # {comment}")
        if before and not down:
            lines.append(" " * 35 + "# Touch device in neutral state")
        last = microseconds
    return lines


# Files.

FILES = {
    "force-touchpad.evemu": force_touchpad,
    "pen.evemu": pen,
    "clickpad.yml": clickpad,
    "phone.csv": phone,
    "phone-forces.json": phone_forces,
}


def write(path, text):
    """Replaces a file in one step, so that a reader never sees half of it."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix="." + path.name)
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.chmod(draft, 0o644)
        os.replace(draft, path)
    except BaseException:
        os.unlink(draft)
        raise


def main(arguments):
    if arguments not in ([], ["--check"]):
        print("usage: make-samples.py [--check]", file=sys.stderr)
        return 64
    differing = []
    for name, make in FILES.items():
        path, text = SAMPLES / name, make()
        if not arguments:
            SAMPLES.mkdir(exist_ok=True)
            write(path, text)
        elif not path.exists() or path.read_bytes() != text.encode():
            differing.append(name)
    for name in differing:
        print(f"Samples/{name}: differs from what Scripts/make-samples.py makes", file=sys.stderr)
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
