#!/usr/bin/env python3
"""Makes variants of a corpus' originals with real programs: what was done to each is known by construction.

    Tests/Scripts/make_variants.py CORPUS OUTPUT [--only RECIPE]... [--jobs 2] [--limit 40]

CORPUS has a labels.csv; parents are its JPEG originals, but control outputs (confidence `known`). Writes
OUTPUT/<recipe>/* and OUTPUT/variants.csv; what couldn't be made is in OUTPUT/failures.csv and never fatal.
What exists is not made again. Transplants are made of every original, any other recipe of --limit of them,
spread over sources and cameras (0: every one). Docs/Variants.md says what each recipe is.

Needs Pillow and piexif (Debian: python3-pil, python3-piexif; run it with /usr/bin/python3), ImageMagick 6 as
convert-im6.q16, exiftool, exiv2, jhead and libjpeg-turbo's cjpeg, djpeg, jpegtran and wrjpgcom; exif, exiftran,
heif-enc, avifenc, cwebp, cjxl, vips and opj_compress where they are installed. Nothing is written to CORPUS.
"""

import argparse
import csv
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor

try:
    import PIL
    import piexif
except ImportError as error:
    sys.exit(f"make_variants.py: {error}. It needs Pillow and piexif; /usr/bin/python3 has them with Debian's "
             "python3-pil and python3-piexif.")

from variant_recipes.job import CONVERT, Job, Unfit
from variant_recipes.table import RECIPES

COLUMNS = ["path", "label", "recipe", "parent", "parent_sha256", "second_parent", "second_parent_sha256", "program",
           "command", "group", "source", "sha256"]
PROGRAMS = {"imagemagick": CONVERT, "exiftool": "exiftool", "exiv2": "exiv2", "jhead": "jhead", "turbo": "jpegtran",
            "exif": "exif", "exiftran": "exiftran", "heif-enc": "heif-enc", "avifenc": "avifenc", "cwebp": "cwebp",
            "cjxl": "cjxl", "vips": "vips", "opj_compress": "opj_compress"}
REQUIRED = [CONVERT, "exiftool", "exiv2", "jhead", "cjpeg", "djpeg", "jpegtran", "wrjpgcom"]


def first_output(*arguments):
    done = subprocess.run(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                          check=False)
    return done.stdout.decode("utf-8", "replace")


def versions():
    """Each program's name and version as it says them; only of what is installed."""
    asked = {"imagemagick": (CONVERT, "-version"), "exiftool": ("exiftool", "-ver"), "exiv2": ("exiv2", "--version"),
             "jhead": ("jhead", "-V"), "turbo": ("jpegtran", "-version"), "exif": ("exif", "--version"),
             "exiftran": ("exiftran", "-h"), "heif-enc": ("heif-enc", "-v"), "avifenc": ("avifenc", "--version"),
             "cwebp": ("cwebp", "-version"), "cjxl": ("cjxl", "--version"), "vips": ("vips", "--version"),
             "opj_compress": ("opj_compress", "-h")}
    names = {"imagemagick": "ImageMagick", "turbo": "libjpeg-turbo"}
    found = {"pillow": f"Pillow {PIL.__version__}", "piexif": f"piexif {piexif.VERSION}",
             "python": f"Python {sys.version_info.major}.{sys.version_info.minor}"}
    for key, command in asked.items():
        if shutil.which(command[0]):
            number = re.search(r"\d+\.\d+[-.\w]*", first_output(*command))
            found[key] = f"{names.get(key, key)} {number.group() if number else 'of unknown version'}"
    return found


def parents(corpus):
    """JPEG originals, sorted by path, each with the second parent: the next one of another make."""
    with open(os.path.join(corpus, "labels.csv"), newline="", encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["label"] == "original" and row["confidence"] != "known"]
    found = []
    for row in sorted(rows, key=lambda row: row["path"]):
        with open(os.path.join(corpus, row["path"]), "rb") as file:
            if file.read(3) == b"\xff\xd8\xff":
                found.append(row)
    for index, row in enumerate(found):
        make = row["make"].lower().split()[:1]
        following = found[index + 1:] + found[:index]
        other = [r for r in following if r["make"].lower().split()[:1] != make]
        row["other"] = (other or following or [row])[0]
    return found


