#!/usr/bin/env python3
"""Makes Sources/MetaLensAssessment/Knowledge/signatures.tsv from labelled photos.

    learn_shipped_signatures.py METALENS CORPUS

CORPUS holds labels.csv (path, label, confidence, source, source_commit, source_path, sha256) and the photos.
Every JPEG and HEIC labelled `original` counts, but those of confidence `known`, which were composed. `metalens
signatures learn` measures them; this script only says of each row where its photo comes from.
Afterwards: `metalens-dev tables`, build, and run rule_rates.py again.
"""
import csv
import pathlib
import subprocess
import sys
import tempfile

TARGET = pathlib.Path(__file__).parents[2] / "Sources/MetaLensAssessment/Knowledge/signatures.tsv"


def cell(text):
    return "".join(" " if ord(c) < 32 or ord(c) == 127 else c for c in text)


def main():
    metalens, corpus = sys.argv[1], pathlib.Path(sys.argv[2])
    with open(corpus / "labels.csv", newline="", encoding="utf-8") as file:
        originals = {
            row["sha256"]: row
            for row in csv.DictReader(file)
            if row["label"] == "original" and row["confidence"] != "known"
        }
    photos = [
        str(corpus / row["path"])
        for row in originals.values()
        if row["path"].lower().endswith((".jpg", ".jpeg", ".heic", ".hif"))
    ]
    with tempfile.TemporaryDirectory() as folder:
        learned = pathlib.Path(folder) / "learned.tsv"
        result = subprocess.run([metalens, "signatures", "learn", "--output", learned, *photos])
        if not learned.exists():
            sys.exit(result.returncode or 1)
        lines = learned.read_text(encoding="utf-8").splitlines()
    out = [lines[0], "# Measured by Tests/Scripts/learn_shipped_signatures.py; Docs/Signatures.md tells what each column is."]
    for line in lines[1:]:
        if not line.startswith("#"):
            cells = line.split("\t")
            row = originals[cells[0]]
            cells[-1] = cell(f"{row['source']}@{row['source_commit'][:12]} {row['source_path']}")
            line = "\t".join(cells)
        out.append(line)
    TARGET.write_text("\n".join(out) + "\n", encoding="utf-8")
    print(f"wrote {TARGET}: {sum(not l.startswith('#') for l in out) - 1} rows")


if __name__ == "__main__":
    main()
