#!/usr/bin/env python3
"""Puts several corpora of labelled photos side by side, as one that the other scripts can read.

    Tests/Accuracy/combine_corpora.py OUTPUT NAME=FOLDER...

Each FOLDER has a labels.csv. OUTPUT gets a link NAME to each of them, and one labels.csv whose paths begin with NAME.
A file that stands in two places is taken once, from the first; label_corrections.tsv, beside this script, changes the
label of files that were measured to be something else, each with its reason. A file is known by its SHA-256.
"""

import argparse
import collections
import csv
import os
import sys

CORRECTIONS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "label_corrections.tsv")


def read(path, **form):
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file, **form))


def combined(folders):
    """The rows of every labels.csv, a file once, with corrected labels; and how many rows were corrected."""
    corrections = {row["sha256"]: row for row in read(CORRECTIONS, delimiter="\t")}
    rows, corrected = {}, 0
    for name, folder in folders:
        for row in read(os.path.join(folder, "labels.csv")):
            row["path"] = f"{name}/{row['path']}"
            correction = corrections.get(row["sha256"])
            if correction and row["label"] != correction["label"]:
                row["label"], row["reason"] = correction["label"], correction["reason"]
                corrected += 1
            rows.setdefault(row["sha256"], row)
    return list(rows.values()), corrected


def main():
    parser = argparse.ArgumentParser(description="Puts several corpora of labelled photos side by side.")
    parser.add_argument("output")
    parser.add_argument("folders", nargs="+", metavar="NAME=FOLDER")
    options = parser.parse_args()
    folders = [tuple(folder.split("=", 1)) for folder in options.folders]
    for folder in folders:
        if len(folder) != 2 or not folder[0] or "/" in folder[0]:
            parser.error("each corpus is given as NAME=FOLDER")
        if not os.path.isfile(os.path.join(folder[1], "labels.csv")):
            sys.exit(f"combine_corpora.py: {folder[1]}: no labels.csv there")
    os.makedirs(options.output, exist_ok=True)
    for name, folder in folders:
        link = os.path.join(options.output, name)
        if os.path.islink(link):
            os.remove(link)
        os.symlink(os.path.abspath(folder), link)
    rows, corrected = combined(folders)
    with open(os.path.join(options.output, "labels.csv"), "w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, rows[0].keys(), lineterminator="\n", extrasaction="ignore")
        writer.writeheader()
        writer.writerows(rows)
    counts = collections.Counter(row["label"] for row in rows)
    print(f"{len(rows)} files, {corrected} labels corrected: "
          + ", ".join(f"{count} {label}" for label, count in sorted(counts.items())))


if __name__ == "__main__":
    main()
