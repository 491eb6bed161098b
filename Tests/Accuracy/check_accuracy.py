#!/usr/bin/env python3
"""Fails where scores of labelled photos have become worse than what was committed.

    check_accuracy.py METALENS CORPUS [--expected Tests/Expectations/corpus.json] [--write]

Analyses CORPUS (labels.csv and the photos) with the weights and signatures that ship and compares `metalens
evaluate`'s figures with the expected ones: areas, greens and reds of every label, verdicts that are right, Brier score
and calibration. Any that is worse fails; better ones are printed, so that --write keeps them, which is done on purpose
only and shows in the diff. These are the figures of photos that the weights were fitted to, here to notice a change;
what is published is cross-validated (Docs/Accuracy.md). Standard library only.
"""

import argparse
import csv
import hashlib
import json
import os
import subprocess
import sys
import tempfile

IGNORED = ("unknown", "malformed", "metadata-only", "c2pa-valid", "c2pa-invalid")
RIGHT = {"original": ("cameraOriginal",), "edited": ("edited",), "resaved": ("resaved", "copy"),
         "platform": ("platformCopy", "copy"), "ai": ("aiGenerated",), "screenshot": ("screenshot",),
         "stripped": ("copy", "stripped")}
NOISE = 1e-9


def evaluation(options):
    command = [options.metalens, "evaluate", os.path.join(options.corpus, "labels.csv"), "--format", "json", "-q"]
    command += ["--reports", options.reports]
    for label in IGNORED:
        command += ["--ignore", label]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    if done.returncode not in (0, 3):
        sys.exit(f"check_accuracy.py: {' '.join(command)}: {done.stderr.decode('utf-8', 'replace').strip()}")
    return json.loads(done.stdout)


def figures(found, greens):
    """Each figure with its direction: +1 where more is better."""
    made = {"AUC": (found["auc"], 1), "AUC of the score": (found["aucOfScore"], 1),
            "Brier score": (found["calibration"]["brierScore"], -1),
            "calibration error": (found["calibration"]["expectedError"], -1)}
    for label in [found["originals"], *found["labels"]]:
        name = label["name"] or "original"
        is_original = name == "original"
        made[f"{name}: green"] = (label["green"]["count"], 1 if is_original else -1)
        made[f"{name}: red"] = (label["red"]["count"], -1 if is_original else 1)
        if label["auc"] is not None:
            made[f"{name}: AUC"] = (label["auc"], 1)
    # Labels that say nothing of originality, yet none of these files is to become green unnoticed.
    for name, count in greens.items():
        made[f"{name}: green"] = (count, -1)
    for row in found["verdicts"]:
        right = RIGHT.get(row["name"])
        if right:
            made[f"{row['name']}: verdict {' or '.join(right)}"] = (sum(row["counts"].get(kind, 0) for kind in right), 1)
        # No camera's file is called a copy, or incomplete.
        if row["name"] == "original":
            made["original: verdict copy or incomplete"] = (
                row["counts"].get("copy", 0) + row["counts"].get("incomplete", 0), -1)
    return made


def ignored_greens(options):
    """Greens of each label that evaluate leaves out, but `unknown`."""
    with open(options.reports, encoding="utf-8") as file:
        badges = {os.path.realpath(row["file"]["path"]): row.get("badge") for row in map(json.loads, file)}
    counts = {label: 0 for label in IGNORED if label != "unknown"}
    with open(os.path.join(options.corpus, "labels.csv"), newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            path = os.path.realpath(os.path.join(options.corpus, row["path"]))
            if row["label"] in counts:
                counts[row["label"]] += badges.get(path) == "green"
    return counts


def digest(corpus):
    """Which photos these are: a figure of others can't be compared."""
    with open(os.path.join(corpus, "labels.csv"), newline="", encoding="utf-8") as file:
        rows = sorted(f"{row['sha256']} {row['label']} {row['group']}" for row in csv.DictReader(file))
    return hashlib.sha256("\n".join(rows).encode()).hexdigest()


def main():
    parser = argparse.ArgumentParser(description="Fails where scores of labelled photos have become worse.")
    parser.add_argument("metalens")
    parser.add_argument("corpus")
    parser.add_argument("--expected", default=os.path.join(os.path.dirname(__file__), "../Expectations/corpus.json"))
    parser.add_argument("--reports", help="rows of `metalens batch --format ndjson` over CORPUS, instead of analysing")
    parser.add_argument("--write", action="store_true", help="make these figures the expected ones")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="accuracy.") as folder:
        if not options.reports:
            options.reports = os.path.join(folder, "rows")
            with open(options.reports, "wb") as file:
                subprocess.run([options.metalens, "batch", "--format", "ndjson", "-q", options.corpus], stdout=file,
                               check=False)
        found, greens = evaluation(options), ignored_greens(options)
    now, of = figures(found, greens), digest(options.corpus)
    if options.write:
        with open(options.expected, "w", encoding="utf-8") as file:
            json.dump({"photos": of, "model": found["basis"][0]["model"], "files": found["files"],
                       "figures": {name: value for name, (value, _) in now.items()}}, file, indent=1)
            file.write("\n")
        print(f"wrote {len(now)} figures of {found['files']} files")
        return
    with open(options.expected, encoding="utf-8") as file:
        expected = json.load(file)
    if expected["photos"] != of:
        print("check_accuracy.py: other photos or labels than those expected; nothing compared")
        return
    worse = [] if found["files"] == expected["files"] else [f"{found['files']} files, expected {expected['files']}"]
    better = 0
    for name in sorted(set(now) | set(expected["figures"])):
        if name not in now or name not in expected["figures"]:
            worse.append(f"{name}: {'is missing' if name not in now else 'is new'}")
            continue
        (value, direction), before = now[name], expected["figures"][name]
        if (value - before) * direction < -NOISE:
            worse.append(f"{name}: {value}, expected {before}")
        elif value != before:
            better += 1
            print(f"better: {name}: {value}, expected {before}")
    print(f"accuracy: {len(now)} figures of {found['files']} files: {len(worse)} worse, {better} better")
    if worse:
        sys.exit("\n".join(["check_accuracy.py: worse than Tests/Expectations/corpus.json:", *worse]))


if __name__ == "__main__":
    main()
