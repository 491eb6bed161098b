#!/usr/bin/env python3
"""What MetaLens finds in iPhone HEICs that programs changed, and in those that none did.

    Tests/Accuracy/heic_rates.py METALENS LIST OUTPUT [--only RECIPE]... [--encoded 9] [--jobs 2]

LIST has a line for each file: class, a tab, path. Files of class `camera` are what recipes are done to; files of other
classes are only looked at. Changed files are made in OUTPUT/<recipe>/ and not made again where they exist; what couldn't
be made is in OUTPUT/failures.txt. Recipes that encode take --encoded of the camera files, spread over the list, the
others all. Prints two tables for Docs/Measurements/HEIC.md. Needs exiftool, ImageMagick 6 as convert-im6.q16, heif-enc,
vips, and Python's Pillow and pillow_heif.
"""

import argparse
import collections
import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

from variant_recipes.heic_pixels import (LIKE_APPLE, boxes_kept, by_convert, by_heif_enc, by_pillow, cropped,
                                         metadata_of_other, painted, transplanted)
from variant_recipes.job import DATE, Job
from variant_recipes.kept_pixels import exiftool
from variant_recipes.metadata_edits import hex_date

ENCODED = {
    "pillow_again": ("re-encoded", by_pillow()),
    "pillow_444": ("re-encoded", by_pillow(chroma=444)),
    "pillow_stripped": ("re-encoded, no metadata", by_pillow(keep=False)),
    "pillow_crop": ("cropped", by_pillow(cropped)),
    "pillow_half": ("resized", by_pillow(lambda picture: picture.resize([side // 2 for side in picture.size]))),
    "pillow_painted": ("painted, metadata transplanted", transplanted(by_pillow(painted, keep=False))),
    "heifenc_again": ("converted to JPEG and back", by_heif_enc()),
    "heifenc_stripped": ("re-encoded, no metadata", by_heif_enc(between="p.png")),
    "heifenc_painted": ("painted, metadata transplanted", transplanted(by_heif_enc(painted, between="p.png"))),
    "heifenc_like_apple": ("painted, metadata transplanted",
                           transplanted(by_heif_enc(painted, LIKE_APPLE, between="p.png"))),
    "boxes_kept": ("painted, tiles exchanged in the phone's own boxes", boxes_kept),
    "vips_again": ("re-encoded", lambda job: job.run("vips", "copy", job.input, job.output)),
    "convert_quarter": ("resized, metadata transplanted", transplanted(by_convert)),
}
KEPT = {
    "exiftool_date": ("metadata edited", exiftool(f"-AllDates={DATE}")),
    "exiftool_gps": ("metadata edited", exiftool("-GPSLatitude=48.5", "-GPSLatitudeRef=N", "-GPSLongitude=9.25",
                                                 "-GPSLongitudeRef=E")),
    "exiftool_no_gps": ("metadata edited", exiftool("-GPS:all=")),
    "exiftool_model": ("metadata edited", exiftool("-EXIF:Model=iPhone 12")),
    "exiftool_artist": ("metadata edited", exiftool("-EXIF:Artist=A person")),
    "exiftool_turned": ("metadata edited", exiftool("-n", "-EXIF:Orientation=3")),
    "exiftool_xmp": ("metadata added", exiftool("-XMP-dc:Subject=a subject")),
    "exiftool_other": ("metadata of another photo", metadata_of_other),
    "exiftool_strip": ("stripped", exiftool("-all=")),
    "hex_date": ("metadata edited, same length", hex_date),
}


def report(metalens, paths):
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as names:
        names.write("".join(path + "\n" for path in paths))
        names.flush()
        done = subprocess.run([metalens, "batch", "--format", "ndjson", "--files-from", names.name],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False, text=True)
    found = {}
    for line in done.stdout.splitlines():
        row = json.loads(line)
        if "flags" in row:
            found[row["file"]["path"]] = (row["score"], {flag["id"]: flag["type"] for flag in row["flags"]})
    return found


def against(flags):
    return {name for name, kind in flags.items() if kind in ("isEdited", "warning")}


def accusing(flags):
    return {name for name, kind in flags.items() if kind == "isEdited"}


def made(task):
    recipe, make, source, other, output = task
    if os.path.exists(output):
        return None
    with tempfile.TemporaryDirectory() as scratch:
        try:
            make(Job(source, output, other, scratch))
            return None
        except Exception as error:  # whatever a program did: counted, never fatal
            if os.path.exists(output):
                os.remove(output)
            return f"{recipe}\t{os.path.basename(source)}\t{error}"


def spread(files, count):
    return files if count >= len(files) else [files[index * len(files) // count] for index in range(count)]


def tally(names):
    return ", ".join(f"`{name}` {count}" for name, count in names.most_common()) or "–"


def main():
    parser = argparse.ArgumentParser(description="Counts flags on changed and unchanged HEICs.")
    parser.add_argument("metalens")
    parser.add_argument("list")
    parser.add_argument("output")
    parser.add_argument("--only", action="append")
    parser.add_argument("--encoded", type=int, default=9)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    with open(options.list, encoding="utf-8") as rows:
        listed = [line.rstrip("\n").split("\t") for line in rows if line.strip()]
    classes = collections.OrderedDict()
    for kind, path in listed:
        classes.setdefault(kind, []).append(path)
    camera = classes.get("camera", [])
    tasks = []
    for table, count in ((ENCODED, options.encoded), (KEPT, len(camera))):
        for recipe, (_, make) in table.items():
            if options.only and recipe not in options.only:
                continue
            os.makedirs(os.path.join(options.output, recipe), exist_ok=True)
            for source in spread(camera, count):
                other = camera[(camera.index(source) + len(camera) // 2) % len(camera)]
                name = os.path.splitext(os.path.basename(source))[0] + ".heic"
                tasks.append((recipe, make, source, other, os.path.join(options.output, recipe, name)))
    with ThreadPoolExecutor(options.jobs) as pool:
        failures = [line for line in pool.map(made, tasks) if line]
    with open(os.path.join(options.output, "failures.txt"), "w", encoding="utf-8") as file:
        file.write("".join(line + "\n" for line in failures))
    before = report(options.metalens, [path for _, path in listed])
    print("| Files | Count | With a flag of type isEdited | Such flags | Warnings | Scores |\n|---|---|---|---|---|---|")
    for kind, paths in classes.items():
        rows = [before[path] for path in paths if path in before]
        edited = collections.Counter(name for _, flags in rows for name in accusing(flags))
        warned = collections.Counter(name for _, flags in rows for name in against(flags) - accusing(flags))
        scores = [score for score, _ in rows]
        print(f"| {kind} | {len(rows)} | {sum(bool(accusing(flags)) for _, flags in rows)} | {tally(edited)} | "
              f"{tally(warned)} | {min(scores)} to {max(scores)} |")
    print("\n| Recipe | What was done | Files | Flag of type isEdited that the source lacks | isEdited or warning that "
          "it lacks | Those flags | Scores |\n|---|---|---|---|---|---|---|")
    after = report(options.metalens, [task[4] for task in tasks if os.path.exists(task[4])])
    for recipe, (words, _) in {**ENCODED, **KEPT}.items():
        pairs = [(before[task[2]], after[task[4]]) for task in tasks if task[0] == recipe and task[4] in after]
        if not pairs:
            continue
        names = collections.Counter(name for old, new in pairs for name in against(new[1]) - against(old[1]))
        edited = sum(bool(accusing(new[1]) - accusing(old[1])) for old, new in pairs)
        either = sum(bool(against(new[1]) - against(old[1])) for old, new in pairs)
        scores = [new[0] for _, new in pairs]
        print(f"| `{recipe}` | {words} | {len(pairs)} | {edited} | {either} | {tally(names)} | "
              f"{min(scores)} to {max(scores)} |")
    sys.stderr.write(f"{len(failures)} couldn't be made\n")


if __name__ == "__main__":
    main()
