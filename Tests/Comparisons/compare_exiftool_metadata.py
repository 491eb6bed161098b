#!/usr/bin/env python3
"""Compares what MetaLens and exiftool read outside EXIF: XMP, IPTC, Photoshop, ICC, texts, Content Credentials, maker notes.

Usage: Tests/Comparisons/compare_exiftool_metadata.py [--metalens PROGRAM] [--output FILE] [--show N] [DIRECTORY]

DIRECTORY is METALENS_CORPUS where it isn't named. `metalens inspect` and exiftool read every photo below it. A value that
only one of them has, or that isn't the same in both, counts as a difference; each must fall in a class of
exiftool_comparison/metadata_classes.py, otherwise it is printed and the exit code is 1. What exiftool reads and MetaLens
doesn't is listed by group, with whether it bears on originality; a group that nobody has judged ends with exit code 1 too.
"""
import argparse
import collections
import datetime
import json
import os
import subprocess
import sys
import tempfile

from compare_exiftool import photos
from exiftool_comparison.metadata_classes import classify_metadata
from exiftool_comparison.metadata_groups import UNREAD_GROUPS
from exiftool_comparison.metadata_values import FAMILIES, ours_of, theirs_of

EXIFTOOL = ["exiftool", "-q", "-q", "-j", "-D", "-G1:4", "-a", "-struct", "-api", "largefilesupport=1"]


def load(text):
    """Objects of pairs as dictionaries of lists: exiftool repeats a name with -a."""
    def pairs(items):
        found = {}
        for name, value in items:
            found.setdefault(name, []).append(value)
        return found
    return json.loads(text.decode("utf-8", "replace"), object_pairs_hook=pairs)


def exiftool(paths, *options):
    """exiftool's tags of each file, in the order of the files."""
    with tempfile.NamedTemporaryFile(suffix=".args") as listing:
        listing.write(b"\n".join(paths) + b"\n")
        listing.flush()
        output = subprocess.run(EXIFTOOL + list(options) + ["-@", listing.name], stdout=subprocess.PIPE,
                                stderr=subprocess.DEVNULL, check=False).stdout
    found = {os.fsencode(tags["SourceFile"][0]): tags for tags in load(output)}
    return [found.get(path, {}) for path in paths]


def inspect(program, path):
    """MetaLens' inspection; None of an error."""
    output = subprocess.run([program, "inspect", "--format", "json", "--", path], stdout=subprocess.PIPE,
                            stderr=subprocess.DEVNULL, check=False).stdout
    try:
        found = json.loads(output.decode())
    except ValueError:
        return None
    return found if found.get("metadata") else None


def table(counts, unread, classes, versions):
    """The comparison as Markdown."""
    lines = [
        "# The same metadata as exiftool?", "",
        f"Measured on {datetime.date.today()} with {versions[0]}, by `Tests/Comparisons/compare_exiftool_metadata.py`; don't edit.", "",
        f"`inspect`; exiftool {versions[1]}, started as `{' '.join(EXIFTOOL)}`, with and without `-n`. "
        f"{counts['files']} files, {counts['read']} that `inspect` reads. A value agrees where both have it and it is the "
        "same after numbers, dates and booleans are written alike; exiftool changes many of them for people.", "",
        "| Where | agree | in a named class | in none | files with any |", "|---|---:|---:|---:|---:|",
    ]
    for family in FAMILIES:
        lines.append(f"| {family} | {counts[family, 'agree']} | {counts[family, 'classed']} | {counts[family, 'none']} "
                     f"| {counts[family, 'files']} |")
    lines += ["", "## Each difference by its class", "", "| Where | Class | values | example |", "|---|---|---:|---|"]
    for (family, name), (number, example) in sorted(classes.items()):
        lines.append(f"| {family} | {name} | {number} | {example} |")
    lines += ["", "## What exiftool reads and MetaLens doesn't", "",
              "By exiftool's groups, over the same files.", "",
              "| Group | files | What it is | Bears on originality |", "|---|---:|---|---|"]
    for group, number in sorted(unread.items(), key=lambda item: (-item[1], item[0])):
        what, bears = UNREAD_GROUPS.get(group, ("?", "?"))
        lines.append(f"| {group} | {number} | {what} | {bears} |")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description="Compares MetaLens with exiftool outside EXIF.")
    parser.add_argument("directory", nargs="?", default=os.environ.get("METALENS_CORPUS"))
    parser.add_argument("--metalens", default=".build/debug/metalens", help="the program to compare")
    parser.add_argument("--output", help="where to write the table")
    parser.add_argument("--show", type=int, default=40, help="how many differences in no class to print")
    arguments = parser.parse_args()
    if not arguments.directory:
        parser.error("name a directory or set METALENS_CORPUS")
    versions = [subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout.decode().strip().splitlines()[0]
                for command in ([arguments.metalens, "--version"], ["exiftool", "-ver"])]
    paths = photos(arguments.directory)
    if not paths:
        sys.exit("no photo was found")
    counts, unread, classes = collections.Counter({"files": len(paths)}), collections.Counter(), {}
    failures = 0
    for path, printed, numeric in zip(paths, exiftool(paths), exiftool(paths, "-n")):
        found = inspect(arguments.metalens, path)
        if found is None:
            continue
        counts["read"] += 1
        for group in {name.split(":")[0] for name in printed if ":" in name}:
            if group in UNREAD_GROUPS or not any(family.reads(group) for family in FAMILIES.values()):
                unread[group] += 1
        for name, family in FAMILIES.items():
            ours, theirs = ours_of(family, found["metadata"]), theirs_of(family, printed, numeric)
            counts[name, "files"] += bool(ours or theirs)
            # Of maker notes a few values are read: what only exiftool has isn't asked for.
            keys = set(ours) if name == "maker note" else set(ours) | set(theirs)
            for key in sorted(keys):
                mine, other = ours.get(key, []), theirs.get(key, [])
                if family.same(mine, other):
                    counts[name, "agree"] += 1
                    continue
                group = classify_metadata(name, key, mine, other, found)
                counts[name, "classed" if group else "none"] += 1
                if group:
                    number, example = classes.get((name, group), (0, f"`{key}`"))
                    classes[name, group] = (number + 1, example)
                    continue
                failures += 1
                if failures <= arguments.show:
                    print(f"in no class: {name} {key}: MetaLens {str(mine)[:150]}, exiftool {str(other)[:150]}, "
                          f"{os.fsdecode(path)}", file=sys.stderr)
    unjudged = sorted(set(unread) - set(UNREAD_GROUPS))
    print(f"{versions[0]}; exiftool {versions[1]}: {counts['files']} files, {counts['read']} read")
    for name in FAMILIES:
        print(f"  {name}: {counts[name, 'agree']} agree, {counts[name, 'classed']} in named classes, "
              f"{counts[name, 'none']} in none; {counts[name, 'files']} files")
    for group in unjudged:
        print(f"nobody has judged exiftool's group {group} ({unread[group]} files)", file=sys.stderr)
    if arguments.output:
        with open(arguments.output, "w", encoding="utf-8") as file:
            file.write(table(counts, unread, classes, versions))
    sys.exit(1 if failures or unjudged else 0)


if __name__ == "__main__":
    main()