def chosen(rows, recipe, limit):
    """Rows for one recipe: one of each source first, then evenly over cameras, beginning elsewhere in each recipe."""
    if recipe.every or not limit or limit >= len(rows):
        return rows
    phase = int(hashlib.sha256(recipe.name.encode()).hexdigest()[:8], 16)
    by_source = {}
    for row in rows:
        by_source.setdefault(row["source"], []).append(row)
    picked = [group[phase % len(group)] for _, group in sorted(by_source.items())][:limit]
    rest = sorted((r for r in rows if r not in picked), key=lambda r: (r["group"], r["path"]))
    wanted = limit - len(picked)
    picked += [rest[(phase + index * len(rest) // wanted) % len(rest)] for index in range(wanted)]
    return sorted(picked, key=lambda row: row["path"])


class Maker:
    def __init__(self, corpus, output):
        self.corpus, self.output = corpus, output
        self.table, self.failed = os.path.join(output, "variants.csv"), []
        self.lock, self.versions, self.done = threading.Lock(), versions(), 0
        self.rows = {}
        if os.path.exists(self.table):
            with open(self.table, newline="", encoding="utf-8") as file:
                self.rows = {row["path"]: row for row in csv.DictReader(file) if row.get("sha256")
                             and os.path.exists(os.path.join(output, row["path"]))}
        # Rows are added as files are made, so that a run that ends early is gone on with.
        self.write_table()
        self.log = open(self.table, "a", newline="", encoding="utf-8")

    def write_table(self):
        with open(self.table + ".new", "w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
            writer.writeheader()
            writer.writerows(self.rows[path] for path in sorted(self.rows))
        os.replace(self.table + ".new", self.table)

    def make(self, recipe, row):
        stem = re.sub(r"[^A-Za-z0-9._-]+", "_", os.path.splitext(os.path.basename(row["path"]))[0].split("__")[-1])
        path = f"{recipe.name}/{row['sha256'][:10]}-{stem}{recipe.suffix}"
        if path in self.rows:
            return
        target = os.path.join(self.output, path)
        scratch = tempfile.mkdtemp(prefix="variant.", dir=self.output)
        try:
            job = Job(os.path.join(self.corpus, row["path"]), os.path.join(scratch, "out" + recipe.suffix),
                      os.path.join(self.corpus, row["other"]["path"]), scratch)
            recipe.make(job)
            with open(job.output, "rb") as file:
                data = file.read()
            if not data:
                raise RuntimeError("an empty file")
            digest = hashlib.sha256(data).hexdigest()
            if digest == row["sha256"]:
                raise Unfit("came out byte-identical to its parent")
            os.makedirs(os.path.dirname(target), exist_ok=True)
            os.replace(job.output, target)
            second = row["other"] if "OTHER" in " ".join(job.commands) or recipe.name == "thumbnail_foreign" else None
            said = {"path": path, "label": recipe.label, "recipe": recipe.name, "parent": row["path"],
                    "parent_sha256": row["sha256"], "second_parent": second["path"] if second else "",
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
            self.failed.append([recipe.name, row["path"], kind, re.sub(r"variant\.\w+", "TMP", text)])

    def finish(self):
        self.log.close()
        self.write_table()
        with open(os.path.join(self.output, "failures.csv"), "w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(["recipe", "parent", "kind", "reason"])
            writer.writerows(sorted(self.failed))


def main():
    parser = argparse.ArgumentParser(description="Makes variants of a corpus' originals with real programs.")
    parser.add_argument("corpus")
    parser.add_argument("output")
    parser.add_argument("--only", action="append", metavar="RECIPE", help="this recipe alone; may be repeated")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--limit", type=int, default=40, help="originals for each recipe but transplants; 0: every one")
    options = parser.parse_args()
    missing = [name for name in REQUIRED if not shutil.which(name)]
    if missing:
        sys.exit(f"make_variants.py: not installed: {', '.join(missing)}")
    names = [recipe.name for recipe in RECIPES]
    for name in options.only or []:
        if name not in names:
            sys.exit(f"make_variants.py: no recipe {name}; there are {', '.join(names)}")
    if not os.path.isfile(os.path.join(options.corpus, "labels.csv")):
        sys.exit(f"make_variants.py: {options.corpus}: no labels.csv there")
    os.makedirs(options.output, exist_ok=True)
    maker = Maker(os.path.abspath(options.corpus), os.path.abspath(options.output))
    rows = parents(options.corpus)
    began = time.monotonic()
    for recipe in RECIPES:
        if options.only and recipe.name not in options.only:
            continue
        absent = [name for name in recipe.program.split("+") if name in PROGRAMS and name not in maker.versions]
        if absent:
            print(f"{recipe.name}: skipped, {', '.join(absent)} is not installed", file=sys.stderr)
            continue
        started, failed = time.monotonic(), len(maker.failed)
        with ThreadPoolExecutor(max(1, options.jobs)) as pool:
            list(pool.map(lambda row, recipe=recipe: maker.make(recipe, row), chosen(rows, recipe, options.limit)))
        made = sum(row["recipe"] == recipe.name for row in maker.rows.values())
        print(f"{recipe.name}: {made} files, {len(maker.failed) - failed} not made, {time.monotonic() - started:.0f} s",
              file=sys.stderr)
    maker.finish()
    failures = sum(kind == "failed" for _, _, kind, _ in maker.failed)
    print(f"{len(maker.rows)} variants of {len(rows)} originals, {failures} failed, {time.monotonic() - began:.0f} s",
          file=sys.stderr)


if __name__ == "__main__":
    main()
