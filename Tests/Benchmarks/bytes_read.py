#!/usr/bin/env python3
"""Counts what is read of large files for their metadata.

Usage: Tests/Benchmarks/bytes_read.py METALENS [--megabytes 50]

Makes files of that size of each format, in which the metadata stands first or last, and runs
`metalens analyze --depth metadata --no-hash` and `exiftool -fast2` on each under strace. Of METALENS the reads of the
file itself are counted. Exit code 1 where more than a megabyte or a fiftieth of the file is read, whichever is less
(of a GIF: more than once all of it, since nothing in it says where its sub-blocks end), or where metalens finds no make or another size than the picture's. Needs strace and libimage-exiftool-perl.
"""
import argparse
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import containers as c

CALLS = re.compile(r"^(read|pread64|readv|preadv|mmap)\((.*)\) += +(-?\d+|0x[0-9a-f]+)")
WIDTH = 8192


def files(size):
    """(name, size of the picture, bytes, whether EXIF is in it)."""
    height = size // WIDTH
    pixels = c.noise(WIDTH * height)
    small = (c.WIDTH, c.HEIGHT)
    large = (WIDTH, height)
    many = [(number, b"hvc1") for number in range(3, 51)]
    tile = len(pixels) // 64
    tiles = [(number, [(10_000 + tile * (number - 3), tile)]) for number, _ in many]
    photo = b"\xff\xd8\xff\xe1" + (len(c.exif_block()) + 8).to_bytes(2, "big") + b"Exif\0\0" + c.exif_block() \
        + b"\xff\xc0\x00\x0b\x08\x00\x30\x00\x40\x01\x01\x11\x00\xff\xda\x00\x08\x01\x01\x00\x00\x3f\x00\x00\xff\xd9"
    return [
        ("heic, EXIF last", small, c.heif_file(pixels)),
        ("heic, 48 tiles", small, c.heif_file(pixels, items=many, places=tiles)),
        ("tiff, directory last", large, c.tiff_file(pixels, *large)),
        ("tiff, directory first", large, c.tiff_file(pixels, *large, directory_last=False)),
        ("png, one IDAT", large, c.png_file(pixels, len(pixels) * 2, *large)),
        ("png, IDATs of 1 MB, EXIF last", large, c.png_file(pixels, 1 << 20, *large, exif_last=True)),
        ("png, IDATs of 64 KB, EXIF first", large, c.png_file(pixels, 1 << 16, *large)),
        ("png, IDATs of 8 KB, EXIF first", large, c.png_file(pixels, 1 << 13, *large)),
        ("png, IDATs of 64 KB, EXIF last", large, c.png_file(pixels, 1 << 16, *large, exif_last=True)),
        ("png, IDATs of 8 KB, EXIF last", large, c.png_file(pixels, 1 << 13, *large, exif_last=True)),
        ("webp, EXIF last", small, c.webp_file([c.vp8x(), c.vp8l(len(pixels)), c.riff(b"EXIF", c.exif_block())])),
        ("gif, sub-blocks of 255", small, c.gif_file(data=b"\x08" + (b"\xff" + pixels[:255]) * (size // 256) + b"\0")),
        ("jxl", small, c.jxl_file(data=pixels)),
        ("jp2", small, c.jp2_file(data=pixels)),
        ("raf", small, c.raf_file(photo, data=pixels)),
    ]


def reads(command, path, work):
    """(bytes, calls, output) of a command, of which the reads of the file are counted."""
    traces = work / "traces"
    traces.mkdir()
    # One trace a thread, so that no call is torn; -y names the file beside each descriptor.
    run = subprocess.run(
        ["strace", "-ff", "-y", "-o", traces / "trace", "-e", "trace=read,pread64,readv,preadv,mmap", *command],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    total, calls = 0, 0
    for trace in traces.iterdir():
        for line in trace.read_text(errors="replace").splitlines():
            match = CALLS.match(line)
            if not match or f"<{path}>" not in match[2]:
                continue
            # A mapping isn't a read, but its pages would be: none may be made of the file.
            if match[1] == "mmap":
                sys.exit(f"{command[0]} maps the file")
            total += max(0, int(match[3], 0))
            calls += 1
        trace.unlink()
    traces.rmdir()
    if not calls:
        sys.exit(f"strace saw no read by {command[0]}")
    return total, calls, run.stdout


def faults(output, size):
    try:
        summary = json.loads(output).get("summary") or {}
    except ValueError:
        return ["no report"]
    found = summary.get("dimensions") or {}
    wrong = [] if (found.get("width"), found.get("height")) == size else [f"dimensions {found}"]
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("metalens")
    parser.add_argument("--megabytes", type=int, default=50)
    options = parser.parse_args()
    wrong, sums = [], [0, 0, 0]
    print("| File | bytes | read by metalens | calls | share | read by exiftool -fast2 | calls |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder).resolve()
        path = work / "picture"
        for name, size, data in files(options.megabytes * 1_000_000):
            path.write_bytes(data)
            ours, our_calls, output = reads(
                [options.metalens, "analyze", "--depth", "metadata", "--no-hash", "--format", "json", str(path)], path,
                work)
            theirs, their_calls, _ = reads(["exiftool", "-fast2", "-j", str(path)], path, work)
            print(f"| {name} | {len(data):,} | {ours:,} | {our_calls} | {100 * ours / len(data):.3f} % | {theirs:,} "
                  f"| {their_calls} |", flush=True)
            if ours > (1.01 * len(data) + 65_536 if name.startswith("gif") else min(1_000_000, len(data) / 50)):
                wrong.append(f"{name}: {ours:,} bytes are read")
            wrong += [f"{name}: {fault}" for fault in faults(output, size)]
            if (json.loads(output or b"{}").get("summary") or {}).get("make") != "Canon" and not name.startswith("gif"):
                wrong.append(f"{name}: no make")
            sums = [sums[0] + len(data), sums[1] + ours, sums[2] + theirs]
    print(f"| all | {sums[0]:,} | {sums[1]:,} | | {100 * sums[1] / sums[0]:.3f} % | {sums[2]:,} | |\n")
    for line in wrong:
        print(f"FAIL: {line}")
    print(f"{len(wrong)} faults.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
