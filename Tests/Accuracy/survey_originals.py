#!/usr/bin/env python3
"""Prints how cameras lay out their own files: segments, tables, sampling, EXIF block, trailer.

    Tests/Accuracy/survey_originals.py CORPUS [--tsv] [--label original]

CORPUS is a directory with a labels.csv (path, label, confidence, source, sha256). Only JPEG files of the
asked label that aren't control outputs (confidence `known`) are read. A table per brand and model goes to
standard output, with a summary per brand: how many distinct values each respect has, over how many files of
how many sources. --tsv prints one line a file with all columns instead.

Standard library only. Nothing is written to CORPUS.
"""

import argparse
import csv
import hashlib
import os
import re
import struct
import sys
from collections import Counter, defaultdict

STANDALONE = {0x01, 0xD8, 0xD9} | set(range(0xD0, 0xD8))
NEXT_MARKER = re.compile(rb"\xff[^\x00\xd0-\xd7\xff]", re.S)

# ITU-T T.81 Annex K.3: code length counts and values, as DHT stores them.
_DC_VALUES = bytes(range(12))
_AC_LUMA = bytes.fromhex(
    "01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a"
    "3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a929394"
    "95969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8"
    "e9eaf1f2f3f4f5f6f7f8f9fa")
_AC_CHROMA = bytes.fromhex(
    "0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f11718191a262728"
    "292a35363738393a434445464748494a535455565758595a636465666768696a737475767778797a82838485868788898a92"
    "939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae2e3e4e5e6e7"
    "e8e9eaf2f3f4f5f6f7f8f9fa".replace(" ", ""))
STANDARD_HUFFMAN = {
    0x00: bytes.fromhex("00010501010101010100000000000000") + _DC_VALUES,
    0x01: bytes.fromhex("00030101010101010101010000000000") + _DC_VALUES,
    0x10: bytes.fromhex("0002010303020403050504040000017d") + _AC_LUMA,
    0x11: bytes.fromhex("00020102040403040705040400010277") + _AC_CHROMA,
}

TRAILER_MAGIC = [
    (b"\xff\xd8\xff", "JPEG"), (b"SEFH", "SEFH"), (b"\x00\x00\x00\x18ftyp", "MP4"), (b"\x00\x00\x00\x1cftyp", "MP4"),
    (b"AXS!", "AFCP"), (b"PK\x03\x04", "ZIP"),
]


def printable(data, limit=12):
    return "".join(chr(b) if 0x20 < b < 0x7F else "." if b else "_" for b in data[:limit])


def application_name(code, payload):
    """APPn with its identifier: the bytes up to the first NUL, or the first bytes."""
    known = [(b"Exif\0", "Exif"), (b"http://ns.adobe.com/xap/1.0/\0", "XMP"),
             (b"http://ns.adobe.com/xmp/extension/\0", "XMPext"), (b"JFIF\0", "JFIF"), (b"JFXX\0", "JFXX"),
             (b"ICC_PROFILE\0", "ICC"), (b"MPF\0", "MPF"), (b"FPXR\0", "FPXR"), (b"Adobe", "Adobe"),
             (b"Photoshop 3.0\0", "Photoshop"), (b"Ducky", "Ducky")]
    for magic, name in known:
        if payload.startswith(magic):
            return f"APP{code - 0xE0}:{name}"
    identifier = payload.split(b"\0", 1)[0][:16]
    name = printable(identifier, 16) if identifier else payload[:4].hex()
    return f"APP{code - 0xE0}:{name or '-'}"


