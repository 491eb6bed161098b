#!/usr/bin/env python3
"""Show what programs make of an EXIF block: the order of its parts, alignment, gaps, tags added.

    exif_writers.py layout FILE ...     one line of traits for each JPEG
    exif_writers.py run FILE ...        each program on each JPEG (camera originals), traits counted by program
    exif_writers.py brands FILE ...     traits counted by Make
    exif_writers.py notes FILE ...      the maker note of each JPEG: its header, and whether its offsets hold

`run` needs those of exiftool, exiv2, exif (libexif's command), jhead, ImageMagick (convert-im6.q16),
Pillow and piexif that are to be measured; what is missing is left out. It writes only to a directory of
its own that is removed. What the layouts of MetaLensAssessment/Knowledge/ExifWriter.swift say was read off its
output.
"""

import collections
import os
import shutil
import struct
import subprocess
import sys
import tempfile

SIZES = {1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4, 129: 1}
POINTERS = {("0", 0x8769): "E", ("0", 0x8825): "G", ("E", 0xA005): "I"}


def exif_segment(data):
    """The first APP1 Exif: where its block starts, the block, the pad byte."""
    at = 2
    while at + 4 <= len(data) and data[at] == 0xFF:
        marker = data[at + 1]
        if marker == 0xFF:
            at += 1
            continue
        if marker in (0xDA, 0xD9):
            return None
        size = struct.unpack(">H", data[at + 2 : at + 4])[0]
        if marker == 0xE1 and data[at + 4 : at + 9] == b"Exif\0":
            return at + 10, data[at + 10 : at + 2 + size], data[at + 9]
        at += 2 + size
    return None


class Block:
    """A TIFF block walked: directories, values, what lies between them."""

    def __init__(self, data):
        self.data = data
        self.order = {b"II": "<", b"MM": ">"}.get(data[:2])
        if self.order is None or len(data) < 8:
            raise ValueError("no TIFF header")
        self.directories = {}
        self.parts = []
        pending = [("0", self.number(4, 4))]
        while pending:
            name, start = pending.pop(0)
            if name in self.directories or start < 8 or start + 2 > len(data):
                continue
            count = self.number(start, 2)
            if start + 2 + 12 * count > len(data):
                continue
            end = start + 2 + 12 * count
            following = self.number(end, 4) if end + 4 <= len(data) else None
            entries = []
            for index in range(count):
                place = start + 2 + 12 * index
                tag, kind, amount = struct.unpack(self.order + "HHI", data[place : place + 8])
                size = SIZES.get(kind, 0) * amount
                offset = self.number(place + 8, 4) if size > 4 else None
                entries.append((tag, kind, amount, size, offset))
                if (name, tag) in POINTERS:
                    pending.append((POINTERS[name, tag], self.number(place + 8, 4)))
                if offset is not None and offset + size <= len(data):
                    self.parts.append((offset, offset + size, "v" + name, tag))
            self.directories[name] = (start, entries, following)
            has_next = following is not None
            self.parts.append((start, end + (4 if has_next else 0), "d" + name, 0))
            if name == "0" and following:
                pending.append(("1", following))
        thumbnail = [self.value(tag) for tag in (0x0201, 0x0202)]
        if None not in thumbnail:
            self.parts.append((thumbnail[0], thumbnail[0] + thumbnail[1], "T", 0))
        self.parts.sort(key=lambda part: (part[0], part[1]))

    def number(self, at, size):
        return struct.unpack(self.order + {2: "H", 4: "I"}[size], self.data[at : at + size])[0]

    def value(self, tag, name="1"):
        if name not in self.directories:
            return None
        start, entries, _ = self.directories[name]
        for index, entry in enumerate(entries):
            if entry[0] == tag:
                return self.number(start + 10 + 12 * index, 4 if entry[1] == 4 else 2)
        return None

    def traits(self):
        sequence, gaps, overlaps, end = [], [], 0, 8
        for start, stop, name, tag in self.parts:
            if not sequence or sequence[-1] != name:
                sequence.append(name)
            if start > end:
                between = self.data[end:start]
                gaps.append((len(between), not any(between), name))
            elif start < end:
                overlaps += 1
            end = max(end, stop)
        slack = self.data[end:]
        values = [part for part in self.parts if part[2].startswith("v")]
        unordered = "".join(
            name
            for name, (_, entries, _) in self.directories.items()
            if [e[4] for e in entries if e[4] is not None] != sorted(e[4] for e in entries if e[4] is not None)
        )
        unsorted = "".join(
            name
            for name, (_, entries, _) in self.directories.items()
            if any(a[0] > b[0] for a, b in zip(entries, entries[1:]))
        )
        doubled = "".join(
            name
            for name, (_, entries, _) in self.directories.items()
            if len({e[0] for e in entries}) != len(entries)
        )
        odd = sum(part[0] % 2 for part in values)
        by_four = all(part[0] % 4 == 0 for part in values)
        one = [gap for gap in gaps if gap[0] == 1]
        return {
            "order": "II" if self.order == "<" else "MM",
            "ifd0": self.directories["0"][0] if "0" in self.directories else None,
            "sequence": " ".join(sequence),
            "values unordered in": unordered or "-",
            "tags unsorted in": unsorted or "-",
            "tags twice in": doubled or "-",
            "alignment": "odd" if odd else "4" if by_four else "2",
            "pad bytes": len(one),
            "gaps": " ".join(f"{g[0]}{'z' if g[1] else 'x'}<{g[2]}" for g in gaps if g[0] > 1) or "-",
            "overlaps": overlaps,
            "slack": f"{len(slack)}{'z' if not any(slack) else 'x'}" if slack else "0",
            "next": " ".join(
                f"{n}:{f if f is None else int(f > 0)}" for n, (_, _, f) in self.directories.items() if f != 0
            ),
            "thumbnail at 4": any(p[2] == "T" for p in self.parts)
            and all(p[0] % 4 == 0 for p in self.parts if p[2] == "T"),
        }

    def tags(self):
        return {(name, entry[0]) for name, (_, entries, _) in self.directories.items() for entry in entries}


