#!/usr/bin/env python3
"""Checks that each class of the comparison with exiftool takes what it is for.

Usage: Tests/Comparisons/check_exiftool_classes.py PROGRAM

Writes one small photo a case, runs both programs on all of them, and looks at the class
of the one fact that the case is about. Every class must have a case, so that none is
there that nothing can fall in; and plain files must agree.
"""
import os
import pathlib
import struct
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).parents[1] / "Benchmarks"))

import containers
from compare_exiftool import facts_of, photos, run_exiftool, run_metalens
from exiftool_comparison.classes import CLASSES, Difference, classify
from exiftool_comparison.fields import FIELDS, same
from exiftool_comparison.raw_exif import read_photo

ASCII, SHORT, LONG, RATIONAL, UTF8 = 2, 3, 4, 5, 129
NOTHING = "agree"


def ascii_(tag, value, kind=ASCII):
    return tag, kind, len(value) + 1, value + b"\0"


def rationals(tag, *pairs):
    return tag, RATIONAL, len(pairs), b"".join(struct.pack("<II", *pair) for pair in pairs)


def shorts(tag, *values):
    return tag, SHORT, len(values), struct.pack(f"<{len(values)}H", *values)


def tiff(ifd0=(), exif=(), gps=()):
    """A little-endian block; entries are (tag, type, count, bytes)."""
    ifd0 = list(ifd0)
    base = 8 + 2 + 12 * (len(ifd0) + bool(exif) + bool(gps)) + 4
    parts, pointers = [], []
    at = base

    def directory(entries, where):
        body, values = struct.pack("<H", len(entries)), b""
        behind = where + 2 + 12 * len(entries) + 4
        for tag, kind, count, data in entries:
            if len(data) > 4:
                word = struct.pack("<I", behind + len(values))
                values += data + b"\0" * (len(data) % 2)
            else:
                word = data.ljust(4, b"\0")
            body += struct.pack("<HHI", tag, kind, count) + word
        return body + b"\0\0\0\0" + values

    # IFD0's values stand before the other directories: their size must be known first.
    at += sum(len(data) + len(data) % 2 for _, _, _, data in ifd0 if len(data) > 4)
    for tag, entries in ((0x8769, exif), (0x8825, gps)):
        if entries:
            pointers.append((tag, LONG, 1, struct.pack("<I", at)))
            parts.append(directory(list(entries), at))
            at += len(parts[-1])
    return b"II*\0\x08\0\0\0" + directory(ifd0 + pointers, 8) + b"".join(parts)


def segment(marker, payload):
    return struct.pack(">BBH", 0xFF, marker, len(payload) + 2) + payload


FRAME = segment(0xC0, struct.pack(">BHHB", 8, 48, 64, 1) + b"\x01\x11\x00")
COMMENT = segment(0xFE, b"a comment")
SCAN = segment(0xDA, b"\x01\x01\x00\x00\x3f\x00") + b"\0\xff\xd9"


def jpeg(*blocks, before=b"", frame=FRAME, scan=SCAN):
    segments = b"".join(segment(0xE1, b"Exif\0\0" + block) for block in blocks)
    return b"\xff\xd8" + segments + before + frame + scan


def position(latitude, longitude=((127, 1), (0, 1), (0, 1)), references=(b"N", b"E")):
    entries = [ascii_(1, references[0]), rationals(2, *latitude), ascii_(3, references[1]), rationals(4, *longitude)]
    return jpeg(tiff(gps=[entry for entry in entries if entry[3] != b"\0"]))


def time_of_day(date, *pairs):
    entries = ([rationals(7, *pairs)] if pairs else []) + ([ascii_(0x1D, date)] if date else [])
    return jpeg(tiff(gps=entries))


DATE = b"2008:05:30 15:56:01"
NOON = ((12, 1), (0, 1), (0, 1))
SECOND = tiff([ascii_(0x010F, b"Nikon")])



def named_png():
    return containers.png_file(bytes(64 * 48), 8192)


def sensor_first(make, *others):
    """A TIFF whose first directory holds a sensor's data, and whose second a picture in colour."""
    data = [(tag, kind, count, struct.pack("<H", 32803) if tag == 0x0106 else value)
            for tag, kind, count, value in containers.picture_entries(8, 8, 8, 8) if tag != 0x00FE]
    data = [ascii_(0x010F, make) if entry[0] == 0x010F else entry for entry in data]
    second = [entry for entry in containers.picture_entries(8, 8) if entry[0] != 0x00FE]
    length = len(containers.ifd(data, 8))
    return b"II*\0\x08\0\0\0" + containers.ifd(data, 8, 8 + length if others else 0) \
        + (containers.ifd(second, 8 + length) if others else b"")


