#!/usr/bin/env python3
"""The measuring half of run.sh: lists, alternating runs, medians, instructions, thresholds.

Usage: measure.py METALENS WALK_EXIF DIRECTORY WORK
"""
import hashlib
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import time

RUNS = 7
STARTS = 31
COPIES = 5
SPEED_AT_LEAST = 5.0
INSTRUCTIONS_AT_MOST = 4.0
START_AT_MOST = 3.0


def run(command, **options):
    return subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options).returncode


def output_of(command):
    return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          check=False).stdout.decode(errors="replace")


def seconds(command, codes=(0,)):
    start = time.perf_counter()
    code = run(command)
    spent = time.perf_counter() - start
    if code not in codes:
        sys.exit(f"{command[0]} ended with {code}")
    return spent


def medians(commands, runs, codes=(0,)):
    """The median of each command's alternating runs, after one that isn't counted."""
    spent = {name: [] for name in commands}
    for round_ in range(runs + 1):
        for name, command in commands.items():
            one = seconds(command, codes)
            if round_:
                spent[name].append(one)
    return {name: statistics.median(values) for name, values in spent.items()}


def readable(metalens, walk, directory, work):
    """JPEGs that all four programs read without an error, in the order of their names."""
    paths = sorted(str(path) for path in pathlib.Path(directory).rglob("*") if path.is_file() and not path.is_symlink())
    jpegs = []
    for path in paths:
        with open(path, "rb") as file:
            if file.read(3) == b"\xff\xd8\xff" and path.isprintable():
                jpegs.append(path)
    listing = work / "candidates"
    listing.write_text("".join(path + "\n" for path in jpegs))
    text = subprocess.run([metalens, "batch", "--depth", "metadata", "--format", "ndjson", "--quiet",
                           "--files-from", listing],
                          stdout=subprocess.PIPE, check=False).stdout.decode()
    reports = {item["file"]["path"] for item in map(json.loads, text.splitlines())
               if item["schema"] == "metalens.report/1" and item["complete"]}
    text = subprocess.run(["exiftool", "-fast2", "-j", "-Error", "-@", listing], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, check=False).stdout.decode(errors="replace")
    broken = {item["SourceFile"] for item in json.loads(text) if "Error" in item}
    one = work / "one"
    kept = []
    for path in jpegs:
        one.write_text(path + "\n")
        if path in reports and path not in broken and run(["exiv2", "-pa", path]) == 0 and run([walk, one]) == 0:
            kept.append(path)
    return jpegs, kept


def instructions(command, codes, work):
    """Instructions of all threads by callgrind; of a stripped copy, since valgrind 3.19 gives up on newer DWARF."""
    profile, stripped = work / "callgrind", work / "stripped"
    subprocess.run(["strip", "-o", stripped, command[0]], check=True)
    command = [stripped, *command[1:]]
    code = run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}", *command])
    if code not in codes:
        sys.exit(f"{command[0]} ended with {code} under valgrind")
    return int(re.search(r"^(?:totals|summary): (\d+)", profile.read_text(), re.M)[1])


def judged(text, value, holds):
    print(f"{'PASS' if holds else 'FAIL'}: {text}: {value:.2f}")
    return holds


def main():
    metalens, walk, directory, work = sys.argv[1:]
    work = pathlib.Path(work)
    print("versions:", "; ".join([
        output_of([metalens, "--version"]).strip().splitlines()[0],
        output_of(["exiv2", "--version"]).splitlines()[0],
        "exiftool " + output_of(["exiftool", "-ver"]).strip(),
        "libexif " + output_of(["pkg-config", "--modversion", "libexif"]).strip(),
        output_of(["valgrind", "--version"]).strip(),
    ]))
    jpegs, files = readable(metalens, walk, directory, work)
    if not files:
        sys.exit("no JPEG that all programs read")
    size = sum(os.path.getsize(path) for path in files)
    print(f"files: {len(files)} of {len(jpegs)} JPEGs are read by all programs; {size / 1e6:.1f} MB; "
          f"{os.cpu_count()} processors, each program on one")
    # Each file under five names, by links, so that start-up, a matter of its own below, weighs little here.
    linked = []
    for copy in range(COPIES):
        (work / str(copy)).mkdir()
        for index, path in enumerate(files):
            link = work / str(copy) / f"{index}.jpg"
            link.symlink_to(path)
            linked.append(str(link))
    listing = work / "list"
    listing.write_text("".join(path + "\n" for path in linked))
    for path in files:
        pathlib.Path(path).read_bytes()

    batch = [metalens, "batch", "--depth", "metadata", "--jobs", "1", "--format", "ndjson", "--files-from"]
    commands = {
        "metalens batch --depth metadata --jobs 1 --format ndjson": [*batch, listing],
        "exiv2 -pa": ["exiv2", "-pa", *linked],
        "exiftool -fast2 -j": ["exiftool", "-fast2", "-j", "-@", listing],
        "walk_exif (C, libexif)": [walk, listing],
    }
    names = list(commands)
    spent = medians(commands, RUNS)
    print(f"\n| Program | median of {RUNS} | files/s | metalens is faster by |\n|---|---:|---:|---:|")
    for name in names:
        print(f"| `{name}` | {spent[name] * 1000:.1f} ms | {len(linked) / spent[name]:.0f} | "
              f"{spent[name] / spent[names[0]]:.2f} |")

    # A fixed list: the same files in the same order wherever they lie and whatever they are called.
    digests = sorted((hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest(), path) for path in files)
    fixed = [path for _, path in digests]
    lists = {}
    for name, members in (("all", fixed), ("none", [])):
        lists[name] = work / f"instructions-{name}"
        lists[name].write_text("".join(path + "\n" for path in members))
    counts = {}
    for name, command in (("metalens", batch), ("walk_exif", [walk])):
        # An empty list is start-up and nothing else; metalens ends with 3, no photo was found.
        counts[name] = [instructions([*command, lists["all"]], (0,), work),
                        instructions([*command, lists["none"]], (0, 3), work)]
    print(f"\n| Program | instructions, {len(fixed)} files | start-up | a file |\n|---|---:|---:|---:|")
    net = {}
    for name, (everything, start) in counts.items():
        net[name] = everything - start
        print(f"| {name} | {everything:,} | {start:,} | {net[name] // len(fixed):,} |")

    starts = medians({"metalens": [metalens, "--version"], "exiv2": ["exiv2", "--version"]}, STARTS)
    print(f"\n| Program | start-up, `--version`, median of {STARTS} |\n|---|---:|")
    for name, value in starts.items():
        print(f"| {name} | {value * 1000:.2f} ms |")

    print()
    speed = spent["exiv2 -pa"] / spent[names[0]]
    ratio = net["metalens"] / net["walk_exif"]
    start = starts["metalens"] / starts["exiv2"]
    results = [
        judged(f"files/s over exiv2's, at least {SPEED_AT_LEAST:g}", speed, speed >= SPEED_AT_LEAST),
        judged(f"instructions over the C program's, at most {INSTRUCTIONS_AT_MOST:g}", ratio,
               ratio <= INSTRUCTIONS_AT_MOST),
        judged(f"start-up over exiv2's, at most {START_AT_MOST:g}", start, start <= START_AT_MOST),
    ]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
