#!/usr/bin/env python3
"""Compares the reports of two builds of metalens, key by key.

Usage: compare_reports.py BEFORE AFTER DIRECTORY... [--languages en,ko] [--depths metadata,structure,pixels]

Runs `batch --format ndjson` of both builds over the directories, at each depth and in each language, and compares the
two rows of each file. The time of analysis is left out. Prints each kind of difference once, with how often it occurs
and one example; `[]` in a key stands for any place in a list.

Exit code: 0 the same, 1 anything differs, 2 wrong usage or a build that failed.
"""
import argparse
import collections
import json
import subprocess
import sys

IGNORED = {"analyzedDate"}
SETTLED = {"score", "badge", "verdict", "flags"}


def rows(binary, directories, depth, language):
    command = [binary, "batch", "--format", "ndjson", "--depth", depth, "--language", language, *directories]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    # 1 and 3 tell of scores and of files that couldn't be analysed.
    if done.returncode not in (0, 1, 3):
        sys.stderr.write(done.stderr.decode(errors="replace"))
        sys.exit(2)
    return [json.loads(line) for line in done.stdout.splitlines()]


def differences(before, after, key=""):
    """Yields key, value before and value after, for each leaf that differs."""
    if isinstance(before, dict) and isinstance(after, dict):
        for name in sorted(before.keys() | after.keys()):
            if name in IGNORED:
                continue
            inner = f"{key}.{name}" if key else name
            if name not in before or name not in after:
                yield inner, before.get(name, "(absent)"), after.get(name, "(absent)")
            else:
                yield from differences(before[name], after[name], inner)
    elif isinstance(before, list) and isinstance(after, list) and before != after and sorted(map(json.dumps, before)) == sorted(
        map(json.dumps, after)
    ):
        yield key + " (order)", before[:3], after[:3]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for one, other in zip(before, after):
            yield from differences(one, other, key + "[]")
    elif before != after or type(before) is not type(after):
        yield key, before, after


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("directories", nargs="+")
    parser.add_argument("--languages", default="en,ko")
    parser.add_argument("--depths", default="metadata,structure,pixels")
    arguments = parser.parse_args()

    counts = collections.Counter()
    examples = {}
    compared = settled = 0
    for depth in arguments.depths.split(","):
        for language in arguments.languages.split(","):
            sides = [
                rows(binary, arguments.directories, depth, language)
                for binary in (arguments.before, arguments.after)
            ]
            if len(sides[0]) != len(sides[1]):
                print(f"{depth} {language}: {len(sides[0])} rows before, {len(sides[1])} after")
                counts["number of rows"] += 1
            for before, after in zip(*sides):
                compared += 1
                found = list(differences(before, after))
                # A row is {"path": …, "report": …} or {"error": …, "path": …}.
                settled += any(SETTLED & set(key.replace("[]", "").split(" ")[0].split(".")) for key, _, _ in found)
                for key, old, new in found:
                    counts[key] += 1
                    examples.setdefault(key, (before.get("path", "?"), depth, language, old, new))
    for key, count in sorted(counts.items()):
        path, depth, language, old, new = examples.get(key, ("", "", "", "", ""))
        print(f"{count:6} {key}\n       {path} ({depth}, {language})")
        print(f"       before {json.dumps(old, ensure_ascii=False)[:400]}")
        print(f"       after  {json.dumps(new, ensure_ascii=False)[:400]}")
    print(
        f"{compared} pairs of reports compared: {sum(counts.values())} differences of {len(counts)} kinds; "
        f"{settled} pairs differ in a score, verdict or flag"
    )
    return 1 if counts else 0


if __name__ == "__main__":
    sys.exit(main())
