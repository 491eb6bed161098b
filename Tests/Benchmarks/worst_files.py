#!/usr/bin/env python3
"""Shows what the worst file of each kind costs, in every command and every form of output.

Usage: Tests/Benchmarks/worst_files.py METALENS [--only WORDS] [--commands WORDS] [--sizes 1000,1000000] [--callgrind]
                                                [--screen] [--slack 1] [--all] [--keep DIRECTORY]

Makes each file itself: those of linear_cost.py and container_kinds.py, whose pieces are many, and those of
metadata_kinds.py, which make much of little. Runs every command over it and prints, beyond what the same command takes
for a photo of 300 bytes, the cost, the peak of memory and the bytes of output. Over the target is: a kilobyte that costs
more than 40 million instructions or 10 MB, a megabyte more than 8 billion or 300 MB (between the two on a logarithmic
scale), and more than 4 MB of output. Exit code 1 where anything is.

The cost is processor time, at 3 billion instructions a second: good enough to find what is far over. --callgrind counts
instructions instead, which takes a hundred times as long; --screen counts those alone that by the least time of five
runs might come to the target at 12 billion instructions a second, more than any processor does. A debug build takes some 20 times as much: --slack 20 allows
it. A file that takes over a minute is ended. Without --all only the dearest command of each file is shown. cjpeg
(libjpeg-turbo-progs), libbrotlienc; valgrind for --callgrind.
"""
import argparse
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PER_SECOND = 3e9
# No processor does more instructions than these times as many.
MOST_PACE = 4
SCREENINGS = 5
MOST_SECONDS = 60
MOST_OUTPUT = 4_000_000
# Of a kilobyte and of a megabyte: instructions, bytes of memory.
TARGETS = ((1_000, 40e6, 10e6), (1_000_000, 8e9, 300e6))

COMMANDS = {
    "analyze": ["analyze", "{file}"],
    "analyze details": ["analyze", "--details", "{file}"],
    "analyze json": ["analyze", "--format", "json", "{file}"],
    "analyze html": ["analyze", "--format", "html", "{file}"],
    "batch table": ["batch", "--no-isolate", "--quiet", "{file}"],
    "batch csv": ["batch", "--no-isolate", "--quiet", "--format", "csv", "{file}"],
    "batch ndjson": ["batch", "--no-isolate", "--quiet", "--format", "ndjson", "{file}"],
    "batch html": ["batch", "--no-isolate", "--quiet", "--format", "html", "{file}"],
    "inspect": ["inspect", "{file}"],
    "inspect json": ["inspect", "--format", "json", "{file}"],
    "compare": ["compare", "{file}", "{plain}"],
    "compare itself json": ["compare", "--format", "json", "{file}", "{file}"],
    "compare html": ["compare", "--format", "html", "{file}", "{plain}"],
    "extract all": ["extract", "--all", "{file}", "--output", "{folder}"],
    "extract xmp": ["extract", "--xmp", "{file}"],
}


def make(folder, only, sizes):
    """Writes the files; in a process of its own, since a child's peak of memory is never less than its parent's."""
    import container_kinds
    import linear_cost
    import metadata_kinds
    kinds = {"JPEG: " + name if ":" not in name else name: build for name, build in linear_cost.kinds().items()}
    kinds |= container_kinds.kinds(linear_cost.photo()) | metadata_kinds.kinds()
    (folder / "plain.jpg").write_bytes(metadata_kinds.jpeg())
    for name, build in kinds.items():
        if not name.startswith(only):
            continue
        for size in sizes:
            file = folder / f"{size}_{re.sub('[^A-Za-z0-9:]+', '-', name)}"
            try:
                file.write_bytes(build(size))
            except (ValueError, OverflowError, struct_error()) as error:
                print(f"{name} at {size}: {error}", file=sys.stderr)


def struct_error():
    import struct
    return struct.error


