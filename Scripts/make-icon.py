#!/usr/bin/env python3
"""Draws the icon of the example apps: a fingertip's dot, and the pulse around it. Nothing but the standard library."""

import json
import pathlib
import struct
import zlib

SIZE = 1024
SAMPLES = 3  # per pixel and direction
WHITE = (255, 255, 255)
RED = (255, 59, 48)


def coverage(distance):
    """How much of a point at this distance from the centre is red: a dot, and three rings that thicken and fade."""
    if distance < 120:
        return 1.0
    for radius, width, opacity in ((210, 18, 0.9), (310, 34, 0.6), (425, 54, 0.3)):
        if abs(distance - radius) < width / 2:
            return opacity
    return 0.0


def row(y):
    pixels = bytearray([0])  # no filter
    for x in range(SIZE):
        red = 0.0
        for i in range(SAMPLES):
            for j in range(SAMPLES):
                dx = x + (i + 0.5) / SAMPLES - SIZE / 2
                dy = y + (j + 0.5) / SAMPLES - SIZE / 2
                red += coverage((dx * dx + dy * dy) ** 0.5)
        red /= SAMPLES * SAMPLES
        pixels += bytes(round(w + (r - w) * red) for w, r in zip(WHITE, RED))
    return bytes(pixels)


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def main():
    half = [row(y) for y in range(SIZE // 2)]
    image = b"".join(half + half[::-1])
    png = b"\x89PNG\r\n\x1a\n" + b"".join((
        chunk(b"IHDR", struct.pack(">IIBBBBB", SIZE, SIZE, 8, 2, 0, 0, 0)),
        chunk(b"IDAT", zlib.compress(image, 9)),
        chunk(b"IEND", b""),
    ))
    info = {"info": {"author": "xcode", "version": 1}}
    icon = {"images": [{"filename": "Icon.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}], **info}
    examples = pathlib.Path(__file__).resolve().parent.parent / "Examples"
    for package in sorted(examples.glob("*.swiftpm")):
        catalogue = package / "Resources" / "Assets.xcassets"
        iconset = catalogue / "AppIcon.appiconset"
        iconset.mkdir(parents=True, exist_ok=True)
        (iconset / "Icon.png").write_bytes(png)
        (catalogue / "Contents.json").write_text(json.dumps(info, indent=2) + "\n")
        (iconset / "Contents.json").write_text(json.dumps(icon, indent=2) + "\n")


if __name__ == "__main__":
    main()
