#!/usr/bin/env python3
"""Compares MetaLens' facts with exiftool's over every photo below a directory that MetaLens reads.

Usage: Tests/Comparisons/compare_exiftool.py [--metalens PROGRAM] [--output FILE] [DIRECTORY]

DIRECTORY is METALENS_CORPUS where it isn't named. A photo is told by its first
bytes. Only exiftool's EXIF groups, its type of the file, the size and serial numbers are compared. Each difference must fall in a class of
exiftool_comparison/classes.py; one that falls in none is printed, and the exit
code is 1. With --output the table is written as Markdown, without coordinates,
serial numbers or names.
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

from exiftool_comparison.classes import CLASSES, Difference, classify
from exiftool_comparison.fields import FIELDS, same
from exiftool_comparison.raw_containers import format_of
from exiftool_comparison.raw_exif import read_photo

EXIFTOOL = ["exiftool", "-j", "-n", "-G1", "-a", "-EXIF:all", "-FileType", "-ImageWidth", "-ImageHeight",
            "-RawImageFullSize", "-RawImageCroppedSize", "-MakerNotes:SerialNumber", "-XMP:SerialNumber",
            "-XMP:BodySerialNumber"]


def photos(directory):
    """Files whose first bytes are those of a format that MetaLens reads, in the order of their names' bytes."""
    found = []
    for folder, _, names in os.walk(os.fsencode(directory)):
        for name in names:
            path = os.path.join(folder, name)
            if os.path.isfile(path) and not os.path.islink(path):
                with open(path, "rb") as file:
                    if format_of(file.read(64)):
                        found.append(path)
    return sorted(found)


def run_metalens(program, listing):
    """Reports and errors by the bytes of their paths."""
    output = subprocess.run(
        [program, "batch", "--format", "ndjson", "--jobs", "2", "--language", "en", "--quiet", "-0", "--files-from",
         listing], stdout=subprocess.PIPE, check=False)
    if output.returncode not in (0, 3):
        sys.exit(f"metalens ended with {output.returncode}")
    reports = map(json.loads, output.stdout.decode().splitlines())
    return {bytes.fromhex(report["file"]["pathBytes"]) if "pathBytes" in report["file"]
            else report["file"]["path"].encode(): report for report in reports}


def facts_of(report):
    """The summary and the format of a report; None of an error."""
    return report["summary"] | {"format": report["file"]["format"]} if report.get("summary") else None


def run_exiftool(paths):
    """Tags of each file, in the order of the files; numbers stay the text that exiftool prints."""
    with tempfile.NamedTemporaryFile(suffix=".args") as listing:
        listing.write(b"\n".join(paths) + b"\n")
        listing.flush()
        output = subprocess.run(
            EXIFTOOL + ["-@", listing.name], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    found = json.loads(output.stdout.decode("utf-8", "replace"), parse_float=str, parse_int=str, parse_constant=str)
    if len(found) != len(paths):
        sys.exit(f"exiftool gave {len(found)} objects for {len(paths)} files")
    return [{name: value if isinstance(value, str) else json.dumps(value) for name, value in tags.items()}
            for tags in found]


def shown(value, personal):
    """A value as the table may show it: of personal data only its shape."""
    if value is None:
        return "null"
    line = str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)
    if personal:
        line = re.sub(r"[^\W\d_]", "x", re.sub(r"\d", "9", line))
    line = "".join(letter if letter.isprintable() else f"\\x{ord(letter):02x}" for letter in line)
    return "`" + (line if len(line) <= 48 else line[:47] + "…").replace("|", "\\|").replace("`", "'") + "`" if line \
        else "empty"


def raw_form(difference):
    """Type and count of the deciding entry; its first bytes unless they are personal."""
    entry = difference.raw() or difference.raw(1)
    if entry is None:
        return "no entry"
    form = f"type {entry.type}, count {entry.count}"
    if entry.raw is not None and not difference.field.personal:
        form += f": `{entry.raw[:20].hex(' ')}`" if entry.raw else ""
    return form


