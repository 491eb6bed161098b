#!/usr/bin/env python3
"""Print how each installed program writes a JPEG: segments in order, tables per segment, Huffman codes, headers.

usage: encoder_layouts.py PHOTO.jpg [--markdown]

What `EncoderFingerprint` says of libjpeg, Pillow, ImageMagick, FFmpeg, libvips, gd and jpegtran stands on this table.
Each program saves the photo in a temporary directory; one that isn't installed is left out and named.
"""

import argparse
import hashlib
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# MD5 of the four bodies of ITU-T T.81, K.3, in the order DC0, AC0, DC1, AC1.
STANDARD_HUFFMAN = "fc293d732e9e8ce63b9033a754454494"

PILLOW = "from PIL import Image; import sys; i = Image.open(sys.argv[1]); i.save(sys.argv[2], {})"
EXIF = "exif=i.info.get('exif', b''), icc_profile=i.info.get('icc_profile')"
GD = "imagejpeg(imagecreatefromjpeg($argv[1]), $argv[2]{});"

# Name, program that must be there, command; IN and OUT stand for files, OUT for the JPEG, PNM for a bitmap of IN.
RECIPES = [
    ("cjpeg", "cjpeg", ["cjpeg", "-outfile", "OUT", "PNM"]),
    ("cjpeg -optimize", "cjpeg", ["cjpeg", "-optimize", "-outfile", "OUT", "PNM"]),
    ("cjpeg -progressive", "cjpeg", ["cjpeg", "-progressive", "-outfile", "OUT", "PNM"]),
    ("cjpeg -restart 1", "cjpeg", ["cjpeg", "-restart", "1", "-outfile", "OUT", "PNM"]),
    ("cjpeg -grayscale", "cjpeg", ["cjpeg", "-grayscale", "-outfile", "OUT", "PNM"]),
    ("cjpeg -rgb", "cjpeg", ["cjpeg", "-rgb", "-outfile", "OUT", "PNM"]),
    ("jpegtran", "jpegtran", ["jpegtran", "-copy", "all", "-outfile", "OUT", "IN"]),
    ("jpegtran -optimize", "jpegtran", ["jpegtran", "-copy", "all", "-optimize", "-outfile", "OUT", "IN"]),
    ("jpegtran -rotate 90", "jpegtran", ["jpegtran", "-copy", "all", "-rotate", "90", "-outfile", "OUT", "IN"]),
    ("ImageMagick", "convert-im6.q16", ["convert-im6.q16", "IN", "-quality", "90", "OUT"]),
    ("ImageMagick 4:2:0", "convert-im6.q16",
     ["convert-im6.q16", "IN", "-sampling-factor", "4:2:0", "-quality", "80", "OUT"]),
    ("ImageMagick, no optimization", "convert-im6.q16",
     ["convert-im6.q16", "IN", "-define", "jpeg:optimize-coding=false", "OUT"]),
    ("Pillow", "PIL", [sys.executable, "-c", PILLOW.format("'JPEG'"), "IN", "OUT"]),
    ("Pillow, EXIF and ICC", "PIL", [sys.executable, "-c", PILLOW.format("'JPEG', " + EXIF), "IN", "OUT"]),
    ("Pillow optimize", "PIL", [sys.executable, "-c", PILLOW.format("'JPEG', optimize=True"), "IN", "OUT"]),
    ("Pillow progressive", "PIL", [sys.executable, "-c", PILLOW.format("'JPEG', progressive=True"), "IN", "OUT"]),
    ("Pillow keep", "PIL", [sys.executable, "-c", PILLOW.format("'JPEG', quality='keep'"), "IN", "OUT"]),
    ("Pillow web_high", "PIL", [sys.executable, "-c", PILLOW.format("'JPEG', quality='web_high'"), "IN", "OUT"]),
    ("Pillow maximum", "PIL", [sys.executable, "-c", PILLOW.format("'JPEG', quality='maximum'"), "IN", "OUT"]),
    ("FFmpeg", "ffmpeg", ["ffmpeg", "-loglevel", "error", "-y", "-i", "IN", "OUT"]),
    ("FFmpeg -q 2, 4:2:0", "ffmpeg",
     ["ffmpeg", "-loglevel", "error", "-y", "-i", "IN", "-q:v", "2", "-pix_fmt", "yuvj420p", "OUT"]),
    ("FFmpeg, standard Huffman", "ffmpeg",
     ["ffmpeg", "-loglevel", "error", "-y", "-i", "IN", "-huffman", "default", "OUT"]),
    ("FFmpeg, bit-exact", "ffmpeg",
     ["ffmpeg", "-loglevel", "error", "-y", "-i", "IN", "-flags", "+bitexact", "OUT"]),
    ("libvips", "vips", ["vips", "jpegsave", "IN", "OUT"]),
    ("libvips optimize", "vips", ["vips", "jpegsave", "IN", "OUT", "--optimize-coding", "--Q", "90"]),
    ("libvips interlace", "vips", ["vips", "jpegsave", "IN", "OUT", "--interlace"]),
    ("libvips quant-table 3", "vips", ["vips", "jpegsave", "IN", "OUT", "--quant-table", "3"]),
    ("gd", "php", ["php", "-r", GD.format(""), "IN", "OUT"]),
    ("gd 90", "php", ["php", "-r", GD.format(", 90"), "IN", "OUT"]),
]


