"""The photos that variants are made of, and which of them a recipe takes."""

import csv
import hashlib
import os


def read_labels(corpus):
    with open(os.path.join(corpus, "labels.csv"), newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def kind(corpus, row):
    """`jpeg` and `heif`: originals, but outputs of a program kept as a control (`known`); `ai`: generated pictures."""
    if row["label"] == "ai":
        return "ai"
    if row["label"] != "original" or row["confidence"] == "known":
        return None
    with open(os.path.join(corpus, row["path"]), "rb") as file:
        start = file.read(12)
    return "jpeg" if start[:3] == b"\xff\xd8\xff" else "heif" if start[4:8] == b"ftyp" else None


def parents(corpus, rows):
    """By kind, sorted by path, each with the second parent: the next one of another make."""
    found = {"jpeg": [], "heif": [], "ai": []}
    for row in sorted(rows, key=lambda row: row["path"]):
        if (name := kind(corpus, row)) is not None:
            found[name].append(dict(row))
    for group in found.values():
        for index, row in enumerate(group):
            make = row["make"].lower().split()[:1]
            following = group[index + 1:] + group[:index]
            other = [r for r in following if r["make"].lower().split()[:1] != make]
            row["other"] = (other or following or [row])[0]
    return found


def chosen(rows, recipe, limit):
    """Rows for one recipe: one of each source first, then evenly over cameras, beginning elsewhere in each recipe. Of
    more sources than the limit each recipe takes others."""
    if not limit or limit >= len(rows):
        return rows
    phase = int(hashlib.sha256(recipe.name.encode()).hexdigest()[:8], 16)
    by_source = {}
    for row in rows:
        by_source.setdefault(row["source"], []).append(row)
    picked = [group[phase % len(group)] for _, group in sorted(by_source.items())]
    first = phase % len(picked)
    picked = (picked[first:] + picked[:first])[:limit]
    rest = sorted((r for r in rows if r not in picked), key=lambda r: (r["group"], r["path"]))
    wanted = limit - len(picked)
    picked += [rest[(phase + index * len(rest) // wanted) % len(rest)] for index in range(wanted)]
    return sorted(picked, key=lambda row: row["path"])
