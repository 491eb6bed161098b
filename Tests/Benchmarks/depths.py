#!/usr/bin/env python3
"""What each depth costs over the ten largest JPEGs below a directory.

Usage: Tests/Benchmarks/depths.py METALENS DIRECTORY

Counts instructions with callgrind, without hashing, start-up subtracted, and takes the median of five timed runs,
with and without hashing, beside `exiftool -fast2` in the same run. METALENS is best a release build with the Swift
runtime linked in, stripped of debug information (objcopy --strip-debug), which valgrind 3.19 can't read.

Exit code 1 where `structure` takes more than 1.5 times what `metadata` takes and two instructions a byte.
"""
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RUNS = 5


def largest(directory, count=10):
    found = []
    for path in Path(directory).rglob("*"):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(3) == b"\xff\xd8\xff":
                    found.append((path.stat().st_size, str(path)))
    return sorted(found, reverse=True)[:count]


def batch(metalens, depth, listing, hashing=False):
    return [metalens, "batch", "--no-isolate", "--jobs", "1", "--quiet", "--format", "ndjson", "--depth", depth,
            "--hash" if hashing else "--no-hash", "--files-from", str(listing)]


def instructions(command):
    run = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command],
                         stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    found = re.search(r"Collected : (\d+)", run.stderr.decode())
    if not found:
        sys.exit(f"callgrind gave no count: {run.stderr.decode()[-500:]}")
    return int(found.group(1))


def median(commands):
    times = {name: [] for name in commands}
    for _ in range(RUNS):
        for name, command in commands.items():
            begin = time.perf_counter()
            subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
            times[name].append(time.perf_counter() - begin)
    return {name: statistics.median(values) for name, values in times.items()}


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    metalens, directory = sys.argv[1:]
    files = largest(directory)
    total = sum(size for size, _ in files)
    with tempfile.TemporaryDirectory() as work:
        listing, empty = Path(work) / "list", Path(work) / "empty"
        listing.write_text("".join(f"{path}\n" for _, path in files))
        empty.write_text("")
        depths = ["metadata", "structure", "pixels"]
        counts = {depth: instructions(batch(metalens, depth, listing)) - instructions(batch(metalens, depth, empty))
                  for depth in depths}
        commands = {f"{depth}{', hashed' if hashing else ''}": batch(metalens, depth, listing, hashing)
                    for depth in depths for hashing in (False, True)}
        commands["exiftool -fast2 -j"] = ["exiftool", "-fast2", "-j", "-@", str(listing)]
        times = median(commands)
    print(f"{len(files)} files, {total:,} bytes\n")
    print("| Depth | instructions | a byte |\n|---|---:|---:|")
    for depth in depths:
        print(f"| {depth} | {counts[depth]:,} | {counts[depth] / total:.2f} |")
    print(f"\n| Run | median of {RUNS} | over metadata |\n|---|---:|---:|")
    for name, seconds in times.items():
        print(f"| {name} | {1000 * seconds:.1f} ms | {seconds / times['metadata']:.2f} |")
    most = 1.5 * counts["metadata"] + 2 * total
    passes = counts["structure"] <= most
    print(f"\n- {'PASS' if passes else 'FAIL'}: structure, at most {most:,.0f} instructions: {counts['structure']:,}")
    return 0 if passes else 1


if __name__ == "__main__":
    sys.exit(main())