def run(metalens, words, folder, callgrind):
    """Cost in instructions, peak in bytes, bytes of output, and the exit code."""
    shutil.rmtree(folder / "out", ignore_errors=True)
    arguments = [metalens, *words]
    if callgrind:
        arguments = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *arguments]
    with open(folder / "stdout", "wb") as out, open(folder / "stderr", "wb") as err:
        process = subprocess.Popen(["timeout", str(MOST_SECONDS * (100 if callgrind else 1)), *arguments],
                                   stdout=out, stderr=err)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    cost = (usage.ru_utime + usage.ru_stime) * PER_SECOND
    if callgrind:
        found = re.search(rb"Collected : (\d+)", (folder / "stderr").read_bytes())
        cost = int(found.group(1)) if found else float("inf")
    written = (folder / "stdout").stat().st_size
    if (folder / "out").is_dir():
        written += sum(file.stat().st_size for file in (folder / "out").rglob("*") if file.is_file())
    return cost, usage.ru_maxrss * 1024, written, process.returncode


def target(size):
    (small, few, little), (large, many, much) = TARGETS
    share = min(1, max(0, math.log(max(1, size) / small) / math.log(large / small)))
    return few * (many / few) ** share, little * (much / little) ** share


def measure(options, folder):
    plain = folder / "plain.jpg"
    commands = {name: words for name, words in COMMANDS.items() if name.startswith(options.commands)}

    def words(name, file):
        return [word.format(file=file, plain=plain, folder=folder / "out") for word in commands[name]]

    def cost_of(name, file, callgrind, times):
        return min(run(options.metalens, words(name, file), folder, callgrind) for _ in range(times))

    base = {name: cost_of(name, plain, options.callgrind, 3) for name in commands}
    quick = {name: cost_of(name, plain, False, 20) for name in commands} if options.screen else {}
    print("| File | Bytes | Command | Cost, M | Memory, MB | Output, KB | |")
    print("|---|---:|---|---:|---:|---:|---|")
    wrong = counted = 0
    for file in sorted(folder.glob("*_*"), key=lambda file: (file.name.split("_")[1], len(file.name))):
        size = file.stat().st_size
        most_cost, most_memory = target(size)
        rows = []
        for name in commands:
            runs = None
            if options.screen:
                runs = cost_of(name, file, False, SCREENINGS)
                if (runs[0] - quick[name][0]) * MOST_PACE >= most_cost:
                    runs, counted = None, counted + 1
            start = base if runs is None else quick
            cost, memory, written, code = runs or cost_of(name, file, options.callgrind, 1)
            cost, memory = cost - start[name][0], memory - start[name][1]
            # Extracting hands out the file's own bytes.
            most_output = MOST_OUTPUT if not name.startswith("extract") else MOST_OUTPUT + 5 * size
            reasons = [reason for reason, is_over in (
                ("COST", cost > most_cost * options.slack), ("MEMORY", memory > most_memory),
                ("OUTPUT", written > most_output), (f"EXIT {code}", code not in (0, 1, 3))) if is_over]
            rows.append((cost / most_cost, bool(reasons), name, cost, memory, written, " ".join(reasons)))
            wrong += bool(reasons)
        shown = rows if options.all else [row for row in rows if row[1]] or [max(rows)]
        for _, _, name, cost, memory, written, reasons in shown:
            print(f"| {file.name.split('_', 1)[1]} | {size:,} | {name} | {cost / 1e6:,.0f} | {memory / 1e6:.1f} | "
                  f"{written / 1e3:,.0f} | {reasons} |", flush=True)
    if options.screen:
        print(f"\n{counted} runs were counted by instructions, the rest is told by time.")
    print(f"\n{wrong} runs are over the target.")
    return 1 if wrong else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("metalens")
    parser.add_argument("--only", default="")
    parser.add_argument("--commands", default="")
    parser.add_argument("--sizes", default="1000,1000000")
    parser.add_argument("--slack", type=float, default=1)
    parser.add_argument("--callgrind", action="store_true")
    parser.add_argument("--screen", action="store_true")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--keep", help="leave the files in this directory")
    parser.add_argument("--make", help=argparse.SUPPRESS)
    options = parser.parse_args()
    options.callgrind |= options.screen
    sizes = [int(size) for size in options.sizes.split(",")]
    if options.make:
        make(Path(options.make), options.only, sizes)
        return 0
    with tempfile.TemporaryDirectory() as work:
        folder = Path(options.keep or work)
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run([sys.executable, __file__, options.metalens, "--make", str(folder), "--only", options.only,
                        "--sizes", options.sizes], check=True)
        return measure(options, folder)


if __name__ == "__main__":
    sys.exit(main())
