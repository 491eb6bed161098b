"""Labelled photos: a corpus' own and the variants made of its originals, each with what it must be left out with."""

import csv
import os
import re

# The families of operation, in the order in which tables name them, and whether one was expected beforehand to
# leave a trace in the file.
FAMILIES = {
    "reencodedKept": True,
    "reencodedLost": False,
    "metadataEdited": False,
    "lossless": True,
    "croppedResized": True,
    "transplant": True,
    "transplantTables": False,
    "stripped": False,
    "converted": True,
    "platform": True,
    "ai": True,
    "aiStripped": False,
    "screenshot": True,
}

# Labels of found photos; they were given by looking at much the same evidence as the rules do.
FOUND = ("edited", "resaved", "platform", "ai", "screenshot", "stripped")

# Sets of variants from before their labels named the family.
BY_RECIPE = {
    "thumbnail_foreign": "metadataEdited", "jpegtran_strip": "stripped", "exiftool_strip": "stripped",
    "comment_wrjpgcom": "metadataEdited", "comment_exiftool": "metadataEdited", "xmp_exiftool": "metadataEdited",
    "mpf_exiftool": "metadataEdited", "transplant_b": "transplantTables", "transplant_b2": "transplantTables",
    "transplant_c": "transplantTables", "transplant_c2": "transplantTables", "transplant_c3": "transplantTables",
}
BY_KIND = {
    "resaved": "reencodedKept", "edited": "croppedResized", "platform-like": "reencodedLost", "lossless": "lossless",
    "container": "lossless", "metadata": "metadataEdited", "transplant": "transplant", "converted": "converted",
}


class Photo:
    """A labelled file. `lineage` holds the digests of the files it was made of and its own, `groups` and `sources`
    the cameras and sources of all of them: a second parent's traces must be left out as well."""

    __slots__ = ("path", "name", "sha", "label", "family", "recipe", "group", "source", "lineage", "groups",
                 "sources", "commit", "source_path", "is_variant")

    def __init__(self, path, name, row, label, family, recipe, is_variant):
        self.path, self.name, self.sha = path, name, row["sha256"]
        self.label, self.family, self.recipe, self.is_variant = label, family, recipe, is_variant
        self.group, self.source = row["group"], row["source"]
        self.commit, self.source_path = row.get("source_commit", ""), row.get("source_path", "")
        self.lineage, self.groups, self.sources = {self.sha}, {self.group}, {self.source}

    def descends_from(self, parent):
        self.lineage |= {parent.sha}
        self.groups |= parent.groups
        self.sources |= parent.sources


def tag(row, name):
    """A tag's value (name=value, separated by blanks or semicolons), or nothing."""
    found = re.search(rf"(?:^|[;,|\s]){name}=(.*?)(?=$|;|\s\w+=)", row.get("tags", ""))
    return found.group(1).strip() if found else ""


def rows_of(folder, name):
    path = os.path.join(folder, name)
    if not os.path.isfile(path):
        return None
    with open(path, newline="", encoding="utf-8") as file:
        return [row for row in csv.DictReader(file) if row.get("sha256")]


def corpus_photos(corpus):
    """Every labelled file of the corpus. Label `control` is an original that a program wrote byte for byte."""
    rows = rows_of(corpus, "labels.csv")
    if rows is None:
        raise SystemExit(f"{corpus}: no labels.csv there")
    photos = {}
    for row in rows:
        is_variant = row["source"].startswith("variant of ")
        label = "control" if row["label"] == "original" and row["confidence"] == "known" else row["label"]
        photos[row["path"]] = Photo(os.path.join(corpus, row["path"]), row["path"], row, label, label, "", is_variant)
    for row in rows:
        parent = photos.get(row["source"].removeprefix("variant of "))
        if parent is not None:
            photo = photos[row["path"]]
            photo.source = parent.source
            photo.sources = set()
            photo.descends_from(parent)
    return sorted(photos.values(), key=lambda photo: photo.name.encode())


def variant_photos(folder, corpus_list):
    """Every variant of known making, of either form of list; a variant is of its original's group and source."""
    by_name = {photo.name: photo for photo in corpus_list}
    by_sha = {photo.sha: photo for photo in corpus_list}
    rows, named = rows_of(folder, "labels.csv"), True
    if rows is None:
        rows, named = rows_of(folder, "variants.csv"), False
    if rows is None:
        raise SystemExit(f"{folder}: neither labels.csv nor variants.csv there")
    photos = []
    for row in rows:
        recipe = tag(row, "recipe") if named else row["recipe"]
        if named:
            family, parents = row["sublabel"], [tag(row, "parent"), tag(row, "second")]
        else:
            family = BY_RECIPE.get(recipe, BY_KIND.get(row["label"], row["label"]))
            parents = [row["parent_sha256"], row["second_parent_sha256"]]
        photo = Photo(os.path.join(folder, row["path"]), row["path"], row, row["label"], family, recipe, True)
        for parent in parents:
            known = by_sha.get(parent) or by_name.get(parent)
            if known is not None:
                photo.descends_from(known)
            elif re.fullmatch(r"[0-9a-f]{64}", parent):
                photo.lineage.add(parent)
        photos.append(photo)
    return sorted(photos, key=lambda photo: photo.name.encode())
