#!/usr/bin/env python3
"""Counts how often each attack of attacks.py comes out green, and how often each mark turns a green original red.

    Tests/Evasion/measure_evasion.py METALENS ORIGINALS [--only NAME]... [--limit 120] [--rows FILE]

ORIGINALS is a corpus with a labels.csv, of which the files of label `original` are taken, or any directory of camera
originals. One photo of each camera is taken, and at most so many of a format, both chosen by a hash of the name; none
over 6 MB. Every attack is tried on every one that it can be made of. Greens are counted with the signatures that ship
and with none, as for a camera that nobody knows. Prints Markdown for Docs/Threats.md; shares have Wilson's 95 % interval.
--rows writes every verdict. Files are made in a temporary directory, one attack at a time, by one process.

Needs what attacks.py needs, and python3-numpy. Takes some 15 seconds of one processor for a photo.
"""

import argparse
import csv
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter

from attacks import ATTACKS
from accuracy.rates import wilson
from variant_recipes.maker import Maker
from variant_recipes.parents import parents, read_labels

LARGEST = 6_000_000
ROWS = ["attack", "signatures", "parent", "before", "badge", "score", "verdict", "against", "sentence"]


def unlabelled(folder):
    """Rows as labels.csv has them, each photo a camera of its own."""
    for name in sorted(os.listdir(folder)):
        path = os.path.join(folder, name)
        if os.path.isfile(path):
            with open(path, "rb") as file:
                digest = hashlib.file_digest(file, "sha256").hexdigest()
            empty = dict.fromkeys(("sublabel", "confidence", "make", "model", "source", "source_commit", "source_path",
                                   "licence", "reason", "tags"), "")
            yield {"path": name, "label": "original", "group": digest, "sha256": digest, **empty}


def by_hash(row):
    return hashlib.sha256(os.path.basename(row["path"]).encode()).hexdigest()


def chosen(folder, rows, limit):
    """By format, one photo of each camera."""
    found = {}
    for name in ("jpeg", "heif"):
        of_camera = {}
        for row in sorted(parents(folder, rows)[name], key=by_hash):
            if os.path.getsize(os.path.join(folder, row["path"])) <= LARGEST:
                of_camera.setdefault(row["group"], row)
        found[name] = sorted(of_camera.values(), key=by_hash)[:limit]
    return found


