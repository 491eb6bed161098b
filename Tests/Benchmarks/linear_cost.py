#!/usr/bin/env python3
"""Shows that no kind of file makes reading cost more than in proportion to its size.

Usage: Tests/Benchmarks/linear_cost.py METALENS [--depth pixels] [--only WORDS] [--timed]

For each kind a file is made at sizes that double; callgrind counts the instructions of `metalens batch` over it,
start-up subtracted. Exit code 1 where the instructions grow faster than the bytes by more than a fifth, or where a byte
of the largest file costs more than 4000 instructions. --only takes the kinds whose name begins so (`PNG:`). valgrind and cjpeg (libjpeg-turbo-progs).
"""
import argparse
import os
import re
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

import container_kinds

SIZES = [250_000, 500_000, 1_000_000, 2_000_000]
MOST_GROWTH = 1.2
# A decoded JPEG takes about 300 instructions a byte. Unpacking a text that swells 1,000-fold, up to what a report keeps
# of it, is the dearest that is asked for.
MOST_A_BYTE = 4000


def photo(options=()):
    """A small JPEG of noise, its parts: SOI and headers up to SOS, then the rest."""
    width, height, state, pixels = 64, 48, 1, bytearray()
    for _ in range(width * height * 3):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        pixels.append(state >> 16 & 0xFF)
    source = b"P6\n%d %d\n255\n" % (width, height) + bytes(pixels)
    return subprocess.run(["cjpeg", *options], input=source, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          check=True).stdout


def segment(marker, payload):
    return bytes([0xFF, marker]) + struct.pack(">H", len(payload) + 2) + payload


