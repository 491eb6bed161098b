"""Makes files, and keeps the tables of what was made and what couldn't be."""

import csv
import hashlib
import os
import re
import shutil
import tempfile
import threading

from . import labels
from .job import Job, Unfit
from .programs import versions
from .proof import disproof

COLUMNS = ["path", "label", "family", "recipe", "parent", "parent_sha256", "second_parent", "second_parent_sha256",
           "program", "command", "group", "source", "sha256"]
FAILURES = ["recipe", "parent", "kind", "reason"]


class Maker:
    """One corpus, one output. Rows are added as files are made, so that a run that ends early is gone on with."""

    def __init__(self, corpus, output, corpus_rows, recipes):
        self.corpus, self.output = corpus, output
        self.corpus_rows = {row["sha256"]: row for row in corpus_rows}
        self.recipes = {recipe.name: recipe for recipe in recipes}
        self.table, self.failures = os.path.join(output, "variants.csv"), os.path.join(output, "failures.csv")
        self.lock, self.versions = threading.Lock(), versions()
        self.rows, self.failed = {}, {}
        for row in self.read(self.table):
            there = os.path.exists(os.path.join(output, row["path"]))
            if row.get("sha256") and row["recipe"] in self.recipes and there:
                self.take(row)
        for row in self.read(self.failures):
            self.failed[row["recipe"], row["parent"]] = row
        self.write_tables()
        self.log = open(self.table, "a", newline="", encoding="utf-8")

    def read(self, path):
        if not os.path.exists(path):
            return []
        with open(path, newline="", encoding="utf-8") as file:
            return list(csv.DictReader(file))

    def take(self, row):
        """A row of an earlier run; one without a family comes from before files were looked at."""
        recipe, parent = self.recipes[row["recipe"]], self.corpus_rows.get(row["parent_sha256"])
        if parent is None:
            return
        if not row.get("family"):
            with open(os.path.join(self.corpus, row["parent"]), "rb") as file, \
                    open(os.path.join(self.output, row["path"]), "rb") as made:
                reason = disproof(recipe, file.read(), made.read())
            if reason:
                return self.fail(recipe, parent, "unfit", reason)
        self.rows[row["path"]] = row | {"family": recipe.family, "label": recipe.label}

    def write(self, path, columns, rows):
        with open(path + ".new", "w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, columns, lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
        os.replace(path + ".new", path)

    def write_tables(self):
        self.write(self.table, COLUMNS, [self.rows[path] for path in sorted(self.rows)])
        self.write_labels()

    def write_labels(self):
        """Between recipes too, so that what is there can be measured while the rest is made."""
        self.write(self.failures, FAILURES, [self.failed[key] for key in sorted(self.failed)])
        labels.write(self.output, self.rows.values(), self.corpus_rows,
                     {name: recipe.program for name, recipe in self.recipes.items()})

    def make(self, recipe, row):
        stem, ending = os.path.splitext(os.path.basename(row["path"]))
        stem = re.sub(r"[^A-Za-z0-9._-]+", "_", stem.split("__")[-1])
        suffix = recipe.suffix or ending.lower()
        path = f"{recipe.name}/{row['sha256'][:10]}-{stem}{suffix}"
        if path in self.rows:
            return
        self.failed.pop((recipe.name, row["path"]), None)
        target = os.path.join(self.output, path)
        scratch = tempfile.mkdtemp(prefix="variant.", dir=self.output)
        try:
            job = Job(os.path.join(self.corpus, row["path"]), os.path.join(scratch, "out" + suffix),
                      os.path.join(self.corpus, row["other"]["path"]), scratch)
            recipe.make(job)
            data = job.data(job.output)
            if not data:
                raise RuntimeError("an empty file")
            digest = hashlib.sha256(data).hexdigest()
            if digest == row["sha256"]:
                raise Unfit("came out byte-identical to its parent")
            reason = disproof(recipe, job.data(), data)
            if reason:
                raise Unfit(reason)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            os.replace(job.output, target)
            second = row["other"] if "OTHER" in " ".join(job.commands) or recipe.name == "thumbnail_foreign" else None
            said = {"path": path, "label": recipe.label, "family": recipe.family, "recipe": recipe.name,
                    "parent": row["path"], "parent_sha256": row["sha256"],
                    "second_parent": second["path"] if second else "",
                    "second_parent_sha256": second["sha256"] if second else "",
                    "program": " + ".join(self.versions.get(name, name) for name in recipe.program.split("+")),
                    "command": "; ".join(job.commands), "group": row["group"], "source": row["source"],
                    "sha256": digest}
            with self.lock:
                self.rows[path] = said
                csv.DictWriter(self.log, COLUMNS, lineterminator="\n").writerow(said)
                self.log.flush()
        except Unfit as reason:
            self.fail(recipe, row, "unfit", reason)
        except Exception as error:  # a program or a library that fails on one photo is a line, never the end
            self.fail(recipe, row, "failed", f"{type(error).__name__}: {error}")
        finally:
            shutil.rmtree(scratch, ignore_errors=True)

    def fail(self, recipe, row, kind, reason):
        text = str(reason).replace(self.output, "OUTPUT").replace(self.corpus, "CORPUS").replace("\n", " ")
        with self.lock:
            self.failed[recipe.name, row["path"]] = {"recipe": recipe.name, "parent": row["path"], "kind": kind,
                                                     "reason": re.sub(r"variant\.\w+", "TMP", text)}

    def finish(self):
        self.log.close()
        self.write_tables()
        return labels.digest(self.rows.values())
