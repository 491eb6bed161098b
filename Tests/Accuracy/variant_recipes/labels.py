"""labels.csv of the made files, with a corpus' columns; list.sha256, the list's digest; and a check of a set."""

import csv
import hashlib
import os
from collections import defaultdict

from .recipe import LABELS

COLUMNS = ["path", "label", "sublabel", "confidence", "make", "model", "group", "source", "source_commit",
           "source_path", "licence", "reason", "tags", "sha256"]
ENOUGH = 30  # operations that every JPEG original should have gone through


def write(output, rows, parents, tools):
    """Of rows of variants.csv, the corpus' rows by SHA-256, each recipe's programs. Camera and source: the parent's."""
    with open(os.path.join(output, "labels.csv.new"), "w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
        writer.writeheader()
        for row in sorted(rows, key=lambda row: row["path"]):
            parent = parents[row["parent_sha256"]]
            second = f" second={row['second_parent_sha256']}" if row["second_parent_sha256"] else ""
            writer.writerow({name: parent[name] for name in COLUMNS} | {
                "path": row["path"], "label": LABELS[row["family"]], "sublabel": row["family"], "confidence": "known",
                "reason": f"{row['program']}: {row['command']}", "sha256": row["sha256"],
                "tags": f"recipe={row['recipe']} parent={row['parent_sha256']}{second} program={tools[row['recipe']]}"})
    os.replace(os.path.join(output, "labels.csv.new"), os.path.join(output, "labels.csv"))
    with open(os.path.join(output, "list.sha256"), "w", encoding="utf-8") as file:
        file.write(digest(rows) + "\n")


def digest(rows):
    """Names the set: SHA-256 over the sorted lines `sha256 path`."""
    lines = sorted(f"{row['sha256']} {row['path']}\n" for row in rows)
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def tag(row, name):
    return next((part.split("=", 1)[1] for part in row["tags"].split() if part.startswith(name + "=")), "")


def check(output):
    """What is wrong with a set, as lines; and its counts, as lines."""
    with open(os.path.join(output, "labels.csv"), newline="", encoding="utf-8") as file:
        reader = csv.DictReader(file)
        rows = list(reader)
        wrong = [] if reader.fieldnames == COLUMNS else [f"columns are {reader.fieldnames}"]
    recipes, seen = defaultdict(set), {}
    for row in rows:
        path = os.path.join(output, row["path"])
        if not os.path.isfile(path):
            wrong.append(f"{row['path']}: not there")
            continue
        with open(path, "rb") as file:
            if hashlib.file_digest(file, "sha256").hexdigest() != row["sha256"]:
                wrong.append(f"{row['path']}: another SHA-256 than in labels.csv")
        if LABELS.get(row["sublabel"]) != row["label"]:
            wrong.append(f"{row['path']}: {row['label']} isn't the label of {row['sublabel']}")
        recipes[tag(row, "parent")].add(tag(row, "recipe"))
        if row["sha256"] in seen and seen[row["sha256"]]["sublabel"] != row["sublabel"]:
            other = seen[row["sha256"]]
            wrong.append(f"{row['path']}: same bytes as {other['path']}, {row['sublabel']} and {other['sublabel']}")
        seen[row["sha256"]] = row
    families = defaultdict(list)
    for row in rows:
        families[row["sublabel"]].append(row)
    few = sorted((len(names), parent) for parent, names in recipes.items() if len(names) < ENOUGH)
    said = [f"{len(rows)} files of {len(recipes)} parents, {len({tag(row, 'recipe') for row in rows})} recipes, "
            f"{len({name for row in rows for name in tag(row, 'program').split('+')})} programs",
            *(f"{family}: {len(of)} files, {len({tag(row, 'recipe') for row in of})} recipes, "
              f"{len({tag(row, 'parent') for row in of})} parents, {len({row['group'] for row in of})} cameras"
              for family, of in sorted(families.items())),
            f"{len(recipes) - len(few)} parents with {ENOUGH} recipes or more",
            *(f"parent {parent}: {count} recipes" for count, parent in few),
            f"list {digest(rows)}"]
    return wrong, said
