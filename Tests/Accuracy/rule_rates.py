#!/usr/bin/env python3
"""How often each flag fires on originals, on variants of known making, and on the corpus' other labels.

    Tests/Accuracy/rule_rates.py METALENS CORPUS [VARIANTS] [--output Docs/RuleRates.md] [--check]
        [--signatures FILE] [--model-out] [--transplant-ids ID,ID...] [--jobs 2] [--depth DEPTH]

VARIANTS is what make_variants.py wrote; without it only the corpus is counted. Prints Markdown: per flag its count, rate and 95 % Wilson interval in
each class, per recipe how many files get an accusing flag and score under 50 and 85, and for transplants how many
get a flag that says so (--transplant-ids) or one as strong (weight of -2 or less, 1:7).

--check exits with 1 where an isEdited flag fires on more than one original or on two originals of one source, and
names the files. With --signatures, every original and its variants are analysed with a signature file from which the
rows of that original (and of a variant's second parent) were taken out, and without the signatures that ship.
--model-out takes out every row of its model: what a camera meets that nobody has measured.

Standard library only.
"""

import argparse
import csv
import json
import math
import os
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor

Z = 1.959964
STRONG = -2.0


def wilson(count, total):
    """95 % Wilson score interval of a share, as per cents."""
    if not total:
        return 0.0, 100.0
    share, square = count / total, Z * Z / total
    centre = (share + square / 2) / (1 + square)
    half = Z * math.sqrt(share * (1 - share) / total + square / total / 4) / (1 + square)
    return 100 * max(0.0, centre - half), 100 * min(1.0, centre + half)


def cell(count, total):
    if not total:
        return "–"
    low, high = wilson(count, total)
    return f"{count}/{total} {100 * count / total:.1f} % ({low:.1f}–{high:.1f})"


class Photo:
    """A file to analyse, where it comes from, and whose signatures must not be known for it."""

    def __init__(self, path, name, kind, recipe, source, shas):
        self.path, self.name, self.kind, self.recipe, self.source = path, name, kind, recipe, source
        self.shas, self.report = frozenset(sha for sha in shas if sha), None