def walk(data, limit=4000):
    """Segments as (code, offset, payload) up to the main picture's EOI, and where that ends (None: no EOI)."""
    segments, at = [(0xD8, 0, b"")], 2
    while at + 1 < len(data) and len(segments) < limit:
        if data[at] != 0xFF:
            following = NEXT_MARKER.search(data, at)
            if not following:
                return segments, None
            segments.append((-1, at, data[at:following.start()]))
            at = following.start()
        fill = at
        while at + 1 < len(data) and data[at + 1] == 0xFF:
            at += 1
        if at > fill:
            segments.append((-2, fill, data[fill:at]))
        if at + 1 >= len(data):
            break
        code = data[at + 1]
        if code in STANDALONE:
            segments.append((code, at, b""))
            at += 2
            if code == 0xD9:
                return segments, at
            continue
        if at + 4 > len(data):
            break
        length = struct.unpack_from(">H", data, at + 2)[0]
        segments.append((code, at, data[at + 4:at + 2 + length]))
        at += 2 + max(length, 2)
        if code == 0xDA:
            following = NEXT_MARKER.search(data, at)
            if not following:
                return segments, None
            at = following.start()
    return segments, None


def quantization_tables(payload):
    at = 0
    while at < len(payload):
        size = 128 if payload[at] >> 4 else 64
        yield payload[at], payload[at + 1:at + 1 + size]
        at += 1 + size


def huffman_tables(payload):
    at = 0
    while at + 17 <= len(payload):
        size = 16 + sum(payload[at + 1:at + 17])
        yield payload[at], payload[at + 1:at + 1 + size]
        at += 1 + size


def layout(segments):
    """The segments' names up to the first SOS, DQT and DHT with how many tables each holds."""
    names = []
    for code, _, payload in segments:
        if code == -1:
            names.append(f"({len(payload)} bytes)")
        elif code == -2:
            names.append(f"(fill {len(payload)})")
        elif code == 0xD8:
            names.append("SOI")
        elif code == 0xDB:
            names.append(f"DQT{len(list(quantization_tables(payload)))}")
        elif code == 0xC4:
            names.append(f"DHT{len(list(huffman_tables(payload)))}")
        elif code == 0xDD:
            names.append("DRI")
        elif code == 0xFE:
            names.append("COM")
        elif code == 0xDA:
            names.append("SOS")
            break
        elif 0xE0 <= code <= 0xEF:
            name = application_name(code, payload)
            names.append(name)
        elif 0xC0 <= code <= 0xCF:
            names.append(f"SOF{code - 0xC0}")
        else:
            names.append(f"FF{code:02X}")
    joined = []
    for name in names:
        if joined and joined[-1][0] == name and name.startswith("APP"):
            joined[-1][1] += 1
        else:
            joined.append([name, 1])
    return " ".join(name if count == 1 else f"{name}*{count}" for name, count in joined)


def coding(segments):
    """Huffman, sampling, restart interval and a digest of the quantization tables of one JPEG's segments."""
    tables, quantization, sampling, restart, scans, size = {}, [], "-", None, 0, "-"
    for code, _, payload in segments:
        if code == 0xC4 and not scans:
            tables.update(huffman_tables(payload))
        elif code == 0xDB:
            quantization.extend(quantization_tables(payload))
        elif code == 0xDD and len(payload) >= 2 and restart is None:
            restart = struct.unpack(">H", payload[:2])[0]
        elif code == 0xDA:
            scans += 1
        elif 0xC0 <= code <= 0xCF and len(payload) >= 6:
            height, width, count = struct.unpack(">HHB", payload[1:6])
            size = f"{width}x{height}"
            parts = [payload[6 + 3 * i:9 + 3 * i] for i in range(count)]
            sampling = ",".join(f"{p[1] >> 4}x{p[1] & 15}" for p in parts if len(p) == 3)
            sampling += " ids " + ",".join(str(p[0]) for p in parts if len(p) == 3)
    if not tables:
        huffman = "none"
    else:
        same = sum(tables[key] == STANDARD_HUFFMAN.get(key) for key in tables)
        huffman = "standard" if same == len(tables) else "optimized" if not same else f"standard {same} of {len(tables)}"
        if same and same == len(tables) and len(tables) != 4:
            huffman = f"standard ({len(tables)} tables)"
    digest = hashlib.md5(b"".join(bytes([key]) + table for key, table in quantization)).hexdigest()[:8]
    first = sum(quantization[0][1]) if quantization else 0
    return {"huffman": huffman, "sampling": sampling, "restart": "-" if restart is None else str(restart),
            "tables": f"{digest} sum {first}", "scans": str(scans), "size": size}