def block_of(path):
    with open(path, "rb") as file:
        found = exif_segment(file.read())
    if not found:
        return None
    block = Block(found[1])
    block.pad = found[2]
    return block


# Header, brand, where the note's IFD begins, what its offsets count from, byte order (exiftool's
# MakerNotes.pm): base b the block, n the note, N the note and a TIFF header of its own at 10.
NOTES = [
    (b"Apple iOS\0", "Apple", 14, "n", ">"), (b"Nikon\0\2", "Nikon", 10, "N", None),
    (b"Nikon\0\1", "Nikon", 8, "b", None), (b"FUJIFILM", "Fujifilm", 12, "n", "<"),
    (b"GENERALE", "Fujifilm", 12, "n", "<"), (b"OLYMPUS\0", "Olympus", 12, "n", None),
    (b"OM SYSTEM\0", "Olympus", 16, "n", None), (b"OLYMP\0", "Olympus", 8, "b", None),
    (b"EPSON\0", "Epson", 8, "b", None), (b"SANYO\0", "Sanyo", 8, "b", None), (b"AGFA", "Agfa", 8, "b", None),
    (b"Panasonic\0", "Panasonic", 12, "b", None), (b"SONY DSC", "Sony", 12, "b", None),
    (b"SONY CAM", "Sony", 12, "b", None), (b"SONY MOBILE", "Sony", 12, "b", None), (b"VHAB", "Sony", 12, "b", None),
    (b"AOC\0", "Pentax", 6, "bn", None), (b"PENTAX \0", "Pentax", 10, "n", None),
    (b"RICOH\0", "Ricoh", 8, "bn", None), (b"SIGMA\0", "Sigma", 10, "b", None), (b"FOVEON\0", "Sigma", 10, "b", None),
    (b"LEICA\0", "Leica", 8, "bn", None), (b"QVC\0", "Casio", 6, "b", ">"), (b"DCI\0", "Casio", 6, "b", ">"),
    (b"MLT0", "Minolta", None, "", None), (b"MINOL", "Minolta", None, "", None), (b"KDK", "Kodak", None, "", None),
    (b"SEMC MS\0", "Sony Ericsson", 20, "b", None), (b"MOT\0", "Motorola", 8, "bn", None),
    (b"KYOCERA", "Kyocera", 22, "bn", None), (b"JVC", "JVC", 4, "b", None), (b"Hewlett-Packard", "HP", None, "", None),
    (b"[ae_dbg_info:", "DJI", None, "", None), (b"HDRP", "Google", None, "", None), (b"STMN", "Samsung", None, "", None),
]


