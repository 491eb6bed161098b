#!/usr/bin/env python3
"""Compares MetaLens' answer on quantization tables with exiftool's over every JPEG below a directory.

Usage: Tests/Comparisons/compare_jpeg_digest.py [--metalens-dev PROGRAM] [--output FILE] [DIRECTORY]

DIRECTORY is METALENS_CORPUS where it isn't named. exiftool's JPEGDigest is compared with what
`metalens-dev quantization` names, the digest itself where exiftool shows it, and its
JPEGQualityEstimate with our exact or nearest IJG quality. Each difference must fall in a class of
jpeg_digest_comparison/classes.py; one that falls in none is printed, and the exit code is 1. With
--output the table is written as Markdown.
"""
import argparse
import collections
import datetime
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile

from jpeg_digest_comparison.classes import NAME_CLASSES, QUALITY_CLASSES, Photo, classify, same_name
from jpeg_digest_comparison.tables import digest, segments, tables

EXIFTOOL = ["exiftool", "-j", "-JPEGDigest", "-JPEGQualityEstimate"]
DIGEST = re.compile(r"Unknown \(([0-9a-f]{32}):([0-9a-f]*)\)")


def jpegs(directory):
    """Files whose first bytes are a JPEG's, in the order of their names' bytes."""
    found = []
    for folder, _, names in os.walk(directory):
        for name in names:
            path = os.path.join(folder, name)
            if os.path.isfile(path) and not os.path.islink(path):
                with open(path, "rb") as file:
                    if file.read(3) == b"\xff\xd8\xff":
                        found.append(path)
    return sorted(found)


def run_exiftool(paths):
    with tempfile.NamedTemporaryFile("w", suffix=".args") as listing:
        listing.write("\n".join(paths) + "\n")
        listing.flush()
        output = subprocess.run(EXIFTOOL + ["-@", listing.name], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                check=False)
    return {entry["SourceFile"]: entry for entry in json.loads(output.stdout.decode("utf-8", "replace"))}


def run_ours(program, paths):
    found = {}
    for start in range(0, len(paths), 200):
        output = subprocess.run([program, "quantization"] + paths[start:start + 200], stdout=subprocess.PIPE)
        # 1 where a file couldn't be read, whose row says why.
        if output.returncode not in (0, 1):
            sys.exit(f"{program} quantization: exit code {output.returncode}")
        found.update((entry["path"], entry) for entry in map(json.loads, output.stdout.decode().splitlines()))
    return found


def known_digests(groupings):
    """The digests that exiftool names, found by asking it of a header made of each grouping."""
    asked = {}
    with tempfile.TemporaryDirectory() as folder:
        for number, (key, (bodies, sampling)) in enumerate(groupings.items()):
            frame = bytes([8, 0, 8, 0, 8, len(sampling)]) + b"".join(
                bytes([index + 1, factor, min(index, 1)]) for index, factor in enumerate(sampling))
            data = b"\xff\xd8" + b"".join(
                b"\xff\xdb" + (len(body) + 2).to_bytes(2, "big") + body for body in bodies)
            data += b"\xff\xc0" + (len(frame) + 2).to_bytes(2, "big") + frame + b"\xff\xda\x00\x02\xff\xd9"
            path = os.path.join(folder, f"{number}.jpg")
            with open(path, "wb") as file:
                file.write(data)
            asked[path] = key
        answers = run_exiftool(list(asked)) if asked else {}
    return {key for path, key in asked.items()
            if not str(answers.get(path, {}).get("JPEGDigest", "Unknown")).startswith("Unknown")}


