#!/usr/bin/env python3
"""Which EXIF tags all originals of a maker have, and who would be accused if each were left out in turn.

usage: camera_tags.py CORPUS   (a folder with labels.csv; exiftool is run once)
"""
import csv
import json
import subprocess
import sys

CANDIDATES = {
    "ExposureTime", "FNumber", "ISO", "Flash", "FocalLength", "MeteringMode", "ExifVersion", "ColorSpace",
    "XResolution", "YResolution", "ResolutionUnit", "Orientation", "YCbCrPositioning",
    "ComponentsConfiguration", "FlashpixVersion",
}
MAKERS = {"Apple": "apple", "Samsung": "samsung", "Canon": "canon", "Google": "google", "Kodak": "eastman"}
LEAST_FILES, LEAST_MODELS, LEAST_MISSING = 5, 3, 2


def main() -> None:
    corpus = sys.argv[1]
    with open(f"{corpus}/labels.csv", newline="", encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["label"] == "original"]
    names = "\n".join(f"{corpus}/{row['path']}" for row in rows)
    out = subprocess.run(
        ["exiftool", "-j", "-G1", "-s", "-fast", "-EXIF:all", "-@", "-"],
        input=names, capture_output=True, text=True, errors="replace", check=False).stdout
    tags = {}
    for photo in json.loads(out):
        tags[photo["SourceFile"]] = {
            name.split(":")[1] for name in photo if name.split(":")[0] in ("IFD0", "ExifIFD")}
    accused = 0
    for name, word in MAKERS.items():
        own = [row for row in rows if word in row["make"].lower().split()]
        files = [tags[f"{corpus}/{row['path']}"] for row in own]
        models = {row["model"] for row in own}
        if len(files) < LEAST_FILES or len(models) < LEAST_MODELS:
            print(f"{name}\t{len(files)} files, {len(models)} models: too few")
            continue
        print(f"{name}\t{len(files)} files, {len(models)} models\t{', '.join(sorted(always(files)))}")
        for index, row in enumerate(own):
            missing = always(files[:index] + files[index + 1:]) - files[index]
            if len(missing) >= LEAST_MISSING:
                accused += 1
                print(f"  left out: {row['path']} lacks {', '.join(sorted(missing))}")
    print(f"{accused} of {len(rows)} originals when each is left out in turn")


def always(files: list[set[str]]) -> set[str]:
    found = set(CANDIDATES)
    for tags in files:
        found &= tags
    return found


if __name__ == "__main__":
    main()