def big_tiff():
    entries = [(0x0100, 3, 1, struct.pack("<H", 64)), (0x0101, 3, 1, struct.pack("<H", 48)),
               (0x0102, 3, 1, b"\x08\0"), (0x0103, 3, 1, b"\1\0"), (0x0106, 3, 1, b"\1\0"),
               (0x010F, ASCII, 6, b"Canon\0"), (0x0111, 4, 1, b"\x08\0\0\0"), (0x0117, 4, 1, b"\x08\0\0\0"),
               (0xC612, 1, 4, b"\1\4\0\0")]
    body = b"".join(struct.pack("<HHQ", *entry[:3]) + entry[3].ljust(8, b"\0") for entry in entries)
    return b"II+\0\x08\0\0\0" + struct.pack("<QQ", 16, len(entries)) + body + bytes(8)


def brotli(data):
    """A stream that compresses nothing (RFC 7932, 9.2): 16 bits of window, one uncompressed block, an empty last one."""
    head = len(data) - 1 << 4 | 1 << 20
    return head.to_bytes(3, "little") + data + b"\x03"


def packed_exif():
    block = bytes(4) + containers.exif_block()
    return containers.JXL_MARK + containers.box(b"brob", b"Exif" + brotli(block)) \
        + containers.box(b"jxlc", containers.JXL_STREAM + bytes(16))


def shared_values():
    """Twelve entries that all name the directory itself, before a date in another one."""
    block = bytearray(tiff([(0xC800 + index, 7, 5, b"12345") for index in range(12)], exif=[ascii_(0x9003, DATE)]))
    for index in range(struct.unpack("<H", block[8:10])[0]):
        if 0xC800 <= struct.unpack("<H", block[10 + 12 * index:12 + 12 * index])[0] < 0xC80C:
            block[14 + 12 * index:22 + 12 * index] = struct.pack("<II", 100, 8)
    return jpeg(bytes(block))


def png_with_credentials():
    """A JUMBF superbox whose boxes begin where EXIF's directory does: 8 bytes into a block."""
    described = containers.box(b"jumd", bytes.fromhex("6332706100110010800000aa00389b71") + b"\x03c2pa\0")
    credentials = containers.chunk(b"caBX", containers.box(b"jumb", described))
    return containers.png_file(bytes(64 * 48), 8192).replace(
        containers.chunk(b"eXIf", containers.exif_block()),
        credentials + containers.chunk(b"eXIf", containers.exif_block()))


# (class, fact, file)
def numbered(serial):
    """A photo whose XMP alone states a serial number."""
    packet = (b'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
              b'<rdf:Description rdf:about="" xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" aux:SerialNumber="' + serial
              + b'"/></rdf:RDF></x:xmpmeta>')
    return jpeg(tiff([ascii_(0x010F, b"Canon")]), before=segment(0xE1, b"http://ns.adobe.com/xap/1.0/\0" + packet))


