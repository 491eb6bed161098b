"""What simpler means say of the same photos: a higher number speaks for an original."""

import json
import os
import subprocess

from .features import Kept

# Flags that say a program's name stands in Software.
PROGRAM_NAMED = {"softwareEdited", "mobileAppEdited", "softwareRawConverter", "softwareAITool", "softwarePlatform",
                 "softwareMetadataTool"}
# Names that anybody looks for in Software.
EDITORS = ("photoshop", "lightroom", "gimp", "picasa", "paint", "snapseed", "affinity", "capture one", "darktable",
           "rawtherapee", "imagemagick", "pixelmator", "aperture", "photos ", "acdsee", "irfanview", "xnview",
           "photoscape", "canva", "instagram", "vsco", "windows photo")
PORTION = 500


def plain_sum():
    """The weights of a sum that nobody fitted, by flag, and its base."""
    weights, causes, base = {}, {}, 0.0
    with open(os.path.join(os.path.dirname(__file__), "plain-sum.tsv"), encoding="utf-8") as file:
        for line in file:
            columns = line.rstrip("\n").split("\t")
            if line.startswith("#") or columns[0] == "version":
                continue
            if columns[0] == "base":
                base = float(columns[1])
            else:
                weights[columns[0]] = float(columns[1])
                causes[columns[0]] = columns[3] if len(columns) > 3 else columns[0]
    return base, weights, causes


def summed(flags, table):
    base, weights, causes = table
    heaviest = {}
    for flag in flags:
        weight = weights.get(flag, 0.0)
        slot = (causes.get(flag, flag), weight < 0)
        if abs(weight) > abs(heaviest.get(slot, 0.0)):
            heaviest[slot] = weight
    return base + sum(heaviest.values())


def tags(photos, cache):
    """By digest what exiftool says of a photo, of what its users look at."""
    kept = Kept(cache, "exiftool")
    missing = list({photo.sha: photo for photo in photos if photo.sha not in kept.rows}.values())
    for start in range(0, len(missing), PORTION):
        portion = missing[start:start + PORTION]
        done = subprocess.run(["nice", "exiftool", "-json", "-G0", "-q", "-Software", "-ModifyDate",
                               "-DateTimeOriginal", "-MakerNotes:All", "-@", "-"],
                              input="\n".join(photo.path for photo in portion).encode(), stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, check=False)
        found = {row["SourceFile"]: row for row in json.loads(done.stdout or b"[]")}
        kept.add((photo.sha, looked_at(found.get(photo.path, {}))) for photo in portion)
    return kept.rows


def looked_at(row):
    def first(name):
        return str(next((value for key, value in row.items() if key.split(":")[-1] == name
                         and not key.startswith("MakerNotes:")), ""))
    return {"software": first("Software"), "modified": first("ModifyDate"), "created": first("DateTimeOriginal"),
            "makerNote": any(key.startswith("MakerNotes:") for key in row)}


def by_hand(row):
    """Nothing odd, as somebody looks who knows exiftool: no editor in Software, dates equal, a maker note there."""
    software = row["software"].lower()
    odd = any(name in software for name in EDITORS) or row["modified"] != row["created"] or not row["makerNote"]
    return 0.0 if odd else 1.0


def baselines(place, photos, depth):
    """By name the number that each baseline gives each photo (by path)."""
    table, found = plain_sum(), tags(photos, place.cache)
    named, total, hand = {}, {}, {}
    for photo in photos:
        flags = place.features.flags(photo, depth, place.tables.left_out(photo, "camera"))
        if flags is not None:
            named[photo.path] = 0.0 if flags & PROGRAM_NAMED else 1.0
            total[photo.path] = summed(flags, table)
        hand[photo.path] = by_hand(found[photo.sha])
    return {"Software tag": named, "plain sum": total, "exiftool by hand": hand}


def area(originals, others):
    """ROC AUC: how often an original gets the higher number, ties counted half."""
    if not originals or not others:
        return None
    ranked = sorted([(value, 1) for value in originals] + [(value, 0) for value in others])
    wins, below, position = 0.0, 0, 0
    while position < len(ranked):
        end = position
        while end < len(ranked) and ranked[end][0] == ranked[position][0]:
            end += 1
        mine = sum(kind for _, kind in ranked[position:end])
        rest = end - position - mine
        wins += mine * (below + rest / 2)
        below += rest
        position = end
    return wins / len(originals) / len(others)
