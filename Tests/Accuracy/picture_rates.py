#!/usr/bin/env python3
"""Measures the rules that decode the picture: how often each is raised, on originals and on changes of them.

Usage: Tests/Accuracy/picture_rates.py thumbnails|compression [--metalens PROGRAM] [--every N] [CORPUS]

CORPUS (METALENS_CORPUS where it isn't named) holds labels.csv; its JPEGs labelled
`original` are read, every Nth of them with --every. Each is changed by real
programs (djpeg, cjpeg, jpegtran, exiftool, ImageMagick) in a temporary directory;
the rates and their 95 % Wilson intervals are printed. No photo leaves that directory.

thumbnails: the thumbnail of another original, crops, turns, a pasted quarter, a
part pasted elsewhere, brightness, gamma, saturation, saved at 75. compression:
each original saved again; halved in size (which takes the traces of the camera's
own compression away) and saved once; halved, saved and saved again.
"""
import argparse
import collections
import csv
import json
import math
import os
import re
import subprocess
import sys
import tempfile

QUALITIES = (95, 90, 85, 75, 60)
IMAGE_MAGICK = "convert-im6.q16"


def run(*command, **options):
    return subprocess.run([str(part) for part in command], check=False, capture_output=True, **options)


def wilson(hits, count):
    """The 95 % interval of a rate, in percent (Wilson 1927)."""
    if not count:
        return 0, 100
    z = 1.96
    rate = hits / count
    middle = (rate + z * z / (2 * count)) / (1 + z * z / count)
    reach = z / (1 + z * z / count) * math.sqrt(rate * (1 - rate) / count + z * z / (4 * count * count))
    return 100 * max(0, middle - reach), 100 * min(1, middle + reach)