class Tiff:
    """Just enough of a TIFF reader: IFDs by offset, values by range, everything bounded."""

    SIZES = {1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4}

    def __init__(self, data):
        self.data = data
        self.order = {b"II": "<", b"MM": ">"}.get(data[:2])
        self.first = struct.unpack_from(self.order + "I", data, 4)[0] if self.order and len(data) >= 8 else 0

    def ifd(self, offset):
        """Tag -> (type, count, offset of the value), next IFD's offset, and whether tags rise."""
        entries, tags = {}, []
        if not self.order or offset < 8 or offset + 2 > len(self.data):
            return entries, 0, True
        count = struct.unpack_from(self.order + "H", self.data, offset)[0]
        for index in range(min(count, 500)):
            at = offset + 2 + 12 * index
            if at + 12 > len(self.data):
                return entries, 0, tags == sorted(tags)
            tag, kind, number = struct.unpack_from(self.order + "HHI", self.data, at)
            length = self.SIZES.get(kind, 1) * number
            where = at + 8 if length <= 4 else struct.unpack_from(self.order + "I", self.data, at + 8)[0]
            tags.append(tag)
            entries[tag] = (kind, length, where)
        at = offset + 2 + 12 * count
        following = struct.unpack_from(self.order + "I", self.data, at)[0] if at + 4 <= len(self.data) else 0
        return entries, following, tags == sorted(tags)

    def value(self, entry):
        return self.data[entry[2]:entry[2] + entry[1]] if entry else b""

    def number(self, entry):
        data = self.value(entry)
        if not entry or len(data) < 2:
            return 0
        return struct.unpack_from(self.order + ("H" if entry[0] == 3 else "I"), data)[0] if len(data) >= (
            2 if entry[0] == 3 else 4) else 0


def exif(segments):
    facts = {"order": "-", "thumbnail": "-", "thumbnail coding": "-", "maker note": "-", "ifds": "-", "make": "",
             "model": "", "software": ""}
    block = next((p for c, _, p in segments if c == 0xE1 and p.startswith(b"Exif\0")), None)
    if block is None:
        return facts
    tiff = Tiff(block[6:])
    if not tiff.order:
        return facts
    facts["order"] = {"<": "II", ">": "MM"}[tiff.order]
    ifd0, following, sorted0 = tiff.ifd(tiff.first)
    sub, _, sorted_sub = tiff.ifd(tiff.number(ifd0.get(0x8769)))
    ifd1, _, sorted1 = tiff.ifd(following)
    text = lambda entry: tiff.value(entry).split(b"\0")[0].decode("latin-1").strip()
    facts["make"], facts["model"], facts["software"] = (text(ifd0.get(tag)) for tag in (0x10F, 0x110, 0x131))
    facts["ifds"] = f"IFD0 at {tiff.first}{'' if sorted0 else ' unsorted'}{'' if sorted_sub else ', Exif unsorted'}"
    if following:
        facts["ifds"] += f", IFD1{'' if sorted1 else ' unsorted'}"
    note = sub.get(0x927C)
    if note:
        data = tiff.value(note)
        facts["maker note"] = printable(data, 12) if data[:3].isalnum() else data[:8].hex()
    if 0x201 in ifd1 and 0x202 in ifd1:
        at, length = tiff.number(ifd1[0x201]), tiff.number(ifd1[0x202])
        inner, _ = walk(tiff.data[at:at + length], 200)
        coded = coding(inner)
        facts["thumbnail"] = coded["size"]
        facts["thumbnail coding"] = f"{layout(inner)} | {coded['sampling']} | {coded['huffman']}"
    elif 0x103 in ifd1 and tiff.number(ifd1[0x103]) == 1:
        facts["thumbnail"] = "uncompressed"
    return facts