def reports(metalens, paths, *options):
    """One report a path, in their order."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as names:
        names.write("".join(f"{path}\n" for path in paths))
        names.flush()
        done = subprocess.run(
            [metalens, "batch", "--format", "ndjson", "--language", "en", "--jobs", "1", "--quiet", "--files-from",
             names.name, *options], stdout=subprocess.PIPE, check=False)
    if done.returncode not in (0, 3):
        sys.exit(f"measure_evasion.py: metalens ended with {done.returncode}")
    rows = {row["file"]["path"]: row for row in map(json.loads, done.stdout.splitlines())}
    return [rows[path] for path in paths]


class Tally:
    """What came of one attack, on photos whose badge before is known."""

    def __init__(self, before, after):
        self.before, self.after = before, after
        self.badges = Counter(row.get("badge", "error") for row in after)

    def share(self, badge):
        count, total = self.badges[badge], len(self.after)
        if not total:
            return "–"
        low, high = wilson(count, total)
        return f"{count / total:.0%} ({low:.0%} to {high:.0%})"

    def verdicts(self):
        kinds = Counter(row["verdict"]["kind"] if "verdict" in row else row["error"]["code"] for row in self.after)
        return ", ".join(f"{kind} {count}" for kind, count in kinds.most_common(3))

    def of(self, badge):
        pairs = [pair for pair in zip(self.before, self.after) if pair[0].get("badge") == badge]
        return Tally([pair[0] for pair in pairs], [pair[1] for pair in pairs])


def line(*cells):
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def header(first, *cells):
    return line(first, *cells) + "\n|---|" + "---:|" * (len(cells) - 1) + "---|"


class Measurement:
    def __init__(self, options, work):
        self.metalens, self.folder, self.work = os.path.abspath(options.metalens), options.originals, work
        self.names, rows = options.only, None
        if os.path.isfile(os.path.join(self.folder, "labels.csv")):
            rows = read_labels(self.folder)
        rows = rows or list(unlabelled(self.folder))
        self.originals = chosen(self.folder, rows, options.limit)
        self.maker = Maker(self.folder, work, rows, [attack.recipe for attack in ATTACKS])
        self.log = []
        paths = [os.path.join(self.folder, row["path"]) for kind in self.originals.values() for row in kind]
        shas = [row["sha256"] for kind in self.originals.values() for row in kind]
        self.before = {known: dict(zip(shas, reports(self.metalens, paths, *options_of(known))))
                       for known in (True, False)}

    def attack(self, attack, schemes=(True, False)):
        """A tally with the signatures that ship, and one with none."""
        for row in self.originals[attack.recipe.parents]:
            self.maker.make(attack.recipe, row)
        made = sorted((row for row in self.maker.rows.values() if row["recipe"] == attack.name),
                      key=lambda row: row["path"])
        tallies = []
        for known in schemes:
            after = reports(self.metalens, [os.path.join(self.work, row["path"]) for row in made], *options_of(known))
            before = [self.before[known][row["parent_sha256"]] for row in made]
            tallies.append(Tally(before, after))
            for row, old, new in zip(made, before, after):
                verdict = new.get("verdict", {})
                self.log.append([attack.name, "shipped" if known else "none", row["parent"], old.get("badge"),
                                 new.get("badge"), new.get("score"), verdict.get("kind"),
                                 new.get("strongest", {}).get("against"), verdict.get("sentence")])
        # Nothing stays for the next attack: the files of all would fill a disk.
        shutil.rmtree(os.path.join(self.work, attack.name), ignore_errors=True)
        for row in made:
            del self.maker.rows[row["path"]]
        print(f"{attack.name}: {len(made)} files", file=sys.stderr, flush=True)
        return tallies

    def untouched(self):
        yield header("Originals", "Files", "Green", "Amber", "Red", "Green, camera unknown", "Verdicts")
        for kind, rows in self.originals.items():
            known, unknown = (Tally(found, found) for found in ([self.before[is_known][row["sha256"]] for row in rows]
                                                               for is_known in (True, False)))
            if rows:
                yield line({"jpeg": "JPEG", "heif": "HEIC"}[kind], len(rows), known.share("green"),
                           known.badges["amber"], known.badges["red"], unknown.share("green"), known.verdicts())

    def wanting(self, wants):
        return [attack for attack in ATTACKS if attack.wants == wants and (not self.names or attack.name in self.names)
                and self.originals[attack.recipe.parents]]

    def evasions(self):
        yield header("Attack", "Files", "Green", "Amber", "Red", "Green, camera unknown", "Verdicts")
        for attack in self.wanting("green"):
            known, unknown = self.attack(attack)
            yield line(f"{attack.words} (`{attack.name}`)", len(known.after), known.share("green"),
                       known.badges["amber"], known.badges["red"], unknown.share("green"), known.verdicts())

    def reverses(self):
        yield header("What is done to a green original", "Files", "Still green", "Amber", "Red", "Verdicts")
        for attack in self.wanting("red"):
            [tally] = self.attack(attack, (True,))
            known = tally.of("green")
            yield line(f"{attack.words} (`{attack.name}`)", len(known.after), known.badges["green"],
                       known.badges["amber"], known.share("red"), known.verdicts())

    def write_rows(self, path):
        with open(path, "w", newline="", encoding="utf-8") as file:
            csv.writer(file, delimiter="\t", lineterminator="\n").writerows([ROWS, *self.log])


def options_of(known):
    return () if known else ("--no-shipped-signatures",)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("metalens")
    parser.add_argument("originals")
    parser.add_argument("--only", action="append", metavar="NAME", help="this attack alone; may be repeated")
    parser.add_argument("--limit", type=int, default=120, help="photos of a format at most")
    parser.add_argument("--rows", metavar="FILE", help="write every verdict as TSV")
    options = parser.parse_args()
    options.originals = os.path.abspath(options.originals)
    version = subprocess.run([options.metalens, "version"], stdout=subprocess.PIPE, check=True).stdout.decode().strip()
    with tempfile.TemporaryDirectory() as work:
        measurement = Measurement(options, work)
        print(version)
        for table in (measurement.untouched, measurement.evasions, measurement.reverses):
            print()
            for text in table():
                print(text, flush=True)
        if options.rows:
            measurement.write_rows(options.rows)


if __name__ == "__main__":
    main()