def originals(corpus):
    with open(os.path.join(corpus, "labels.csv"), newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            path = os.path.join(corpus, row["path"])
            if row["label"] == "original":
                with open(path, "rb") as photo:
                    if photo.read(3) == b"\xff\xd8\xff":
                        yield path


def thumbnail(path):
    return run("exiftool", "-b", "-ThumbnailImage", path).stdout


def size(path):
    width, height = run("exiftool", "-s3", "-ImageWidth", "-ImageHeight", path).stdout.split()[:2]
    return int(width), int(height)


def with_metadata(source, picture):
    """Copies a photo's metadata, thumbnail included, onto another picture."""
    run("exiftool", "-q", "-overwrite_original", "-TagsFromFile", source, "-all:all", "-unsafe", picture)


def thumbnail_variants(paths, folder):
    paths = [path for path in paths if thumbnail(path)[:2] == b"\xff\xd8"]
    for index, path in enumerate(paths):
        yield "original", path, path

        def target(name):
            return os.path.join(folder, f"{index}-{name}.jpg")

        other = os.path.join(folder, "thumbnail")
        with open(other, "wb") as file:
            file.write(thumbnail(paths[(index + 7) % len(paths)]))
        out = target("exchanged")
        run("exiftool", "-q", "-o", out, f"-ThumbnailImage<={other}", path)
        yield "another's thumbnail", out, path
        width, height = size(path)
        for share in (0.9, 0.75):
            wide, high = int(width * share), int(height * share)
            for place in ("Center", "NorthWest"):
                out = target(f"crop-{share}-{place}")
                run(IMAGE_MAGICK, path, "-gravity", place, "-crop", f"{wide}x{high}+0+0", "+repage", "-quality", 92, out)
                with_metadata(path, out)
                yield f"cropped to {share:.0%} of the width, {place}", out, path
        for name, turn in (("turned by 90", ["-rotate", "90"]), ("turned by 180", ["-rotate", "180"]),
                           ("mirrored", ["-flip", "horizontal"])):
            out = target(name.replace(" ", "-"))
            run("jpegtran", "-copy", "all", *turn, "-outfile", out, path)
            yield f"{name} by jpegtran", out, path
        for name, change in (
            ("a quarter pasted over", ["-fill", "white", "-draw",
                                       f"rectangle {width // 4},{height // 4} {width * 3 // 4},{height * 3 // 4}"]),
            ("a sixth of each side pasted elsewhere", [
                "(", "+clone", "-crop", f"{width // 6}x{height // 6}+{width // 8}+{height // 8}", "+repage", "-flop", ")",
                "-geometry", f"+{width // 2}+{height // 2}", "-composite"]),
            ("brighter by 30 %", ["-modulate", "130"]), ("darker by 30 %", ["-modulate", "70"]),
            ("brighter by 6 %", ["-modulate", "106"]), ("darker by 6 %", ["-modulate", "94"]),
            ("contrast of 112 %", ["-brightness-contrast", "0x7"]), ("contrast of 84 %", ["-brightness-contrast", "0x-10"]),
            ("gamma 0.7", ["-gamma", "0.7"]), ("gamma 1.4", ["-gamma", "1.4"]),
            ("saturation 150 %", ["-modulate", "100,150"]), ("saved at 75", ["-quality", "75"]),
        ):
            out = target(name.replace(" ", "-"))
            run(IMAGE_MAGICK, path, "-quality", 92, *change, out)
            with_metadata(path, out)
            yield name, out, path


def compression_variants(paths, folder):
    for index, path in enumerate(paths):
        yield "original", path, path
        full = os.path.join(folder, "full.ppm")
        half = os.path.join(folder, "half.ppm")
        run("djpeg", "-pnm", "-outfile", full, path)
        run(IMAGE_MAGICK, full, "-filter", "Box", "-resize", "50%", "-gravity", "Center", "-crop", "1600x1200+0+0",
            "+repage", half)
        for quality in QUALITIES:
            out = os.path.join(folder, f"{index}-resaved-{quality}.jpg")
            run("cjpeg", "-quality", quality, "-outfile", out, full)
            yield f"original saved again at {quality}", out, path
            out = os.path.join(folder, f"{index}-magick-{quality}.jpg")
            run(IMAGE_MAGICK, half, "-quality", quality, out)
            yield f"once at {quality} (ImageMagick)", out, path
            first = os.path.join(folder, f"{index}-once-{quality}.jpg")
            run("cjpeg", "-quality", quality, "-outfile", first, half)
            yield f"once at {quality}", first, path
            again = os.path.join(folder, "again.ppm")
            run("djpeg", "-pnm", "-outfile", again, first)
            for second in QUALITIES:
                out = os.path.join(folder, f"{index}-{quality}-{second}.jpg")
                run("cjpeg", "-quality", second, "-outfile", out, again)
                yield f"{quality} then {second}", out, path


def flags(program, paths):
    """The flags of each file, by path."""
    listed = "\n".join(paths).encode()
    done = run(program, "batch", "--format", "ndjson", "--depth", "pixels", "--files-from", "-", input=listed)
    found = {}
    for line in done.stdout.splitlines():
        row = json.loads(line)
        if "flags" in row:
            found[row["file"]["path"]] = {flag["id"]: flag for flag in row["flags"]}
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("thumbnails", "compression"))
    parser.add_argument("--metalens", default=".build/release/metalens")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("corpus", nargs="?", default=os.environ.get("METALENS_CORPUS"))
    arguments = parser.parse_intermixed_args()
    if not arguments.corpus:
        sys.exit("name a corpus, or set METALENS_CORPUS")
    paths = sorted(originals(arguments.corpus))[:: arguments.every]
    make = thumbnail_variants if arguments.what == "thumbnails" else compression_variants
    wanted = re.compile("^thumbnail|losslessRotation" if arguments.what == "thumbnails" else "compressedTwice")
    counts = collections.Counter()
    raised = collections.defaultdict(collections.Counter)
    right = collections.Counter()
    on_originals = []
    with tempfile.TemporaryDirectory() as folder:
        for start in range(0, len(paths), 4):
            group = []
            for name, path, source in make(paths[start:start + 4] if arguments.what == "compression" else paths, folder):
                if os.path.exists(path):
                    group.append((name, path, source))
            found = flags(arguments.metalens, [path for _, path, _ in group])
            for name, path, source in group:
                if path not in found:
                    continue
                counts[name] += 1
                for identifier, flag in found[path].items():
                    if wanted.search(identifier):
                        raised[name][identifier] += 1
                        if name == "original":
                            on_originals.append(f"{identifier} {os.path.basename(source)}")
                        quality = flag.get("parameters", {}).get("firstQuality")
                        if quality is not None and name.startswith(f"{quality} then"):
                            right[name] += 1
                if path != source:
                    os.remove(path)
            if arguments.what == "thumbnails":
                break
    for name in counts:
        for identifier, hits in sorted(raised[name].items()) or [("-", 0)]:
            low, high = wilson(hits, counts[name])
            exact = f", exact quality {right[name]}" if right[name] else ""
            print(f"{name:45} {identifier:22} {hits:3} of {counts[name]:3} = {100 * hits / counts[name]:5.1f} % "
                  f"({low:.1f} to {high:.1f}){exact}")
    for line in on_originals:
        if not line.startswith("thumbnailMatches"):
            print("original:", line)


if __name__ == "__main__":
    main()