def trailer(data, end):
    if end is None:
        return "no EOI"
    rest = data[end:]
    if not rest:
        return "none"
    if not rest.strip(b"\0"):
        return f"{len(rest)} zeros"
    start = rest.lstrip(b"\0")
    zeros = f"{len(rest) - len(start)} zeros then " if len(rest) > len(start) else ""
    name = next((name for magic, name in TRAILER_MAGIC if start.startswith(magic)), start[:8].hex())
    last = f", ends {printable(rest[-4:])}" if rest[-4:] in (b"SEFT",) else ""
    return f"{len(rest)} bytes: {zeros}{name}{last}"


def brand(make):
    return make.lower().replace("eastman kodak", "kodak").split()[0].rstrip(".,") if make.split() else "(no make)"


def survey(corpus, label):
    rows = []
    with open(os.path.join(corpus, "labels.csv"), newline="", encoding="utf-8") as file:
        listed = list(csv.DictReader(file))
    for row in sorted(listed, key=lambda row: row["path"]):
        if row["label"] != label or row["confidence"] == "known":
            continue
        with open(os.path.join(corpus, row["path"]), "rb") as file:
            data = file.read()
        if data[:2] != b"\xff\xd8":
            continue
        segments, end = walk(data)
        facts = {"path": row["path"], "sha256": row["sha256"], "source": row["source"], "layout": layout(segments)}
        facts.update(coding(segments), **exif(segments), trailer=trailer(data, end))
        facts["brand"] = brand(facts["make"])
        rows.append(facts)
    return rows


COLUMNS = ["brand", "make", "model", "software", "layout", "huffman", "sampling", "restart", "tables", "scans", "size",
           "order", "ifds", "maker note", "thumbnail", "thumbnail coding", "trailer", "source", "path", "sha256"]
SHOWN = ["layout", "huffman", "sampling", "restart", "tables", "order", "ifds", "maker note", "thumbnail",
         "thumbnail coding", "trailer"]
# What a brand's summary counts: a trailer by its kind, not by its length.
COUNTED = SHOWN


def print_report(rows):
    brands = defaultdict(list)
    for row in rows:
        brands[row["brand"]].append(row)
    print(f"{len(rows)} JPEG files, {len(brands)} brands, {len({r['source'] for r in rows})} sources\n")
    print("== Per brand: distinct values ==\n")
    for name in sorted(brands):
        files = brands[name]
        print(f"{name}: {len(files)} files, {len({r['model'] for r in files})} models, "
              f"{len({r['source'] for r in files})} sources")
        for column in COUNTED:
            values = Counter(re.sub(r"^\d+ (bytes: |zeros)", r"\1", r[column]) for r in files)
            shown = sorted(values.items(), key=lambda item: (-item[1], item[0]))
            print(f"  {column}: {len(values)} distinct: " + " / ".join(f"[{count}] {value}" for value, count in shown))
        print()
    print("== Per file ==\n")
    for name in sorted(brands):
        for row in sorted(brands[name], key=lambda r: (r["model"], r["path"])):
            print(f"{row['make']} | {row['model']} | {row['software']} | {row['size']} | {row['path']}")
            for column in SHOWN:
                print(f"  {column}: {row[column]}")
            print()
    print("== Over all ==\n")
    for column in ("layout", "huffman", "sampling", "restart", "order", "thumbnail"):
        values = Counter(r[column] for r in rows)
        print(f"{column}:")
        for value, count in sorted(values.items(), key=lambda item: (-item[1], item[0])):
            print(f"  {count:3} {value}")


def main():
    parser = argparse.ArgumentParser(description="Survey of how cameras lay out their own JPEG files.")
    parser.add_argument("corpus")
    parser.add_argument("--label", default="original")
    parser.add_argument("--tsv", action="store_true")
    options = parser.parse_args()
    if not os.path.isfile(os.path.join(options.corpus, "labels.csv")):
        sys.exit(f"{options.corpus}: no labels.csv there")
    rows = survey(options.corpus, options.label)
    if options.tsv:
        print("\t".join(COLUMNS))
        for row in rows:
            print("\t".join(row[column] for column in COLUMNS))
    else:
        print_report(rows)


if __name__ == "__main__":
    main()
