"""Whether a file shows that the operation did to it what its label says: a label is true by construction, or not given.

Looks at segments only, by its own reader; it isn't the tool that is measured.
"""

import re

from survey_originals import quantization_tables, walk

FRAMES = {0xC0, 0xC1, 0xC2, 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF}

# What says that a picture was generated, wherever it stands.
MARKS = re.compile(rb"c2pa|jumb|AlgorithmicMedia|midjourney|firefly", re.IGNORECASE)


class Seen:
    """What of a JPEG tells operations apart."""

    def __init__(self, data):
        segments, end = walk(data)
        self.exif = any(code == 0xE1 and payload.startswith(b"Exif\0") for code, _, payload in segments)
        self.xmp = any(code == 0xE1 and payload.startswith(b"http://ns.adobe.com/xap/")
                       for code, _, payload in segments)
        self.size = next((payload[1:5] for code, _, payload in segments if code in FRAMES), None)
        self.tables = {table for code, _, payload in segments if code == 0xDB
                       for _, table in quantization_tables(payload)}
        scan = next((offset for code, offset, _ in segments if code == 0xDA), len(data))
        self.scan = data[scan:end]
        self.before = data[:scan]


def disproof(recipe, parent, data):
    """Why the file can't carry its label; None if nothing speaks against it."""
    if isinstance(recipe.proof, bytes) and data.count(recipe.proof) <= parent.count(recipe.proof):
        return "what was to be written isn't there, or was there before"
    if recipe.family == "aiStripped" and (mark := MARKS.search(data)):
        return f"a mark is there still: {mark.group().decode()}"
    if not (data.startswith(b"\xff\xd8\xff") and parent.startswith(b"\xff\xd8\xff")):
        return None
    was, now = Seen(parent), Seen(data)
    if recipe.proof == "tables" and now.tables <= was.tables:
        return "the quantization tables are the parent's"
    if recipe.proof == "size" and was.size == now.size:
        return "width and height are the parent's"
    checks = {
        "reencodedKept": [(was.scan == now.scan, "the coded picture is the parent's"),
                          (was.exif and not now.exif, "the Exif segment is lost")],
        "reencodedLost": [(was.scan == now.scan, "the coded picture is the parent's"),
                          (now.exif, "there is an Exif segment"), (not was.exif, "there was no EXIF to lose")],
        "metadataEdited": [(was.scan != now.scan, "the coded picture isn't the parent's")],
        "croppedResized": [(was.scan == now.scan, "the coded picture is the parent's")],
        "stripped": [(now.exif or now.xmp, "Exif or XMP is there still"), (not was.exif, "there was no EXIF to strip")],
        "aiStripped": [(now.exif or now.xmp, "Exif or XMP is there still")],
        "platform": [(was.scan == now.scan, "the coded picture is the parent's"),
                     (now.exif, "there is an Exif segment")],
        "transplant": [(not now.exif, "there is no Exif segment")],
        "transplantTables": [(not now.exif, "there is no Exif segment"),
                             (was.scan == now.scan, "the coded picture is the parent's")],
    }
    return next((reason for holds, reason in checks.get(recipe.family, []) if holds), None)