CASES = [
    (NOTHING, "cameraSerialNumber", numbered(b"2004426")),
    ("serial number outside EXIF", "cameraSerialNumber", numbered(b"1234567")),
    (NOTHING, "make", jpeg(tiff([ascii_(0x010F, b"Canon")]))),
    (NOTHING, "creationDate", jpeg(tiff(exif=[ascii_(0x9003, DATE), ascii_(0x9011, b"+09:00"), ascii_(0x9291, b"034")]))),
    (NOTHING, "latitude", position(((37, 1), (30, 1), (1234, 100)), references=(b"S", b"W"))),
    (NOTHING, "gpsTime", time_of_day(b"2008:05:30", (15, 1), (56, 1), (2745, 100))),
    (NOTHING, "exposureTime", jpeg(tiff(exif=[rationals(0x829A, (1, 171))]))),
    *((NOTHING, fact, data) for fact in ("format", "width", "height") for data in (
        named_png(), containers.heif_file(bytes(64)), containers.tiff_file(bytes(64 * 48)), containers.gif_file(),
        containers.webp_file([containers.vp8x(), containers.vp8l(8), containers.riff(b"EXIF", containers.exif_block())]),
        containers.jxl_file(data=bytes(16)), containers.jp2_file())),
    *((NOTHING, "modifyDate", data) for data in (
        named_png(), containers.heif_file(bytes(64)), containers.tiff_file(bytes(64 * 48)),
        containers.webp_file([containers.vp8x(), containers.vp8l(8), containers.riff(b"EXIF", containers.exif_block())]),
        containers.jxl_file(data=bytes(16)), containers.jp2_file())),
    ("nothing readable", "format", named_png()[:20]),
    ("format by more than its marks", "format", jpeg(tiff([ascii_(0x010F, b"Canon"), (0xC612, 1, 4, b"\1\4\0\0")]))),
    ("raw told by its directories", "format", sensor_first(b"NIKON CORPORATION")),
    ("BigTIFF", "make", big_tiff()),
    ("packed with Brotli", "make", packed_exif()),
    ("behind Content Credentials", "make", png_with_credentials()),
    ("directory given up", "creationDate", shared_values()),
    ("EXIF item cut", "make", containers.heif_file(bytes(64))[:-8]),
    ("size not told", "width", containers.JXL_MARK + containers.box(
        b"jxlc", containers.JXL_STREAM + bytes(64))[:20]),
    ("behind a chunk of no name", "make", containers.webp_file([
        containers.vp8x(), containers.riff(b"\x8dCCP", b"12"), containers.vp8l(8),
        containers.riff(b"EXIF", containers.exif_block())])),
    ("one of several pictures", "width", sensor_first(b"PENTAX Corporation", "a preview")),
    ("no frame header", "make", jpeg(tiff([ascii_(0x010F, b"Canon")]), before=2 * COMMENT, frame=FRAME[:6], scan=b"")),
    ("malformed frame header", "width", jpeg(frame=segment(0xC0, struct.pack(">BHHB", 8, 48, 64, 3) + b"\x01\x11\x00"))),
    ("blank text", "artist", jpeg(tiff([ascii_(0x013B, b"      ")]))),
    ("padded text", "artist", jpeg(tiff([ascii_(0x013B, b"  Somebody")]))),
    ("text not UTF-8", "artist", jpeg(tiff([ascii_(0x013B, b"J\xf6rg Test")]))),
    ("EXIF 3.0 text", "artist", jpeg(tiff([ascii_(0x013B, "Jörg Test".encode(), UTF8)]))),
    ("text behind NUL", "copyright", jpeg(tiff([ascii_(0x8298, b"First\0Second")]))),
    ("blank date", "creationDate", jpeg(tiff(exif=[ascii_(0x9003, b"    :  :     :  :  ")]))),
    ("impossible date", "creationDate", jpeg(tiff(exif=[ascii_(0x9003, b"0000:00:00 00:00:00")]))),
    ("impossible date", "modifyDate", jpeg(tiff([ascii_(0x0132, b"2008:13:30 15:56:01")]))),
    ("date in another notation", "modifyDate", jpeg(tiff([ascii_(0x0132, b"2008-05-30 15:56:01")]))),
    ("offset not readable", "creationDate", jpeg(tiff(exif=[ascii_(0x9003, DATE), ascii_(0x9011, b"+9")]))),
    ("position out of range", "latitude", position(((37, 1), (30, 1), (5953933, 1000)))),
    ("position out of range", "longitude", position(((97, 1), (0, 1), (0, 1)))),
    ("position dividing by zero", "latitude", position(((37, 1), (30, 1), (0, 0)))),
    ("position incomplete", "latitude", position(((37, 1), (30, 1), (0, 1)), references=(b"", b"E"))),
    ("division by zero", "exposureTime", jpeg(tiff(exif=[rationals(0x829A, (1, 0))]))),
    ("orientation out of range", "orientation", jpeg(tiff([shorts(0x0112, 9)]))),
    ("several values", "iso", jpeg(tiff(exif=[shorts(0x8827, 100, 200)]))),
    ("sensitivity over 65535", "iso", jpeg(tiff(exif=[shorts(0x8827, 65535), (0x8832, LONG, 1, struct.pack("<I", 102400))]))),
    ("date stamp with a time", "gpsTime", time_of_day(DATE, *NOON)),
    ("half a moment", "gpsTime", time_of_day(b"2008:05:30")),
    ("half a moment", "gpsTime", time_of_day(b"", *NOON)),
    ("impossible GPS time", "gpsTime", time_of_day(b"2008:05:30", (25, 1), (0, 1), (0, 1))),
    ("segment length under 2", "width", jpeg(before=b"\xff\xfe\0\0")),
    ("damaged directory", "focalLength", jpeg(tiff(exif=[
        (0x829A, 65285, 1, b"\0"), (0x829D, 65285, 1, b"\0"), rationals(0x920A, (14, 1))]))),
    ("tag twice", "make", jpeg(tiff([ascii_(0x010F, b"Canon"), ascii_(0x010F, b"Nikon")]))),
    ("second EXIF block", "make", jpeg(tiff([ascii_(0x010F, b"Canon")]), SECOND)),
    ("unexpected type", "iso", jpeg(tiff(exif=[ascii_(0x8827, b"100")]))),
]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    faults = []
    with tempfile.TemporaryDirectory() as directory:
        for index, (_, _, data) in enumerate(CASES):
            (pathlib.Path(directory) / f"{index:03}.jpg").write_bytes(data)
        paths = photos(directory)
        listing = pathlib.Path(directory) / "list"
        listing.write_bytes(b"\0".join(paths) + b"\0")
        reports = run_metalens(sys.argv[1], str(listing))
        for (expected, name, data), path, tags in zip(CASES, paths, run_exiftool(paths)):
            field = next(field for field in FIELDS if field.name == name)
            summary = facts_of(reports[path])
            ours, theirs = field.ours(summary) if summary else None, field.theirs(tags)
            if ours is None and theirs is None:
                found = "absent in both"
            elif same(field, ours, theirs):
                found = NOTHING
            else:
                group = classify(Difference(field, ours, theirs, reports[path], read_photo(data)))
                found = group.name if group else "in no class"
            if found != expected:
                faults.append(f"{os.fsdecode(os.path.basename(path))} {name}: {found} instead of {expected}: "
                              f"MetaLens {ours!r}, exiftool {theirs!r}")
    untried = {group.name for group in CLASSES} - {expected for expected, _, _ in CASES}
    faults += [f"no case for the class “{name}”" for name in sorted(untried)]
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(CASES)} cases, {len(faults)} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