def table(differences, agreed, absent, counts, formats, versions):
    """The comparison as Markdown."""
    lines = [
        "# The same facts as exiftool?", "",
        f"Measured on {datetime.date.today()} with {versions[0]}, by `Tests/Comparisons/compare_exiftool.py`; don't edit.", "",
        f"exiftool {versions[1]}, started as `{' '.join(EXIFTOOL)}`: its EXIF groups IFD0, ExifIFD and "
        "GPS, its type of the file and the size of the main picture, and of maker notes and XMP the serial number alone. In TIFF files and raws "
        "like them the main picture is the largest that its directory doesn't call a smaller one.",
        f"{counts['files']} files, {counts['reports']} with a report, {counts['errors']} with an error. Text and "
        "dates agree where they are equal, coordinates to 1e-6 degrees, other numbers to the ten digits that exiftool "
        "prints. Which reading is right was told by a third reader, which shares no code with either "
        "(Tests/Comparisons/exiftool_comparison/raw_exif.py). Of coordinates, serial numbers and names only the shape is "
        "shown; files are named by the first digits of their SHA-256.", "",
        "| Format by the first bytes | files | with a report | facts agree | differ |", "|---|---:|---:|---:|---:|",
        *(f"| {kind} | {files} | {counts['reports of', kind]} | {counts['agreed in', kind]} "
          f"| {counts['differ in', kind]} |" for kind, files in sorted(formats.items())), "",
        "| Fact | agree | absent in both | differ |", "|---|---:|---:|---:|",
    ]
    by_field = collections.Counter(difference.field.name for _, difference, _ in differences)
    for field in FIELDS:
        lines.append(f"| {field.name} | {agreed[field.name]} | {absent[field.name]} | {by_field[field.name]} |")
    lines += ["", "## Each difference by its class", "",
              "| Fact | Class | files | MetaLens | exiftool | raw | example | right by the bytes |",
              "|---|---|---:|---|---|---|---|---|"]
    groups = collections.defaultdict(list)
    for group, difference, path in differences:
        groups[difference.field.name, group.name].append((group, difference, path))
    for field in FIELDS:
        for group in CLASSES:
            members = groups.get((field.name, group.name))
            if not members:
                continue
            _, example, path = members[0]
            with open(path, "rb") as file:
                digest = hashlib.sha256(file.read()).hexdigest()[:12]
            ours = "error" if example.report["schema"] == "metalens.error/1" else shown(example.ours, field.personal)
            lines.append(f"| {field.name} | {group.name} | {len(members)} | {ours} | "
                         f"{shown(example.theirs, field.personal)} | {raw_form(example)} | {digest} | {group.right} |")
    lines += ["", "## Why", ""]
    used = {name for _, name in groups}
    lines += [f"- **{group.name}**: {group.why}" for group in CLASSES if group.name in used]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description="Compares MetaLens with exiftool.")
    parser.add_argument("directory", nargs="?", default=os.environ.get("METALENS_CORPUS"))
    parser.add_argument("--metalens", default=".build/debug/metalens", help="the program to compare")
    parser.add_argument("--output", help="where to write the table")
    arguments = parser.parse_args()
    if not arguments.directory:
        parser.error("name a directory or set METALENS_CORPUS")

    def version(*command):
        return subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout.decode().strip()
    versions = (version(arguments.metalens, "--version").splitlines()[0], version("exiftool", "-ver"))
    print(f"{versions[0]}; exiftool {versions[1]}")

    paths = photos(arguments.directory)
    if not paths:
        sys.exit("no photo was found")
    with tempfile.NamedTemporaryFile(suffix=".list") as listing:
        listing.write(b"\0".join(paths) + b"\0")
        listing.flush()
        reports = run_metalens(arguments.metalens, listing.name)
    missing = [path for path in paths if path not in reports]
    if missing:
        sys.exit(f"metalens gave neither a row nor a reason for {len(missing)} files, such as {missing[0]!r}")

    agreed, absent, differences, failures = collections.Counter(), collections.Counter(), [], 0
    counts, formats = collections.Counter({"files": len(paths), "errors": 0}), collections.Counter()
    for path, tags in zip(paths, run_exiftool(paths)):
        report = reports[path]
        with open(path, "rb") as file:
            kind = format_of(file.read(64))
        formats[kind] += 1
        summary = facts_of(report)
        counts["errors"] += summary is None
        counts["reports of", kind] += summary is not None
        photo = None
        for field in FIELDS:
            ours, theirs = field.ours(summary) if summary else None, field.theirs(tags)
            if ours is None and theirs is None:
                absent[field.name] += 1
                continue
            if same(field, ours, theirs):
                agreed[field.name] += 1
                counts["agreed in", kind] += 1
                continue
            counts["differ in", kind] += 1
            if photo is None:
                with open(path, "rb") as file:
                    photo = read_photo(file.read())
            difference = Difference(field, ours, theirs, report, photo)
            group = classify(difference)
            if group is None:
                failures += 1
                print(f"in no class: {field.name}: MetaLens {ours!r}, exiftool {theirs!r}, raw {raw_form(difference)}, "
                      f"{os.fsdecode(path)}", file=sys.stderr)
                continue
            differences.append((group, difference, path))
    counts["reports"] = counts["files"] - counts["errors"]

    print(f"{counts['files']} files, {counts['reports']} with a report; {sum(agreed.values())} facts agree, "
          f"{len(differences)} differ in a named class, {failures} in none")
    for (name, count) in collections.Counter(group.name for group, _, _ in differences).most_common():
        print(f"  {count:5}  {name}")
    if arguments.output:
        with open(arguments.output, "w", encoding="utf-8") as file:
            file.write(table(differences, agreed, absent, counts, formats, versions))
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