def photos(corpus, variants):
    found = []
    with open(os.path.join(corpus, "labels.csv"), newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    by_path = {row["path"]: row for row in rows}
    for row in rows:
        parent = by_path.get(row["source"].removeprefix("variant of "))
        label = "control" if row["confidence"] == "known" and row["label"] == "original" else row["label"]
        found.append(Photo(os.path.join(corpus, row["path"]), row["path"], f"corpus {label}", "",
                           parent["source"] if parent else row["source"],
                           [row["sha256"], parent["sha256"] if parent else ""]))
    if variants is None:
        return sorted(found, key=lambda photo: photo.path.encode())
    with open(os.path.join(variants, "variants.csv"), newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            kind = row["recipe"].replace("_", " ") if row["label"] == "transplant" else row["label"]
            found.append(Photo(os.path.join(variants, row["path"]), row["path"], kind, row["recipe"], row["source"],
                               [row["parent_sha256"], row["second_parent_sha256"]]))
    return sorted(found, key=lambda photo: photo.path.encode())


def batch(metalens, listed, options, extra=()):
    """One batch over these photos; each gets its report, or None where it couldn't be analysed."""
    names = b"\0".join(os.fsencode(photo.path) for photo in listed) + b"\0"
    arguments = [metalens, "batch", "--format", "ndjson", "-q", "--files-from", "-", "-0", *extra]
    if options.depth:
        arguments += ["--depth", options.depth]
    done = subprocess.run(arguments, input=names, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    reports = {}
    for line in done.stdout.splitlines():
        report = json.loads(line)
        reports[report["file"]["path"]] = report
    if not reports and listed:
        sys.exit(f"rule_rates.py: {' '.join(arguments)}: {done.stderr.decode('utf-8', 'replace').strip()}")
    for photo in listed:
        report = reports.get(photo.path)
        photo.report = report if report and "flags" in report else None


def analyse(listed, options):
    if not options.signatures:
        batch(options.metalens, listed, options, ["-j", str(options.jobs)])
        return
    with open(options.signatures, encoding="utf-8") as file:
        lines = file.readlines()
    text = "".join(lines)
    known = {sha for photo in listed for sha in photo.shas if sha in text}
    groups = defaultdict(list)
    for photo in listed:
        groups[tuple(sorted(photo.shas & known))].append(photo)

    # sha256, make and model are a row's first columns (Docs/Signatures.md)
    models = {line.split("\t")[0]: line.split("\t")[1:3] for line in lines if line.count("\t") > 2}

    def is_kept(line, left_out):
        if any(sha in line for sha in left_out):
            return False
        return not options.model_out or line.split("\t")[1:3] not in [models[sha] for sha in left_out]

    def run(left_out):
        with tempfile.TemporaryDirectory(prefix="rule-rates.") as folder:
            path = os.path.join(folder, "signatures")
            with open(path, "w", encoding="utf-8") as file:
                file.writelines(line for line in lines if is_kept(line, left_out))
            extra = ["--signatures", path, "--no-shipped-signatures", "-j", "1" if left_out else str(options.jobs)]
            batch(options.metalens, groups[left_out], options, extra)

    with ThreadPoolExecutor(max(1, options.jobs)) as pool:
        list(pool.map(run, sorted(groups)))


def flags_known(metalens):
    done = subprocess.run([metalens, "flags", "--format", "json"], stdout=subprocess.PIPE, check=True)
    return {flag["id"]: flag["type"] for flag in json.loads(done.stdout)["flags"]}


def flag_ids(photo):
    return {flag["id"] for flag in photo.report["flags"]}


def accused(photo):
    return any(flag["type"] == "isEdited" for flag in photo.report["flags"])


def says_so(photo, ids):
    return any(flag["id"] in ids or flag["weight"] <= STRONG for flag in photo.report["flags"])


def table(header, rows):
    yield "| " + " | ".join(header) + " |"
    yield "|" + "---|" * len(header)
    for row in rows:
        yield "| " + " | ".join(row) + " |"
    yield ""


def rule_table(types, kinds, groups):
    """A row a flag, a column a class; a firing also says how many sources it comes from. Flags that never fire: a line."""
    totals = [len(groups[kind]) for kind in kinds]
    rows = [["none means under", "", *(f"{wilson(0, total)[1]:.1f} %" if total else "–" for total in totals)]]
    silent = []
    for identity in sorted(types):
        row = [f"`{identity}`", types[identity]]
        for kind, total in zip(kinds, totals):
            firing = [photo for photo in groups[kind] if identity in flag_ids(photo)]
            sources = len({photo.source for photo in firing})
            row.append(f"{cell(len(firing), total)}, {sources} src" if firing else "none")
        if any("src" in value for value in row):
            rows.append(row)
        else:
            silent.append(row[0])
    yield from table(["Flag", "Type", *(f"{kind} ({total})" for kind, total in zip(kinds, totals))], rows)
    if silent:
        yield f"On none of these: {', '.join(silent)}."
        yield ""


def markdown(listed, types, options):
    groups = defaultdict(list)
    for photo in listed:
        if photo.report:
            groups[photo.kind].append(photo)
    present = sorted(groups)
    variants = [k for k in ("edited", "resaved", "platform-like", "lossless", "metadata", "container", "converted") if k in groups]
    transplants = [k for k in present if k.startswith("transplant")]
    labels = [k for k in present if k.startswith("corpus") and k != "corpus original"]
    refused = Counter(photo.kind for photo in listed if not photo.report)
    originals = groups["corpus original"]
    tool = originals[0].report["tool"] if originals else {"version": "", "model": ""}
    depth = originals[0].report["depth"] if originals else ""
    if options.signatures:
        signatures = "each original and its variants without the rows learnt from it (leave one file out)"
        if options.model_out:
            signatures += ", nor any of its model"
    else:
        signatures = "those that ship, where there are any; nothing left out"
    yield "# How often each rule fires"
    yield ""
    yield f"Measured with MetaLens {tool['version']}, model {tool['model']}, depth {depth}."
    yield ""
    yield "Made by `Tests/Accuracy/rule_rates.py`; don't edit. A cell is count/total, rate, 95 % Wilson interval, and from how many"
    yield "sources the firings come (src). Photos of one source are not independent of each other, nor are variants of one parent:"
    yield "the intervals are too narrow where few sources stand behind them. [Variants.md](Variants.md) says what variants are, how"
    yield "to make this table, and what so few files can't show."
    yield ""
    if not variants:
        yield "No variants were measured: how often a rule notices a change of known making is not in this table."
        yield ""
    formats = Counter(photo.report["summary"]["format"] for photo in originals)
    yield "Originals by format: " + ", ".join(f"{formats[name]} {name}" for name in sorted(formats)) + "."
    yield ""
    yield f"Signatures: {signatures}."
    yield ""
    weak = "The corpus' labels were given by rules over the same kind of evidence: agreement with them is weak."
    if variants:
        yield "## Originals and variants of known making"
        yield ""
        yield from rule_table(types, ["corpus original", *variants], groups)
        yield "## Transplants"
        yield ""
        yield from rule_table(types, transplants, groups)
        yield "## The corpus' other labels"
        yield ""
        yield weak
        yield ""
        yield from rule_table(types, labels, groups)
    else:
        yield "## By label"
        yield ""
        yield weak
        yield ""
        yield from rule_table(types, ["corpus original", *labels], groups)
    yield "## Recipes" if variants else "## Scores by label"
    yield ""
    by_recipe = defaultdict(list)
    for photo in listed:
        if photo.report:
            by_recipe[photo.recipe or photo.kind].append(photo)
    rows = []
    for recipe in sorted(by_recipe, key=lambda name: (name.startswith("corpus"), name)):
        files = by_recipe[recipe]
        scores = [photo.report["score"] for photo in files]
        rows.append([f"`{recipe}`" if files[0].recipe else recipe, files[0].kind if files[0].recipe else "",
                     cell(sum(map(accused, files)), len(files)), cell(sum(s < 50 for s in scores), len(files)),
                     cell(sum(s < 85 for s in scores), len(files)), str(sorted(scores)[len(scores) // 2])])
    yield from table(["Recipe", "Class", "An isEdited flag", "Score under 50", "Score under 85", "Median"], rows)
    if transplants:
        yield "## Transplants that get a flag that says so, or one as strong"
        yield ""
        ids = ", ".join(f"`{i}`" for i in sorted(options.ids)) or "none named"
        yield f"Says so: {ids}. As strong: a weight of {STRONG:.1f} or less."
        yield ""
        rows = [[kind, cell(sum(says_so(p, options.ids) for p in groups[kind]), len(groups[kind])),
                 cell(sum(bool(options.ids & flag_ids(p)) for p in groups[kind]), len(groups[kind]))]
                for kind in ["corpus original", *transplants]]
        yield from table(["Class", "Says so or as strong", "Says so"], rows)
    if refused:
        yield "Not analysed, and counted nowhere above: " + ", ".join(
            f"{count} of {kind}" for kind, count in sorted(refused.items())) + "."
        yield ""


def check(listed):
    """Problems: isEdited flags on more than one original or on two of one source, by flag."""
    firing = defaultdict(list)
    for photo in listed:
        if photo.report and photo.kind == "corpus original":
            for flag in photo.report["flags"]:
                if flag["type"] == "isEdited" and photo not in firing[flag["id"]]:
                    firing[flag["id"]].append(photo)
    failed = False
    for identity in sorted(firing):
        files = firing[identity]
        if len(files) > 1:  # two of one source are more than one as well
            failed = True
            shared = [source for source, count in Counter(p.source for p in files).items() if count > 1]
            said = f", {max(Counter(p.source for p in files).values())} of one source" if shared else ""
            print(f"{identity}: fires on {len(files)} originals{said}", file=sys.stderr)
            for photo in files:
                print(f"  {photo.name} ({photo.source})", file=sys.stderr)
    return failed


def main():
    parser = argparse.ArgumentParser(description="How often each flag fires, on what.")
    parser.add_argument("metalens")
    parser.add_argument("corpus")
    parser.add_argument("variants", nargs="?")
    parser.add_argument("--output")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--signatures")
    parser.add_argument("--model-out", action="store_true")
    parser.add_argument("--transplant-ids", default="", help="ids of flags that say a picture carries foreign metadata")
    parser.add_argument("--depth")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    options.ids = {identity for identity in options.transplant_ids.split(",") if identity}
    # batch gives back the paths it was given: absolute ones work from anywhere
    corpus = os.path.abspath(options.corpus)
    variants = os.path.abspath(options.variants) if options.variants else None
    for folder, name in ((corpus, "labels.csv"), *([(variants, "variants.csv")] if variants else [])):
        if not os.path.isfile(os.path.join(folder, name)):
            sys.exit(f"rule_rates.py: {folder}: no {name} there")
    types = flags_known(options.metalens)
    if options.ids - set(types):
        sys.exit(f"rule_rates.py: no flag {', '.join(sorted(options.ids - set(types)))}")
    listed = photos(corpus, variants)
    analyse(listed, options)
    text = "\n".join(markdown(listed, types, options)).rstrip("\n") + "\n"
    if options.output:
        with open(options.output, "w", encoding="utf-8") as file:
            file.write(text)
    elif not options.check:
        print(text, end="")
    if options.check and check(listed):
        sys.exit(1)


if __name__ == "__main__":
    main()
