"""What an Android app leaves that changes a photo's data by `ExifInterface.saveAttributes`: the EXIF block written anew,
each directory's fields in the order in which Java's `HashMap` holds their names, and the rest of the file as it was."""

import os
import struct
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, os.path.join(ROOT, "Tests", "Accuracy"))

from survey_originals import Tiff  # noqa: E402
from variant_recipes.job import Unfit  # noqa: E402
from variant_recipes.jpeg_bytes import exif_segment, segment  # noqa: E402

# Groups of fields as the library writes them one behind the other, and what points at each.
GROUPS = ["tiff", "exif", "gps", "interop", "thumbnail"]
POINTERS = {0x8769: "exif", 0x8825: "gps", 0xA005: "interop"}


def names():
    """The name of each tag that a standard has, by group and number."""
    found = {}
    with open(os.path.join(ROOT, "Sources", "MetaLensAssessment", "Knowledge", "exif-tags.tsv"), encoding="utf-8") as rows:
        for row in rows:
            cells = row.rstrip("\n").split("\t")
            if len(cells) > 2 and cells[1].startswith("0x"):
                found[cells[0], int(cells[1], 16)] = cells[2]
    return found


def place(name, capacity):
    """Where Java's HashMap of this capacity holds a name."""
    hashed = 0
    for letter in name:
        hashed = (31 * hashed + ord(letter)) & 0xFFFFFFFF
    return (hashed ^ hashed >> 16) & (capacity - 1)


class Block:
    """An EXIF block's fields: tag, type, count and bytes, by group; and its thumbnail."""

    def __init__(self, data):
        self.tiff = Tiff(data)
        self.order = self.tiff.order
        if not self.order:
            raise Unfit("no TIFF header")
        self.groups = {group: [] for group in GROUPS}
        following = self.read(self.tiff.first, "tiff")
        entries, _, _ = self.tiff.ifd(following)
        self.read(following, "thumbnail")
        at, length = (self.tiff.number(entries.get(tag)) for tag in (0x201, 0x202))
        self.thumbnail = data[at:at + length] if at else b""

    def read(self, at, group):
        entries, following, _ = self.tiff.ifd(at)
        for tag, (kind, length, where) in entries.items():
            if tag in POINTERS:
                self.read(self.tiff.number((kind, length, where)), POINTERS[tag])
            else:
                value = self.tiff.data[where:where + length]
                self.groups[group].append((tag, kind, length // Tiff.SIZES.get(kind, 1), value))
        return following

    def written(self):
        """The block as the library writes it: no padding, and each directory's values right behind it."""
        fields = {group: list(entries) for group, entries in self.groups.items()}
        known = names()
        for tag, group in POINTERS.items():
            if fields[group]:
                fields["exif" if group == "interop" else "tiff"].append((tag, 4, 1, group))
        offsets, position = {}, 8
        for group in GROUPS:
            if fields[group]:
                offsets[group] = position
                position += 6 + 12 * len(fields[group])
                position += sum(len(f[3]) for f in fields[group] if len(f[3]) > 4 and f[3] not in GROUPS)
        out = bytearray(self.tiff.data[:4] + struct.pack(self.order + "I", 8))
        for group in offsets:
            capacity = 16
            while len(fields[group]) > capacity * 3 // 4:
                capacity *= 2
            table = {"thumbnail": "tiff", "interop": "exif"}.get(group, group)
            rows = sorted(fields[group], key=lambda f: place(known.get((table, f[0]), f"{f[0]:04x}"), capacity))
            after, values = offsets[group] + 6 + 12 * len(rows), b""
            out += struct.pack(self.order + "H", len(rows))
            for tag, kind, count, value in rows:
                if value in GROUPS:
                    value = struct.pack(self.order + "I", offsets[value])
                elif group == "thumbnail" and tag == 0x201:
                    value = struct.pack(self.order + "I", position)
                out += struct.pack(self.order + "HHI", tag, kind, count)
                if len(value) > 4:
                    out += struct.pack(self.order + "I", after + len(values))
                    values += value
                else:
                    out += value.ljust(4, b"\0")
            out += struct.pack(self.order + "I", offsets.get("thumbnail", 0) if group == "tiff" else 0) + values
        return bytes(out) + self.thumbnail


def rewritten(change, words):
    """What an app leaves that makes this change; the EXIF segment comes first, as the library puts it."""

    def make(job):
        data = job.data()
        start, end = exif_segment(data)
        block = Block(data[start + 10:end])
        change(block)
        payload = b"Exif\0\0" + block.written()
        if len(payload) + 2 > 0xFFFF:
            raise Unfit("an EXIF block that is too large")
        return job.write(data[:2] + segment(0xE1, payload) + data[2:start] + data[end:], words)

    return make


def position_removed(block):
    block.groups["gps"] = []


def turned(block):
    others = [field for field in block.groups["tiff"] if field[0] != 0x112]
    block.groups["tiff"] = others + [(0x112, 3, 1, struct.pack(block.order + "H", 6))]
