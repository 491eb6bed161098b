#!/usr/bin/env python3
"""How often `batch --relatives` finds copies by their looks, and how often it takes different photos for one.

Usage: look_alike_rates.py METALENS CORPUS WORK [--most-bytes N]

CORPUS has a labels.csv. Of each of its JPEGs labelled original, up to N bytes (default: 4,000,000), ImageMagick and jpegtran
make copies in WORK: true pairs by construction. False pairs are of two JPEGs of CORPUS from different sources whose coded
pictures differ: nobody looked at them all, so that a true pair among them counts as false. METALENS reads all once, into
WORK/store.db, whose hashes are compared here each with each. Sources are split into halves: a distance is chosen on the first
and told of the second (Docs/Relatives.md).

Exit code: 0 measured, 2 wrong usage or something is missing.
"""
import argparse
import collections
import csv
import hashlib
import itertools
import pathlib
import sqlite3
import subprocess
import sys

CONVERT = "convert-im6.q16"
# What is done to a copy; each by one program.
RECIPES = {
    "saved again, quality 85": [CONVERT, "{in}", "-quality", "85", "{out}"],
    "saved again, quality 50": [CONVERT, "{in}", "-quality", "50", "{out}"],
    "messenger: upright, 1600 pixels, quality 75, no metadata": [
        CONVERT, "{in}", "-auto-orient", "-resize", "1600x1600>", "-strip", "-quality", "75", "{out}"],
    "website: upright, 640 pixels, quality 80, no metadata": [
        CONVERT, "{in}", "-auto-orient", "-resize", "640x640>", "-strip", "-quality", "80", "{out}"],
    "grey": [CONVERT, "{in}", "-colorspace", "Gray", "-quality", "90", "{out}"],
    "brighter by a fifth": [CONVERT, "{in}", "-modulate", "120", "-quality", "90", "{out}"],
    "more contrast": [CONVERT, "{in}", "-sigmoidal-contrast", "4x50%", "-quality", "90", "{out}"],
    "a line of text on it": [
        CONVERT, "{in}", "-gravity", "south", "-pointsize", "40", "-fill", "white", "-annotate", "0",
        "A line of text", "-quality", "90", "{out}"],
    "cropped by 2 % on each side": [
        CONVERT, "{in}", "-gravity", "center", "-crop", "96%x96%+0+0", "+repage", "-quality", "90", "{out}"],
    "cropped by 5 % on each side": [
        CONVERT, "{in}", "-gravity", "center", "-crop", "90%x90%+0+0", "+repage", "-quality", "90", "{out}"],
    "turned by 90°, no metadata": ["jpegtran", "-copy", "none", "-rotate", "90", "-outfile", "{out}", "{in}"],
    "turned by 180°, no metadata": ["jpegtran", "-copy", "none", "-rotate", "180", "-outfile", "{out}", "{in}"],
    "metadata and orientation removed": ["jpegtran", "-copy", "none", "-outfile", "{out}", "{in}"],
    "mirrored": ["jpegtran", "-copy", "none", "-flip", "horizontal", "-outfile", "{out}", "{in}"],
}


def make(parents, work):
    """Copies by recipe: (recipe, parent, path)."""
    copies = []
    for number, (recipe, command) in enumerate(RECIPES.items()):
        for parent in parents:
            name = hashlib.sha256(parent["path"].encode()).hexdigest()[:16]
            path = work / f"{number:02}-{name}.jpg"
            if not path.exists():
                told = [word.format(**{"in": parent["file"], "out": path}) for word in command]
                subprocess.run(told, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
            if path.exists():
                copies.append((recipe, parent, path))
    return copies


def hashes(metalens, work, corpus):
    store = work / "store.db"
    done = subprocess.run(
        [metalens, "batch", "--relatives", "--store", store, "--quiet", "--format", "csv", corpus, work],
        stdout=subprocess.DEVNULL, check=False)
    if done.returncode not in (0, 3):
        sys.exit(f"look_alike_rates.py: metalens ended with {done.returncode}")
    rows = sqlite3.connect(store).execute("SELECT path, likeness, picture FROM report")
    return {bytes(path).decode("utf-8", "replace"): (likeness and int(likeness, 16), picture)
            for path, likeness, picture in rows}


def exchanged(number):
    """The hash with rows and columns of its eight by eight bits exchanged."""
    for shift, mask in ((7, 0x00AA00AA00AA00AA), (14, 0x0000CCCC0000CCCC), (28, 0x00000000F0F0F0F0)):
        change = (number ^ number >> shift) & mask
        number ^= change ^ change << shift
    return number


def distance(first, second):
    """The fewest bits that differ, the second as it is and turned by 90°, 180° and 270° (PerceptualHash.turns)."""
    across, down = 0xAAAAAAAAAAAAAAAA, 0xFF00FF00FF00FF00
    turned = exchanged(second)
    forms = second, second ^ across ^ down, turned ^ across, turned ^ down
    return min((first ^ form).bit_count() for form in forms)


def half(source):
    return hashlib.sha256(source.encode()).digest()[0] % 2


def share(counts, most):
    found = sum(count for number, count in counts.items() if number <= most)
    return f"{found} of {sum(counts.values())}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("metalens")
    parser.add_argument("corpus", type=pathlib.Path)
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("--most-bytes", type=int, default=4_000_000)
    options = parser.parse_args()
    corpus, work = options.corpus.resolve(), options.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    with open(corpus / "labels.csv", newline="", encoding="utf-8") as file:
        labels = list(csv.DictReader(file))
    for row in labels:
        row["file"] = corpus / row["path"]
    parents = [row for row in labels
               if row["label"] == "original" and row["file"].exists()
               and row["file"].read_bytes()[:2] == b"\xff\xd8" and row["file"].stat().st_size <= options.most_bytes]
    copies = make(parents, work)
    known = hashes(options.metalens, work, corpus)
    true, unusable = collections.defaultdict(collections.Counter), collections.Counter()
    for recipe, parent, path in copies:
        first, second = known.get(str(parent["file"]), (None,))[0], known.get(str(path), (None,))[0]
        if first is None or second is None:
            unusable[recipe] += 1
        else:
            true[recipe, half(parent["source"])][distance(first, second)] += 1
    photos = [(row, *known[str(row["file"])]) for row in labels
              if known.get(str(row["file"]), (None,))[0] is not None and row["path"].split("/")[0] != "variants"]
    false = [collections.Counter(), collections.Counter()]
    for (one, first, picture), (other, second, again) in itertools.combinations(photos, 2):
        sides = half(one["source"]), half(other["source"])
        if one["source"] != other["source"] and picture != again and sides[0] == sides[1]:
            false[sides[0]][distance(first, second)] += 1
            if distance(first, second) <= 14:
                print("near, of different sources:", distance(first, second), one["path"], other["path"])
    print(f"{len(parents)} originals, {len(copies)} copies, {len(photos)} JPEGs of the corpus with a hash")
    for number in (0, 1):
        print(f"\nhalf {number + 1}: pairs of different photos within a distance, of {sum(false[number].values())}")
        print("  " + ", ".join(f"{most}: {share(false[number], most).split()[0]}" for most in range(0, 21, 2)))
        print(f"half {number + 1}: true copies within 4, 6, 8, 10, 12; without a hash")
        for recipe in RECIPES:
            counts = true[recipe, number]
            print(f"  {recipe}: " + ", ".join(share(counts, most) for most in (4, 6, 8, 10, 12)))
    print("\nwithout a hash:", ", ".join(f"{recipe} {count}" for recipe, count in unusable.items()) or "none")


main()