def note_of(block):
    """Brand by header, the offsets' state, and the moves in reach: start of the first value past the IFD, end."""
    entry = next((e for e in block.directories.get("E", (0, [], 0))[1] if e[0] == 0x927C), None)
    if entry is None or entry[4] is None or entry[4] + entry[3] > len(block.data):
        return None
    start, end = entry[4], entry[4] + entry[3]
    note = block.data[start:end]
    brand, at, bases, order = next(
        ((row[1], row[2], row[3], row[4]) for row in NOTES if note.startswith(row[0])), ("plain", 0, "bn", None))
    if at is None:
        return brand, "opaque", ""
    if bases == "N":
        order = {b"II": "<", b"MM": ">"}.get(note[10:12])
        if order is None or len(note) < 18:
            return brand, "unreadable", ""
        at, origins = 10 + struct.unpack(order + "I", note[14:18])[0], {"n": start + 10}
    else:
        origins = {"b": 0, "n": start}
        origins = {base: origins[base] for base in bases}
    for trial in [order] if order else [block.order, "<>".replace(block.order, "")]:
        if at + 2 > len(note):
            return brand, "unreadable", ""
        count = struct.unpack(trial + "H", note[at : at + 2])[0]
        if not 0 < count <= 300 or at + 2 + 12 * count > len(note):
            continue
        values = []
        for index in range(count):
            place = at + 2 + 12 * index
            tag, kind, amount, offset = struct.unpack(trial + "HHII", note[place : place + 12])
            size = SIZES.get(kind, 0) * amount
            if not 1 <= kind <= 13:
                values = None
                break
            if size > 4 and size < len(block.data):
                values.append((offset, offset + size))
        if values is None:
            continue
        if not values:
            return brand, "nothing out of line", ""
        first, last = start + at + 2 + 12 * count, end
        answers = []
        for base, origin in origins.items():
            inside = sum(first <= origin + a and origin + b <= last for a, b in values)
            low, high = min(a for a, b in values) + origin, max(b for a, b in values) + origin
            state = "intact" if inside == len(values) else "shifted" if high - low <= last - first else "broken"
            answers.append((state, f"{base} {inside}/{len(values)} low {low - first:+d} high {high - last:+d}"))
        answers.sort(key=lambda a: ["intact", "shifted", "broken"].index(a[0]))
        return brand, answers[0][0], answers[0][1]
    return brand, "unreadable", ""


def described(block):
    traits = block.traits()
    traits["Exif pad"] = block.pad
    return "; ".join(f"{key} {value}" for key, value in traits.items())


def text(block, tag):
    for index, entry in enumerate(block.directories.get("0", (0, [], 0))[1]):
        if entry[0] == tag and entry[3] > 4:
            return block.data[entry[4] : entry[4] + entry[3]].split(b"\0")[0].decode("latin1").strip()
    return ""


