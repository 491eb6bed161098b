#!/usr/bin/env python3
"""Makes variants of a corpus' originals with real programs: what was done to each is known by construction.

    Tests/Accuracy/make_variants.py CORPUS OUTPUT [--only RECIPE]... [--jobs 2] [--limit N]
    Tests/Accuracy/make_variants.py --check OUTPUT

CORPUS has a labels.csv; parents are its originals, but control outputs (confidence `known`), and for `ai_*` its
generated pictures. Writes OUTPUT/<recipe>/*, variants.csv, labels.csv (the corpus' columns, usable as a corpus'
table) and list.sha256, which names the set; what couldn't be made is in failures.csv and never fatal. What exists is
not made again. --limit takes so many originals for each recipe, spread over sources and cameras. --check reads
a set again: files, hashes, labels, and how many operations each original went through. Docs/Variants.md says what
each recipe is.

Needs Pillow and piexif (Debian: python3-pil, python3-piexif; run it with /usr/bin/python3), ImageMagick 6 as
convert-im6.q16, exiftool, exiv2, jhead and libjpeg-turbo's cjpeg, djpeg, jpegtran and wrjpgcom; the other programs
of variant_recipes/programs.py where they are installed. Nothing is written to CORPUS.
"""

import argparse
import os
import shutil
import sys
import time
from concurrent.futures import ThreadPoolExecutor

try:
    import piexif  # noqa: F401
    import PIL  # noqa: F401
except ImportError as error:
    sys.exit(f"make_variants.py: {error}. It needs Pillow and piexif; /usr/bin/python3 has them with Debian's "
             "python3-pil and python3-piexif.")

from variant_recipes import labels
from variant_recipes.job import CONVERT
from variant_recipes.maker import Maker
from variant_recipes.parents import chosen, parents, read_labels
from variant_recipes.table import RECIPES

REQUIRED = [CONVERT, "exiftool", "exiv2", "jhead", "cjpeg", "djpeg", "jpegtran", "wrjpgcom"]


def check(output):
    wrong, said = labels.check(output)
    print("\n".join(said + [f"wrong: {line}" for line in wrong]))
    sys.exit(1 if wrong else 0)


def main():
    parser = argparse.ArgumentParser(description="Makes variants of a corpus' originals with real programs.")
    parser.add_argument("corpus", nargs="?")
    parser.add_argument("output", nargs="?")
    parser.add_argument("--check", metavar="OUTPUT", help="read a made set again")
    parser.add_argument("--only", action="append", metavar="RECIPE", help="this recipe alone; may be repeated")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--limit", type=int, default=0, help="originals for each recipe; 0: every one")
    options = parser.parse_args()
    if options.check:
        check(options.check)
    if not options.output:
        parser.error("CORPUS and OUTPUT are needed")
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
    rows = read_labels(options.corpus)
    maker = Maker(os.path.abspath(options.corpus), os.path.abspath(options.output), rows, RECIPES)
    originals = parents(options.corpus, rows)
    began = time.monotonic()
    for recipe in RECIPES:
        if options.only and recipe.name not in options.only:
            continue
        absent = [name for name in recipe.program.split("+") if name not in maker.versions]
        if absent:
            print(f"{recipe.name}: skipped, {', '.join(absent)} is not installed", file=sys.stderr)
            continue
        started = time.monotonic()
        limit = min((limit for limit in (recipe.limit, options.limit) if limit), default=0)
        with ThreadPoolExecutor(max(1, options.jobs)) as pool:
            list(pool.map(lambda row, recipe=recipe: maker.make(recipe, row),
                          chosen(originals[recipe.parents], recipe, limit)))
        maker.write_labels()
        made = sum(row["recipe"] == recipe.name for row in maker.rows.values())
        missed = sum(name == recipe.name for name, _ in maker.failed)
        print(f"{recipe.name}: {made} files, {missed} not made, {time.monotonic() - started:.0f} s", file=sys.stderr,
              flush=True)
    name = maker.finish()
    failures = sum(row["kind"] == "failed" for row in maker.failed.values())
    print(f"{len(maker.rows)} variants of {sum(map(len, originals.values()))} originals and generated pictures, "
          f"{failures} failed, {time.monotonic() - began:.0f} s\nlist {name}", file=sys.stderr)


if __name__ == "__main__":
    main()