def groupings(photos):
    """The tables of each photo in one segment and in one each, by digest."""
    found = {}
    for photo in photos:
        held, wide = tables(photo.bodies)
        if wide or not held or photo.name is not None:
            continue
        parts = [bytes([slot] + held[slot]) for slot in sorted(held)]
        sampling = [factor for factor, _ in photo.components]
        for bodies in ([b"".join(parts)], parts):
            found[digest(bodies)] = (bodies, sampling)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--metalens-dev", default=".build/debug/metalens-dev", dest="program")
    parser.add_argument("--output")
    parser.add_argument("directory", nargs="?", default=os.environ.get("METALENS_CORPUS"))
    arguments = parser.parse_args()
    if not arguments.directory:
        parser.error("no DIRECTORY, and METALENS_CORPUS isn't set")

    paths = jpegs(arguments.directory)
    theirs, ours = run_exiftool(paths), run_ours(arguments.program, paths)
    photos, counts, unreadable = {}, collections.Counter(), 0
    for path in paths:
        if "error" in ours[path] or "JPEGQualityEstimate" not in theirs.get(path, {}):
            unreadable += 1
            continue
        with open(path, "rb") as file:
            bodies, components = segments(file.read())
        photos[path] = Photo(ours[path], theirs[path], bodies, components)
    known = known_digests(groupings(photos.values()))

    rows, unexplained = collections.defaultdict(list), []

    def note(path, what, classes, mine, other):
        group = classify(photos[path], classes)
        if group is None:
            unexplained.append(f"{path}: {what}: {mine} / {other}")
        else:
            rows[what, group].append((mine, other, path))

    for path, photo in photos.items():
        photo.known = known
        shown = DIGEST.match(str(photo.theirs.get("JPEGDigest", "")))
        if shown:
            agrees = photo.ours.get("digest") == ":".join(shown.groups())
            counts["digest", "agree" if agrees else "differ"] += 1
            if not agrees:
                unexplained.append(f"{path}: digest: {photo.ours.get('digest')} / {':'.join(shown.groups())}")
        mine = photo.matches[0]["name"] if photo.matches else "none"
        if photo.name is None and not photo.matches:
            counts["name", "neither names"] += 1
        elif same_name(photo):
            counts["name", "agree"] += 1
        else:
            counts["name", "differ"] += 1
            note(path, "name", NAME_CLASSES, mine, photo.name or "unknown")
        if photo.quality is not None and photo.quality == photo.theirs_quality:
            counts["quality", "agree"] += 1
        else:
            counts["quality", "differ"] += 1
            nearest = photo.ours.get("nearestIJG")
            stated = f"≈ {nearest['quality']}, residual {nearest['residual']:.2f}" if nearest else mine
            note(path, "quality", QUALITY_CLASSES, stated, str(photo.theirs_quality or "unknown"))

    exact = sum(photo.ijg is not None and photo.raw_is_ijg() for photo in photos.values())
    stated = sum(photo.ijg is not None for photo in photos.values())
    version = subprocess.run(["exiftool", "-ver"], stdout=subprocess.PIPE, check=True).stdout.decode().strip()
    lines = [
        "# The same tables as exiftool?", "",
        f"Measured on {datetime.date.today()} with `metalens-dev quantization`, by `Tests/Comparisons/compare_jpeg_digest.py`; "
        "don't edit. No score is involved, so no model.", "",
        f"exiftool {version}, started as `{' '.join(EXIFTOOL)}`, and `metalens-dev quantization`, over {len(paths)} JPEG "
        f"files; {unreadable} have no frame or no tables at one of them. Of the others each is compared three times: the "
        "digest where exiftool shows it (it does where it has no name for it), the name of the tables, and its quality estimate with the exact or nearest IJG "
        "quality. Files are named by the first digits of their SHA-256.", "",
        f"IJG's tables were found in {stated} files; a second reader, which shares no code with MetaLens "
        f"(Tests/Comparisons/jpeg_digest_comparison/tables.py), finds the formula's values in {exact} of them.", "",
        "| Compared | agree | differ | neither names |", "|---|---:|---:|---:|"]
    for what in ("digest", "name", "quality"):
        lines.append(f"| {what} | {counts[what, 'agree']} | {counts[what, 'differ']} | {counts[what, 'neither names']} |")
    lines += ["", "## Each difference by its class", "",
              "| Compared | Class | files | MetaLens | exiftool | example | right |", "|---|---|---:|---|---|---|---|"]
    for what, classes in (("name", NAME_CLASSES), ("quality", QUALITY_CLASSES)):
        for group in classes:
            found = rows.get((what, group), [])
            if found:
                mine, other, path = found[0]
                with open(path, "rb") as file:
                    name = hashlib.sha256(file.read()).hexdigest()[:12]
                lines.append(f"| {what} | {group.name} | {len(found)} | {mine} | {other} | {name} | {group.right} |")
    lines += ["", f"Unexplained: {len(unexplained)}.", "", "## The classes", ""]
    met = {group for _, group in rows}
    for group in filter(met.__contains__, NAME_CLASSES + QUALITY_CLASSES):
        lines += [f"**{group.name}** (right: {group.right}). {group.why}", ""]
    text = "\n".join(lines).rstrip() + "\n"
    if arguments.output:
        with open(arguments.output, "w", encoding="utf-8") as file:
            file.write(text)
    else:
        print(text, end="")
    for line in unexplained:
        print(line, file=sys.stderr)
    return 1 if unexplained or exact != stated else 0


if __name__ == "__main__":
    sys.exit(main())