def command(*words, begins_bare=False):
    def run(source, target, bare):
        shutil.copy(bare if begins_bare else source, target)
        subprocess.run(
            [word.format(source=source, target=target, bare=bare) for word in words],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60)
    run.program = words[0]
    return run


def onto_bare(*words):
    return command(*words, begins_bare=True)


def pillow(source, target, bare):
    from PIL import Image

    with Image.open(source) as image:
        image.convert("RGB").save(target, exif=image.info["exif"])


def pillow_getexif(source, target, bare):
    from PIL import Image

    with Image.open(source) as image:
        exif = image.getexif()
        exif[0x0132] = "2024:03:15 10:20:30"
        image.convert("RGB").save(target, exif=exif)


def piexif_edit(source, target, bare):
    import piexif

    shutil.copy(source, target)
    tags = piexif.load(source)
    tags["0th"][piexif.ImageIFD.DateTime] = b"2024:03:15 10:20:30"
    piexif.insert(piexif.dump(tags), target)


def splice(source, target, bare):
    """Pushes everything behind IFD0's first value by 12 bytes, mending all offsets but the maker note's own."""
    with open(source, "rb") as file:
        data = file.read()
    base, raw, _ = exif_segment(data)
    block = Block(raw)
    at, shift = min(part[0] for part in block.parts if part[2].startswith("v")), 12
    changed = bytearray(raw)

    def mend(place):
        value = block.number(place, 4)
        if value >= at:
            struct.pack_into(block.order + "I", changed, place, value + shift)

    for name, (start, entries, following) in block.directories.items():
        for index, (tag, _, _, _, offset) in enumerate(entries):
            if offset is not None or (name, tag) in POINTERS or (name, tag) == ("1", 0x0201):
                mend(start + 10 + 12 * index)
        if following:
            mend(start + 2 + 12 * len(entries))
    changed[at:at] = bytes(shift)
    mark = data.rindex(b"\xff\xe1", 0, base)
    size = struct.unpack(">H", data[mark + 2 : mark + 4])[0] + shift
    mend_ifd0 = block.number(4, 4)
    if mend_ifd0 >= at:
        struct.pack_into(block.order + "I", changed, 4, mend_ifd0 + shift)
    with open(target, "wb") as file:
        file.write(data[: mark + 2] + struct.pack(">H", size) + data[mark + 4 : base] + bytes(changed))
        file.write(data[base + len(raw) :])


WRITERS = {
    "exiftool: a date in place": command("exiftool", "-q", "-overwrite_original", "-ModifyDate=2024:03:15 10:20:30", "{target}"),
    "exiftool: a tag more": command("exiftool", "-q", "-overwrite_original", "-Artist=Somebody Unknown", "{target}"),
    "exiftool: a tag less": command("exiftool", "-q", "-overwrite_original", "-ExposureTime=", "{target}"),
    "exiftool: tags to a bare file": onto_bare("exiftool", "-q", "-overwrite_original", "-TagsFromFile", "{source}", "-all:all", "-unsafe", "{target}"),
    "exiftool: tags but maker notes": onto_bare("exiftool", "-q", "-overwrite_original", "-TagsFromFile", "{source}", "-all:all", "--makernotes", "{target}"),
    "exiftool: position to a bare file": onto_bare("exiftool", "-q", "-overwrite_original", "-GPSLatitude=10.5", "-GPSLatitudeRef=N", "-GPSLongitude=20.5", "-GPSLongitudeRef=E", "{target}"),
    "exiftool: date to a bare file": onto_bare("exiftool", "-q", "-overwrite_original", "-DateTimeOriginal=2024:03:15 10:20:30", "{target}"),
    "exiv2: a date in place": command("exiv2", "-Mset Exif.Image.DateTime 2024:03:15 10:20:30", "{target}"),
    "exiv2: a tag more": command("exiv2", "-Mset Exif.Image.Artist Somebody Unknown", "{target}"),
    "exiv2: a tag less": command("exiv2", "-Mdel Exif.Photo.ExposureTime", "{target}"),
    "exiv2: no thumbnail": command("exiv2", "-dt", "rm", "{target}"),
    "libexif: a tag more": command("exif", "--ifd=0", "--tag=Artist", "--set-value=Somebody Unknown", "--no-fixup", "-o", "{target}", "{source}"),
    "libexif: a tag more, fixed up": command("exif", "--ifd=0", "--tag=Artist", "--set-value=Somebody Unknown", "-o", "{target}", "{source}"),
    "libexif: no thumbnail": command("exif", "-r", "--no-fixup", "-o", "{target}", "{source}"),
    "jhead: time": command("jhead", "-ta+1:00", "{target}"),
    "jhead: no thumbnail": command("jhead", "-dt", "{target}"),
    "jhead: new block": command("jhead", "-mkexif", "{target}"),
    "ImageMagick": command("convert-im6.q16", "{source}", "-quality", "90", "{target}"),
    "Pillow: bytes": pillow,
    "Pillow: getexif": pillow_getexif,
    "piexif": piexif_edit,
    "spliced, maker note left alone": splice,
}