def repeated(piece, size):
    return piece * max(1, size // len(piece))


def tables_at(base):
    """Where the first table stands."""
    return base.index(b"\xff\xdb")


def insert(base, middle):
    place = tables_at(base)
    return base[:place] + middle + base[place:]


def exif(block):
    return segment(0xE1, b"Exif\0\0" + block)


def entries(size):
    """One IFD of as many entries as a segment holds, in as many EXIF segments as the size asks for."""
    count = 5000
    ifd = struct.pack("<H", count) + b"".join(
        struct.pack("<HHII", index, 4, 1, index) for index in range(count)) + bytes(4)
    return repeated(exif(b"II*\0\x08\0\0\0" + ifd), size)


def directories(size):
    """IFDs that lead from one to the next."""
    count = 3000
    block = b"II*\0\x08\0\0\0"
    for index in range(count):
        following = 8 + 18 * (index + 1)
        block += struct.pack("<HHHIII", 1, 0x8769, 4, 1, following, following)
    return repeated(exif(block), size)


def trailer_jpegs(size):
    return repeated(photo(["-quality", "10"]), size)


def progressive(size):
    """The last scan of a progressive JPEG, refinement upon refinement."""
    base = photo(["-progressive"])
    end = base.rindex(b"\xff\xd9")
    start = base.rindex(b"\xff\xc4", 0, base.rindex(b"\xff\xda"))
    return base[:end] + repeated(base[start:end], size) + base[end:]


def kinds():
    base = photo()
    thin = b"\xff\xd8" + b"\xff\xe0\x00\x02"
    return {
        "segments of no length": lambda size: insert(base, repeated(b"\xff\xef\x00\x02", size)),
        "segments of 64 KB": lambda size: insert(base, repeated(segment(0xEF, bytes(65533)), size)),
        "fill bytes": lambda size: insert(base, b"\xff" * size),
        "bytes between segments": lambda size: insert(base, bytes(size)),
        "comments": lambda size: insert(base, repeated(segment(0xFE, b"x" * 60), size)),
        "quantization tables": lambda size: insert(base, repeated(segment(0xDB, bytes([0]) + b"\1" * 64), size)),
        "Huffman tables": lambda size: insert(
            base, repeated(segment(0xC4, bytes([0]) + bytes(15) + b"\1\0"), size)),
        "EXIF entries": lambda size: insert(base, entries(size)),
        "EXIF directories": lambda size: insert(base, directories(size)),
        "scans": progressive,
        "stuffed bytes in a scan": lambda size: base[:-2] + b"\xff\0" * (size // 2) + base[-2:],
        "restart markers in a scan": lambda size: base[:-2] + b"\xff\xd0" * (size // 2) + base[-2:],
        "markers in a scan": lambda size: base[:-2] + b"\xff\x02" * (size // 2) + base[-2:],
        "segments in a scan": lambda size: base[:-2] + repeated(b"\xff\xe1\x00\x02", size) + base[-2:],
        "JPEGs after EOI": lambda size: base + trailer_jpegs(size),
        "JPEGs after EOI that don't end": lambda size: base + repeated(thin, size),
        "zeros after EOI": lambda size: base + bytes(size),
        "bytes after EOI": lambda size: base + b"metalens" * (size // 8),
        "Samsung's ends after EOI": lambda size: base + repeated(
            b"SEFH" + struct.pack("<II", 106, 0) + struct.pack("<I", 12) + b"SEFT", size),
    } | container_kinds.kinds(base)


def command(metalens, depth, listing):
    return [metalens, "batch", "--no-isolate", "--jobs", "1", "--quiet", "--no-hash", "--depth", depth,
            "--format", "ndjson", "--files-from", str(listing)]


def nanoseconds(metalens, depth, listing):
    """Processor time, the least of three runs."""
    least = None
    for _ in range(3):
        process = subprocess.Popen(command(metalens, depth, listing), stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode not in (0, 3):
            sys.exit(f"metalens ended with {process.returncode}")
        spent = int(1e9 * (usage.ru_utime + usage.ru_stime))
        least = spent if least is None else min(least, spent)
    return least


def instructions(metalens, depth, listing):
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command(metalens, depth, listing)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    found = re.search(r"Collected : (\d+)", run.stderr.decode())
    if not found:
        sys.exit(f"callgrind gave no count: {run.stderr.decode()[-500:]}")
    return int(found.group(1))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("metalens")
    parser.add_argument("--depth", default="pixels")
    parser.add_argument("--only", default="")
    parser.add_argument("--timed", action="store_true")
    options = parser.parse_args()
    measure = nanoseconds if options.timed else instructions
    sizes = SIZES[::len(SIZES) - 1] if options.timed else SIZES
    most_growth, most_a_byte = (2.0, 2000) if options.timed else (MOST_GROWTH, MOST_A_BYTE)
    wrong = 0
    with tempfile.TemporaryDirectory() as work:
        listing, path = Path(work) / "list", Path(work) / "a.jpg"
        listing.write_text("")
        start = measure(options.metalens, options.depth, listing)
        listing.write_text(f"{path}\n")
        print("| Kind | " + " | ".join(f"{size:,} bytes" for size in sizes) + " | growth beyond size | a byte |")
        print("|---|" + "---:|" * (len(sizes) + 2))
        for kind, make in kinds().items():
            if not kind.startswith(options.only):
                continue
            costs, counts = [], []
            for size in sizes:
                data = make(size)
                path.write_bytes(data)
                # A millisecond is what a clock tells apart here; of instructions none is too few.
                costs.append(max(1_000_000, measure(options.metalens, options.depth, listing) - start))
                counts.append(len(data))
            growth = max((costs[index + 1] / costs[index]) / (counts[index + 1] / counts[index])
                         for index in range(len(costs) - 1))
            dear = costs[-1] / counts[-1]
            is_wrong = growth > most_growth or dear > most_a_byte
            wrong += is_wrong
            print(f"| {kind} | " + " | ".join(f"{cost / 1e6:.1f} M" for cost in costs)
                  + f" | {growth:.2f} | {dear:.1f} |{' FAIL' if is_wrong else ''}", flush=True)
    print(f"\n{wrong} kinds grow faster than their size allows, or cost more than {most_a_byte} a byte.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
