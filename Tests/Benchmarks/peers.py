#!/usr/bin/env python3
"""How many times as fast as exiv2 and exiftool `metalens batch` reads metadata, how long it takes over pixels beside djpeg,
and how many instructions a photo takes.

Usage: peers.py METALENS PATH... [--names 20] [--runs 9] [--exiftool-runs 3] [--instructions] [--only metadata|pixels]

Takes the JPEGs of the directories and files, as a mixture and as those of them with neither XMP nor Content Credentials.
Each gets so many names, by links, so that a start weighs little. The programs get the same list, one process each, and
take turns: a ratio is the median of the pairs of one turn, with the smallest and the largest. `metalens` runs once with
`--jobs 1` and once as it runs by itself; the other two use one processor whatever there is. The page cache is warm.

At depth `pixels` the JPEGs of 1.0 to 1.5 MB are taken, under five names each, beside `djpeg -scale 1/8`, which takes one at a
time: each is a process of its own. Its figure is how many times as long `metalens` takes, so that less is better.

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
PIXELS_AIM = 1.25
PIXELS_BYTES = range(1_000_000, 1_500_001)
PIXELS_NAMES = 5
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


def batch(metalens, listing, *more, depth="metadata"):
    return [metalens, "batch", "--files-from", listing, "--format", "ndjson", "--quiet", "--depth", depth, "--no-hash",
            "--no-isolate", *more]


def seconds(*commands):
    start = time.perf_counter()
    for command in commands:
        subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return time.perf_counter() - start


def ratios(commands, peer, runs):
    """For each command the median, smallest and largest ratio of a turn; the first turn isn't counted.

    The peer is one command or several, one after the other."""
    peer = peer if isinstance(peer[0], list) else [peer]
    turns = [(seconds(*peer), [seconds(command) for command in commands]) for _ in range(runs + 1)][1:]
    for index in range(len(commands)):
        each = sorted(theirs / ours[index] for theirs, ours in turns)
        yield statistics.median(each), each[0], each[-1]


def count(*command):
    """Instructions, by callgrind."""
    done = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command],
                          stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    return int(re.search(rb"refs:\s+([\d,]+)", done.stderr).group(1).replace(b",", b""))


def instructions(metalens, listing, depth="metadata"):
    return count(*batch(metalens, listing, "--jobs", "1", depth=depth))


def a_photo(metalens, folder, links, depth="metadata"):
    """Instructions of a photo beyond an empty list."""
    listing, empty = folder / "once", folder / "empty"
    listing.write_text("".join(link + "\n" for link in links))
    empty.write_text("")
    return (instructions(metalens, listing, depth) - instructions(metalens, empty, depth)) / len(links)


def pixels(given, files):
    """Prints what depth pixels takes beside djpeg; returns whether the aim is missed with all processors."""
    files = [file for file in files if file.stat().st_size in PIXELS_BYTES]
    if not files:
        print("pixels: no photo of 1.0 to 1.5 MB")
        return False
    is_missed = False
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        links = named(files, PIXELS_NAMES, folder)
        listing = folder / "names"
        listing.write_text("".join(link + "\n" for link in links))
        print(f"pixels: {len(files)} photos of 1.0 to 1.5 MB under {PIXELS_NAMES} names each")
        both = (["--jobs", "1"], [])
        commands = [batch(given.metalens, listing, *jobs, depth="pixels") for jobs in both]
        peer = [["djpeg", "-scale", "1/8", link] for link in links]
        for jobs, (middle, low, high) in zip(both, ratios(commands, peer, given.runs)):
            print(f"  beside djpeg -scale 1/8, {' '.join(jobs) or f'{os.cpu_count()} processors'}: {1 / middle:.2f} times as "
                  f"long ({1 / high:.2f} to {1 / low:.2f}), aim {PIXELS_AIM}", flush=True)
            is_missed |= not jobs and 1 / middle > PIXELS_AIM
        if given.instructions:
            ours = a_photo(given.metalens, folder, links[:len(files)], "pixels")
            theirs = sum(count(*command) for command in peer[:len(files)]) / len(files)
            print(f"  instructions a photo: {ours:,.0f}, {ours / theirs:.2f} times djpeg's", flush=True)
    return is_missed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("metalens")
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--names", type=int, default=20)
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--exiftool-runs", type=int, default=3)
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--only", choices=["metadata", "pixels"])
    given = parser.parse_args()
    mixture = list(jpegs(given.paths))
    lists = {"mixture": mixture,
             "without XMP": [file for file in mixture if not any(mark in file.read_bytes() for mark in MARKS)]}
    is_missed = given.only != "metadata" and pixels(given, mixture)
    for name, files in lists.items() if given.only != "pixels" else ():
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
                each = a_photo(given.metalens, folder, links[:len(files)])
                print(f"  instructions a photo: {each:,.0f}, aim {AIMS[name][2]:,}", flush=True)
                is_missed |= each > AIMS[name][2]
    sys.exit(1 if is_missed else 0)


if __name__ == "__main__":
    main()
