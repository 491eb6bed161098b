#!/usr/bin/env python3
"""How often each rule that uses signatures fires: over labelled photos, and over variants made of them.

    measure_signatures.py METALENS CORPUS [VARIANTS]

Every rate is leave-one-file-out: a photo is compared with a table from which its own row is missing, and, for a
variant, the rows of the photos that it was made of. With --model-out all rows of its model are left out as well,
which is what a camera meets that nobody has measured. CORPUS holds labels.csv, VARIANTS variants.csv.
Prints a Markdown table; beside each rate stands its Wilson interval at 95 %.
"""
import argparse
import collections
import csv
import json
import math
import pathlib
import subprocess
import tempfile

RULES = ["cameraKnownAgrees", "cameraUnknown", "cameraFileUnusual", "cameraFileDiffers"]
TABLE = pathlib.Path(__file__).parents[2] / "Sources/MetaLensKit/Knowledge/signatures.tsv"


def wilson(hits, count, z=1.96):
    if count == 0:
        return 0.0, 1.0
    rate = hits / count
    middle = (rate + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(rate * (1 - rate) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def run(metalens, paths, without, model_out):
    """Flags by path, compared with the shipped table without these rows."""
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines[1:] if not line.startswith("#")]
    models = {(row[1], row[2]) for row in rows if row[0] in without} if model_out else set()
    kept = [row for row in rows if row[0] not in without and (row[1], row[2]) not in models]
    with tempfile.NamedTemporaryFile("w", suffix=".tsv", encoding="utf-8") as table:
        table.write("\n".join([lines[0]] + ["\t".join(row) for row in kept]) + "\n")
        table.flush()
        result = subprocess.run(
            [metalens, "batch", "--quiet", "--depth", "structure", "--no-hash", "--format", "ndjson",
             "--no-shipped-signatures", "--signatures", table.name, "--", *paths],
            capture_output=True, check=False)
    reports = [json.loads(line) for line in result.stdout.splitlines()]
    return {report["file"]["path"]: report["flags"] for report in reports if "flags" in report}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("metalens")
    parser.add_argument("corpus", type=pathlib.Path)
    parser.add_argument("variants", type=pathlib.Path, nargs="?")
    parser.add_argument("--model-out", action="store_true")
    parser.add_argument("--list", action="store_true", help="name the originals that speak against themselves")
    arguments = parser.parse_args()

    jobs = collections.defaultdict(list)  # rows to leave out -> (path, group)
    with open(arguments.corpus / "labels.csv", newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            if row["path"].lower().endswith((".jpg", ".jpeg")) and row["confidence"] != "known":
                group = "label " + row["label"]
                jobs[(row["sha256"],)].append((str(arguments.corpus / row["path"]), group, row["source"]))
    if arguments.variants:
        with open(arguments.variants / "variants.csv", newline="", encoding="utf-8") as file:
            for row in csv.DictReader(file):
                without = tuple(filter(None, (row["parent_sha256"], row["second_parent_sha256"])))
                jobs[without].append((str(arguments.variants / row["path"]), row["recipe"], row["source"]))
    known = {line.split("\t")[0] for line in TABLE.read_text(encoding="utf-8").splitlines()}
    merged = collections.defaultdict(list)
    for without, files in jobs.items():
        merged[tuple(sorted(set(without) & known))] += files

    counts = collections.defaultdict(collections.Counter)
    against = []
    for without, files in merged.items():
        flags = run(arguments.metalens, [path for path, _, _ in files], set(without), arguments.model_out)
        for path, group, source in files:
            if path not in flags:
                continue
            counts[group]["files"] += 1
            for flag in flags[path]:
                if flag["id"] in RULES:
                    counts[group][flag["id"]] += 1
                    if group == "label original" and flag["id"].startswith("cameraFile"):
                        against.append((flag["id"], source, path, flag["parameters"]["differences"]))
    print("| Files | Count | " + " | ".join(RULES) + " |")
    print("|---|---:|" + "---:|" * len(RULES))
    for group in sorted(counts, key=lambda name: (not name.startswith("label "), name)):
        count = counts[group]["files"]
        cells = []
        for rule in RULES:
            low, high = wilson(counts[group][rule], count)
            cells.append(f"{counts[group][rule]} ({low * 100:.0f} to {high * 100:.0f} %)")
        print(f"| {group} | {count} | " + " | ".join(cells) + " |")
    if arguments.list:
        for item in against:
            print(*item)


if __name__ == "__main__":
    main()