def run(paths, keep=None):
    import concurrent.futures

    seen = collections.defaultdict(collections.Counter)
    added = collections.defaultdict(collections.Counter)
    with tempfile.TemporaryDirectory() as scratch:
        bare = os.path.join(scratch, "bare.jpg")
        with open(bare, "wb") as file:
            file.write(subprocess.run(
                ["cjpeg"], input=b"P5 64 48 255\n" + bytes(64 * 48), stdout=subprocess.PIPE, check=True).stdout)

        def one(job):
            name, writer, path, number = job
            if hasattr(writer, "program") and not shutil.which(writer.program):
                return None
            folder = keep or scratch
            target = os.path.join(folder, f"{number}__{name.replace(' ', '_').replace(':', '')}.jpg")
            try:
                writer(path, target, bare)
                return name, block_of(target), block_of(path), path
            except Exception as error:
                return name, None, None, f"{path}: {error}"
            finally:
                if not keep and os.path.exists(target):
                    os.remove(target)

        jobs = [(n, w, p, i) for n, w in WRITERS.items() for i, p in enumerate(paths)]
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for result in pool.map(one, jobs):
                if result is None:
                    continue
                name, after, before, path = result
                if after is None or before is None:
                    seen[name][f"none ({path.split(': ', 1)[-1][:60] if ': ' in path else ''})"] += 1
                    continue
                seen[name]["unchanged layout" if described(after) == described(before) else described(after)] += 1
                for tag in after.tags() - before.tags():
                    added[name]["%s %04X" % tag] += 1
    for name, counts in seen.items():
        print(f"\n{name}: {sum(counts.values())}")
        for traits, count in counts.most_common(12):
            print(f"  {count:4d}  {traits}")
        print("  added:", ", ".join(f"{tag} ({count})" for tag, count in added[name].most_common(14)) or "nothing")


def main():
    if len(sys.argv) < 3 or sys.argv[1] not in ("layout", "run", "brands", "notes"):
        sys.exit(__doc__)
    if sys.argv[1] == "run":
        run(sys.argv[2:], os.environ.get("KEEP"))
        return
    counts = collections.Counter()
    for path in sys.argv[2:]:
        try:
            block = block_of(path)
        except Exception as error:
            print(f"{path}: {error}")
            continue
        if block is None:
            continue
        if sys.argv[1] == "notes":
            print(f"{text(block, 0x010F)}, {text(block, 0x0110)}: {note_of(block)} {os.path.basename(path)}")
        elif sys.argv[1] == "layout":
            print(f"{os.path.basename(path)}: {described(block)}")
        else:
            counts[text(block, 0x010F) + ": " + described(block)] += 1
    for traits, count in sorted(counts.items()):
        print(f"{count:4d}  {traits}")


if __name__ == "__main__":
    main()
