#!/usr/bin/env python3
"""Memory and files a second of `metalens batch` from a thousand to a million files, as a table and a plot.

Usage: many_files.py METALENS DIRECTORY [--most N] [--format ndjson] [--jobs N] [--sort KEY] [--plot FILE.svg]

Hard links to the photos of DIRECTORY make the files, a thousand to a folder, beside DIRECTORY or where --work says (the same
file system). At depth metadata, without hashing; rows go to /dev/null. Fails where a run needs 64 MB or more.
"""
import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

MOST_BYTES = 64_000_000
A_FOLDER = 1000


def photos(directory):
    """JPEGs, so that a file more costs about the same whichever it is."""
    for path in sorted(pathlib.Path(directory).rglob("*")):
        if path.is_file() and not path.is_symlink() and path.suffix.lower() in (".jpg", ".jpeg"):
            yield path


def grow(tree, sources, have, want):
    for number in range(have, want):
        folder = tree / f"{number // A_FOLDER:06}"
        if number % A_FOLDER == 0:
            folder.mkdir()
        os.link(sources[number % len(sources)], folder / f"{number:07}.jpg")


def measured(command):
    """Seconds, and the most memory that was held."""
    start = time.perf_counter()
    with open("/dev/null", "r+b") as nowhere:
        process = subprocess.Popen(command, stdin=nowhere, stdout=nowhere, stderr=nowhere)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 3):
        sys.exit(f"{' '.join(command)} ended with {process.returncode}")
    return time.perf_counter() - start, usage.ru_maxrss * 1024


def plot(rows, path):
    """Two curves over a logarithmic axis: megabytes and files a second."""
    width, height, left, low = 640, 260, 60, 220
    step = (width - 2 * left) / max(1, len(rows) - 1)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
             'font-size="12">', f'<path d="M{left} {low}H{width - left}" stroke="#888"/>']
    for index, (files, _, _) in enumerate(rows):
        parts.append(f'<text x="{left + index * step:.0f}" y="{low + 18}" text-anchor="middle">{files:,}</text>')
    curves = [("memory, MB", "#0b6", [held / 1e6 for _, _, held in rows]),
              ("files/s", "#06b", [files / spent for files, spent, _ in rows])]
    for place, (name, colour, values) in enumerate(curves):
        # One above the other, so that neither hides the other's numbers.
        most = max(values) * (1.2 + place)
        points = [(left + index * step, low - value / most * 170) for index, value in enumerate(values)]
        parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="'
                     + " ".join(f"{x:.0f},{y:.0f}" for x, y in points) + '"/>')
        for (x, y), value in zip(points, values):
            parts.append(f'<text x="{x:.0f}" y="{y - 6:.0f}" text-anchor="middle" fill="{colour}">{value:,.0f}</text>')
        parts.append(f'<text x="{left + place * 200}" y="20" fill="{colour}">{name}</text>')
    pathlib.Path(path).write_text("\n".join(parts + ["</svg>", ""]), encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("metalens")
    parser.add_argument("directory")
    parser.add_argument("--most", type=int, default=1_000_000)
    parser.add_argument("--format", default="ndjson")
    parser.add_argument("--jobs", default=str(os.cpu_count()))
    parser.add_argument("--sort", default="path")
    parser.add_argument("--work")
    parser.add_argument("--plot")
    options = parser.parse_args()
    sources = list(photos(options.directory))
    if not sources:
        sys.exit(f"{options.directory} holds no JPEG")
    base = options.work or pathlib.Path(options.directory).resolve().parent
    tree = pathlib.Path(tempfile.mkdtemp(prefix="metalens-many-", dir=base))
    rows = []
    try:
        size = 1000
        have = 0
        print("| files | seconds | files/s | memory, MB |\n|---:|---:|---:|---:|")
        while size <= options.most:
            grow(tree, sources, have, size)
            have = size
            spent, held = measured([options.metalens, "batch", str(tree), "--depth", "metadata", "--no-hash", "--quiet",
                                    "--format", options.format, "--jobs", options.jobs, "--sort", options.sort])
            rows.append((size, spent, held))
            print(f"| {size:,} | {spent:.1f} | {size / spent:,.0f} | {held / 1e6:.1f} |", flush=True)
            size *= 10
    finally:
        shutil.rmtree(tree)
    if options.plot:
        plot(rows, options.plot)
    if options.sort == "path" and any(held >= MOST_BYTES for _, _, held in rows):
        sys.exit(f"FAIL: memory, below {MOST_BYTES / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