def is_there(program):
    if program == "PIL":
        return subprocess.run([sys.executable, "-c", "import PIL"], capture_output=True).returncode == 0
    return shutil.which(program) is not None


def segments(data):
    """Marker, payload of each segment from SOI to the first SOS."""
    position = 2
    while position + 4 <= len(data):
        if data[position] != 0xFF or data[position + 1] in (0x00, 0xFF):
            position += 1
            continue
        marker = data[position + 1]
        if marker == 0xD9:
            return
        length = int.from_bytes(data[position + 2:position + 4], "big")
        yield marker, data[position + 4:position + 2 + length]
        position += 2 + length
        if marker == 0xDA:
            return


def huffman_tables(payload):
    position = 0
    while position + 17 <= len(payload):
        size = 17 + sum(payload[position + 1:position + 17])
        yield payload[position], payload[position:position + size]
        position += size


def quantization_tables(payload):
    position = 0
    while position < len(payload):
        size = 129 if payload[position] >> 4 else 65
        yield payload[position:position + size]
        position += size


def describe(data):
    """Layout, Huffman codes, sampling, digest of the tables, JFIF, comment."""
    layout, codes, steps, other = [], {}, b"", {"sampling": "-", "JFIF": "-", "comment": "-"}
    for marker, payload in segments(data):
        name = f"{marker:02X}"
        if marker == 0xDB:
            tables = list(quantization_tables(payload))
            name, steps = f"DQT{len(tables)}", steps + b"".join(tables)
        elif marker == 0xC4:
            tables = dict(huffman_tables(payload))
            name = f"DHT{len(tables)}"
            codes.update(tables)
        elif marker == 0xDD:
            name = "DRI"
        elif marker == 0xDA:
            name = "SOS"
        elif marker == 0xFE:
            name, other["comment"] = "COM", payload[:40].decode("latin-1").strip("\0\n")
        elif 0xE0 <= marker <= 0xEF:
            word = payload.split(b"\0")[0][:20].decode("latin-1").replace("http://ns.adobe.com/", "")
            name = f"APP{marker - 0xE0}:{word}"
            if payload.startswith(b"JFIF\0"):
                density = f"{int.from_bytes(payload[8:10], 'big')}x{int.from_bytes(payload[10:12], 'big')}"
                other["JFIF"] = f"{payload[5]}.{payload[6]:02} unit {payload[7]} {density}"
        elif 0xC0 <= marker <= 0xCF:
            name = f"SOF{marker - 0xC0}"
            factors = [payload[7 + 3 * index] for index in range(payload[5])]
            other["sampling"] = ",".join(f"{value >> 4}x{value & 15}" for value in factors)
            other["sampling"] += " ids " + ",".join(str(payload[6 + 3 * index]) for index in range(payload[5]))
        layout.append(name)
    joined = b"".join(codes.get(key, b"") for key in (0x00, 0x10, 0x01, 0x11))
    kind = "standard" if hashlib.md5(joined).hexdigest() == STANDARD_HUFFMAN else "other"
    return {
        "layout": " ".join(layout), "Huffman": kind, "tables": hashlib.md5(steps).hexdigest()[:8], **other}


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("photo", type=Path)
    arguments.add_argument("--markdown", action="store_true", help="a table of Markdown in place of lines")
    given = arguments.parse_args()
    missing = set()
    rows = [("the photo itself", describe(given.photo.read_bytes()))]
    with tempfile.TemporaryDirectory() as directory:
        source, bitmap, made = (Path(directory) / name for name in ("in.jpg", "in.ppm", "out.jpg"))
        shutil.copyfile(given.photo, source)
        if is_there("djpeg"):
            subprocess.run(["djpeg", "-outfile", str(bitmap), str(source)], check=True)
        places = {"IN": str(source), "OUT": str(made), "PNM": str(bitmap)}
        for name, program, command in RECIPES:
            if not is_there(program):
                missing.add(program)
                continue
            made.unlink(missing_ok=True)
            done = subprocess.run([places.get(word, word) for word in command], capture_output=True)
            if done.returncode != 0 or not made.exists():
                print(f"{name}: {done.stderr.decode(errors='replace').strip()[:200]}", file=sys.stderr)
                continue
            rows.append((name, describe(made.read_bytes())))
    if given.markdown:
        print("| program | " + " | ".join(rows[0][1]) + " |")
        print("|---" * (len(rows[0][1]) + 1) + "|")
    for name, facts in rows:
        if given.markdown:
            print(f"| {name} | " + " | ".join(facts.values()) + " |")
        else:
            print(name, *(f"    {key}: {value}" for key, value in facts.items()), sep="\n")
    if missing:
        print("not installed: " + ", ".join(sorted(missing)), file=sys.stderr)


if __name__ == "__main__":
    main()
