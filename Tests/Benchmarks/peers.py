#!/usr/bin/env python3
"""How many times as fast as exiv2 and exiftool `metalens batch` reads metadata, and how many instructions a photo takes.

Usage: peers.py METALENS PATH... [--names 20] [--runs 9] [--exiftool-runs 3] [--instructions]

Takes the JPEGs of the directories and files, as a mixture and as those of them with neither XMP nor Content Credentials.
Each gets so many names, by links, so that a start weighs little. The programs get the same list, one process each, and
take turns: a ratio is the median of the pairs of one turn, with the smallest and the largest. `metalens` runs once with
`--jobs 1` and once as it runs by itself; the other two use one processor whatever there is. The page cache is warm.

`--instructions` counts with callgrind what each photo under one name costs beyond an empty list (a release build with
the Swift runtime linked in, `strip -g`).

Prints what was aimed at beside each figure. Exit code: 0, or 1 where an aim is missed by the run with all processors.
"""
import argparse
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

AIMS = {"mixture": (3.5, 40, 1_050_000), "without XMP": (5, 60, 500_000)}
MARKS = (b"http://ns.adobe.com/xap/1.0/", b"x:xmpmeta", b"c2pa")


def jpegs(paths):
    for path in map(pathlib.Path, paths):
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and not file.is_symlink() and file.open("rb").read(3) == b"\xff\xd8\xff":
                yield file


def named(files, names, folder):
    """The files under so many names each."""
    links = []
    for index, file in enumerate(files):
        first = folder / f"0-{index}-{file.name}"
        shutil.copyfile(file, first)
        for number in range(names):
            link = folder / f"{number}-{index}-{file.name}"
            if number:
                os.link(first, link)
            links.append(str(link))
    # Name by name, so that no program meets a photo again at once.
    return sorted(links, key=lambda link: [int(part) for part in pathlib.Path(link).name.split("-")[:2]])


def batch(metalens, listing, *more):
    return [metalens, "batch", "--files-from", listing, "--format", "ndjson", "--quiet", "--depth", "metadata", "--no-hash",
            "--no-isolate", *more]


def seconds(command):
    start = time.perf_counter()
    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return time.perf_counter() - start


def ratios(commands, peer, runs):
    """For each command the median, smallest and largest ratio of a turn; the first turn isn't counted."""
    turns = [(seconds(peer), [seconds(command) for command in commands]) for _ in range(runs + 1)][1:]
    for index in range(len(commands)):
        each = sorted(theirs / ours[index] for theirs, ours in turns)
        yield statistics.median(each), each[0], each[-1]


def instructions(metalens, listing):
    done = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
                           *batch(metalens, listing, "--jobs", "1")],
                          stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    return int(re.search(rb"refs:\s+([\d,]+)", done.stderr).group(1).replace(b",", b""))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("metalens")
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--names", type=int, default=20)
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--exiftool-runs", type=int, default=3)
    parser.add_argument("--instructions", action="store_true")
    given = parser.parse_args()
    mixture = list(jpegs(given.paths))
    lists = {"mixture": mixture,
             "without XMP": [file for file in mixture if not any(mark in file.read_bytes() for mark in MARKS)]}
    is_missed = False
    for name, files in lists.items():
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            links = named(files, given.names, folder)
            listing = folder / "names"
            listing.write_text("".join(link + "\n" for link in links))
            print(f"{name}: {len(files)} photos under {given.names} names each")
            peers = {"exiv2 -pa": given.runs, "exiftool -fast2 -j": given.exiftool_runs}
            for (peer, runs), aim in zip(peers.items(), AIMS[name]):
                both = (["--jobs", "1"], [])
                commands = [batch(given.metalens, listing, *jobs) for jobs in both]
                for jobs, (middle, low, high) in zip(both, ratios(commands, peer.split() + links, runs)):
                    print(f"  over {peer}, {' '.join(jobs) or f'{os.cpu_count()} processors'}: {middle:.2f} "
                          f"({low:.2f} to {high:.2f}), aim {aim}", flush=True)
                    is_missed |= not jobs and middle < aim
            if given.instructions:
                listing.write_text("".join(link + "\n" for link in links[:len(files)]))
                (folder / "empty").write_text("")
                each = (instructions(given.metalens, listing) - instructions(given.metalens, folder / "empty")) / len(files)
                print(f"  instructions a photo: {each:,.0f}, aim {AIMS[name][2]:,}", flush=True)
                is_missed |= each > AIMS[name][2]
    sys.exit(1 if is_missed else 0)


if __name__ == "__main__":
    main()
