#!/usr/bin/env python3
"""What somebody does to a photo so that MetaLens calls it green, or so that it calls somebody's original red.

    Tests/Evasion/attacks.py --list
    Tests/Evasion/attacks.py NAME PHOTO OUTPUT [--other PHOTO]

Makes OUTPUT out of PHOTO; `--other` is the second photo of those attacks that need one. Docs/Threats.md says which are
seen. Most are recipes of Tests/Accuracy/variant_recipes, which says what each does; what stands here alone is for who
knows this tool. Run it with /usr/bin/python3, which has Debian's python3-pil and python3-piexif; the programs are
exiftool and those of libjpeg-turbo-progs and imagemagick, jhead for `jhead_date`.
"""

import argparse
import os
import random
import shutil
import struct
import sys
import tempfile
import zlib
from dataclasses import dataclass

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "Accuracy"))

from variant_recipes.job import DATE, Job, Unfit  # noqa: E402
from variant_recipes import heic_boxes  # noqa: E402
from variant_recipes.jpeg_bytes import end_of_picture, exif_segment  # noqa: E402
from variant_recipes.kept_pixels import by_jpegtran, exiftool, in_place  # noqa: E402
from variant_recipes.recipe import Recipe  # noqa: E402
from variant_recipes.table import RECIPES  # noqa: E402

import android_rewrite  # noqa: E402
import changed_in_place  # noqa: E402
import own_segments  # noqa: E402

KNOWN = {recipe.name: recipe for recipe in RECIPES}
GENERATED = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"


@dataclass(frozen=True)
class Attack:
    """What it does in a few words, and whether its author wants a green of what isn't an original, or a red of one."""

    recipe: Recipe
    words: str
    wants: str

    @property
    def name(self):
        return self.recipe.name


def appended(data, said):
    return lambda job: job.write(job.data() + data, f"{said} appended")


def film():
    """The boxes of an MP4 of 64 KB."""
    def box(name, content):
        return struct.pack(">I", 8 + len(content)) + name + content
    return (box(b"ftyp", b"mp42" + bytes(4) + b"isommp42") + box(b"moov", box(b"mvhd", bytes(100)))
            + box(b"mdat", bytes(i * 37 % 251 for i in range(1 << 16))))


def cut(job):
    data = job.data()
    job.write(data[:end_of_picture(data) - 1024], "all from 1024 bytes before the picture's end cut off")


def middle(data):
    """Where half of the main picture's coded data are passed."""
    end = end_of_picture(data)
    scan = data.rindex(b"\xff\xda", 0, end)
    return (scan + end) // 2


def overwritten(job):
    data = bytearray(job.data())
    # Another noise for each file; a byte of it may be 0xFF, with which a marker begins.
    noise = random.Random(zlib.crc32(data))
    at = middle(data)
    data[at:at + 200] = noise.randbytes(200)
    job.write(bytes(data), "200 bytes in the middle of the picture overwritten with noise")


def lost(job):
    data = job.data()
    at = middle(data)
    job.write(data[:at] + data[at + 512:], "512 bytes in the middle of the picture left out")


def unwritten(job):
    data = job.data()
    # Where a page of memory begins, as file systems write them.
    at = len(data) * 19 // 20 // 4096 * 4096
    if len(data) - at <= 4096:
        raise Unfit("a twentieth of it is a page at most")
    job.write(data[:at] + bytes(len(data) - at), "zeros from where a twentieth is left to the end")


def hole(job):
    data = job.data()
    at = len(data) // 2 // 4096 * 4096
    if at + 4096 > end_of_picture(data) if data.startswith(b"\xff\xd8") else at == 0:
        raise Unfit("no page in the middle of its picture")
    job.write(data[:at] + bytes(4096) + data[at + 4096:], "a page of 4096 bytes in the middle overwritten with zeros")


def sector(job):
    data = job.data()
    # As a card or a disk loses one.
    at = middle(data) // 512 * 512
    job.write(data[:at] + bytes(512) + data[at + 512:], "a sector of 512 bytes in the middle overwritten with zeros")


def sector_other(job):
    data = job.data()
    at, from_ = middle(data) // 512 * 512, end_of_picture(data) // 4 * 3 // 512 * 512
    job.write(data[:at] + data[from_:from_ + 512] + data[at + 512:],
              "a sector of 512 bytes in the middle overwritten with a later one")


def turned_in_place(job):
    data = job.data()
    start, end = exif_segment(data)
    block = bytearray(data)
    order = {b"II": "<", b"MM": ">"}.get(data[start + 10:start + 12])
    if not order:
        raise Unfit("no TIFF header")
    first = start + 10 + struct.unpack_from(order + "I", data, start + 14)[0]
    count, = struct.unpack_from(order + "H", data, first)
    for at in range(first + 2, min(end - 11, first + 2 + 12 * count), 12):
        if struct.unpack_from(order + "HHI", data, at) == (0x112, 3, 1):
            value, = struct.unpack_from(order + "H", data, at + 8)
            struct.pack_into(order + "H", block, at + 8, 1 if value == 6 else 6)
            return job.write(bytes(block), "the orientation changed in place")
    raise Unfit("no orientation")


def hidden(extra, words):
    """Bytes at the end of a HEIC's last `mdat`, whose size is made to agree: no extent of `iloc` reaches there."""

    def make(job):
        data = job.data()
        kind, start, payload, end = list(heic_boxes.boxes(data, 0, len(data)))[-1]
        if kind != "mdat":
            raise Unfit("mdat isn't the last box")
        block = bytearray(data) + extra
        if payload - start == 16:
            struct.pack_into(">Q", block, start + 8, len(block) - start)
        else:
            struct.pack_into(">I", block, start, len(block) - start)
        return job.write(bytes(block), f"{words} at the end of mdat")

    return make


def in_segment(marker, payload, words):
    """A segment of its own behind the last application segment of the header."""

    def make(job):
        data = job.data()
        segments, _ = own_segments.walk(data)
        ends = [offset + 4 + len(body) for code, offset, body in segments if 0xE0 <= code <= 0xEF]
        if not ends:
            raise Unfit("no application segment")
        at = max(end for end in ends if end < len(data))
        extra = bytes([0xFF, marker]) + struct.pack(">H", len(payload) + 2) + payload
        return job.write(own_segments.with_pictures_moved(data[:at] + extra + data[at:], len(extra)),
                         f"{words} in a segment of its own")

    return make


def green(name, words):
    return Attack(KNOWN[name], words, "green")


def red(name, words):
    return Attack(KNOWN[name], words, "red")


def forged(name, words, make):
    return Attack(Recipe(name, "transplant", "pillow+turbo", make, "transplantTables"), words, "green")


def disarmed(name, words, make, program="exiftool", label="metadata", heif=False):
    """What is done so that a rule has nothing to go by, or none looks there."""
    return Attack(Recipe(name, label, program, make, parents="heif" if heif else "jpeg", suffix="" if heif else ".jpg"),
                  words, "green")


def of_apple(make):
    def only(job):
        if b"Apple\0" not in job.data()[:4096]:
            raise Unfit("not Apple's")
        make(job)
    return only


def marked(name, words, *options, heif=False):
    recipe = Recipe(name, "metadata", "exiftool", exiftool(*options), parents="heif" if heif else "jpeg",
                    suffix="" if heif else ".jpg")
    return Attack(recipe, words, "red")


def bytewise(name, words, make, label="container", parents="jpeg"):
    return Attack(Recipe(name, label, "python", make, parents=parents, suffix="" if parents == "heif" else ".jpg"),
                  words, "red")


ATTACKS = [
    green("exiftool_strip", "strip: all metadata taken off by exiftool"),
    green("jpegtran_strip", "strip: all metadata taken off by jpegtran"),
    green("pillow_lost", "strip: coded again without metadata"),
    green("transplant_a", "transplant: edited by ImageMagick, the original's tags written back by exiftool"),
    green("transplant_d2", "transplant: another camera's EXIF block, byte for byte, on an untouched picture"),
    green("transplant_d3", "transplant: the same, with the stated size made to agree"),
    green("exiftool_date", "dates: set by exiftool"),
    green("jhead_date", "dates: set in place by jhead"),
    disarmed("exiv2_hours", "dates: five hours later, by exiv2", in_place("exiv2", "-a", "5:00:00", "ad"), "exiv2"),
    green("hex_date", "dates: every occurrence of the moment replaced in place"),
    green("hex_day", "dates: every occurrence of the day replaced in place"),
    green("transplant_b", "tables: coded with the camera's tables, its EXIF block put before it"),
    green("transplant_c3", "tables: the same, with a thumbnail made to agree"),
    forged("layout_old_thumbnail", "layout: edited, coded again under all of the camera's own segments",
           own_segments.whole(own_segments.patched, thumbnail=False)),
    forged("layout_zero_thumbnail", "layout: the same, the old thumbnail overwritten with zeros",
           own_segments.whole(own_segments.patched, thumbnail=b"")),
    forged("layout", "layout: the same, with a thumbnail made to agree", own_segments.whole(own_segments.patched)),
    forged("layout_previews", "layout: the same, with every preview made to agree too",
           own_segments.whole_with_previews(own_segments.patched)),
    forged("layout_other", "layout: another photo altogether under the camera's segments, with its thumbnail",
           own_segments.whole(own_segments.exchanged)),
    forged("spliced_saved", "splice before a re-save: a block of another photo, all coded again as this camera would",
           own_segments.whole(own_segments.spliced)),
    forged("sixteenth_old_thumbnail", "a sixteenth: edited and coded again, fifteen keep the camera's coefficients",
           own_segments.sixteenth(False)),
    forged("sixteenth", "a sixteenth: the same, with a thumbnail made to agree", own_segments.sixteenth(True)),
    forged("layout_brighter", "layout: made brighter by 12 %, coded again under all of the camera's own segments",
           own_segments.whole(own_segments.brighter, thumbnail=False)),
    forged("plate_old_thumbnail", "layout: a block as large as a number plate copied over another place, the old thumbnail left",
           own_segments.whole(own_segments.plated, thumbnail=False)),
    forged("layout_saturated", "layout: half as much colour again, coded again under all of the camera's own segments",
           own_segments.whole(own_segments.saturated, thumbnail=False)),
    forged("recoloured_old_thumbnail", "layout: a fifth of the width and height in other colours, the old thumbnail left",
           own_segments.whole(own_segments.recoloured, thumbnail=False)),
    forged("layout_cropped", "layout: cropped to odd sides, coded again under all of the camera's own segments, with its thumbnail",
           own_segments.whole(own_segments.cropped)),
    disarmed("no_thumbnail", "the thumbnail taken out by jhead", KNOWN["jhead_no_thumbnail"].make, "jhead"),
    disarmed("segment_noise", "hide: 3 KB of noise in an application segment (APP9)",
             in_segment(0xE9, random.Random(9).randbytes(3000), "noise"), "python", "container"),
    disarmed("segment_zip", "hide: a ZIP archive in an application segment (APP5)",
             in_segment(0xE5, b"PK\x03\x04\x14\0" + random.Random(5).randbytes(3000), "an archive"), "python", "container"),
    disarmed("tables_luma", "luma's quantization table a quarter greater, in place: more contrast",
             changed_in_place.tables_multiplied(False), "python"),
    disarmed("tables_chroma", "chroma's tables a quarter greater, in place: more colour",
             changed_in_place.tables_multiplied(True), "python"),
    disarmed("android_no_position", "the position taken out as an Android app does it",
             android_rewrite.rewritten(android_rewrite.position_removed, "the EXIF block as Android's library writes it"),
             "python"),
    disarmed("android_turned", "the orientation changed as an Android app does it",
             android_rewrite.rewritten(android_rewrite.turned, "the EXIF block as Android's library writes it"), "python"),
    green("append_zeros", "append: 512 zero bytes"),
    green("append_text", "append: text"),
    Attack(Recipe("append_hidden_text", "container", "python", appended(
        bytes(16) + b"some text that a tool left here\n" * 8, "16 zero bytes and text")),
        "append: 16 zero bytes, then the same text", "green"),
    green("append_zip", "append: a ZIP archive"),
    green("append_picture", "append: another picture"),
    Attack(Recipe("append_film", "container", "python", appended(film(), "a film")),
        "append: a film, as a motion photo has one", "green"),
    green("heif_exiftool_strip", "HEIC, strip: all metadata taken off by exiftool"),
    green("heif_exiftool_other", "HEIC, transplant: another photo's tags written by exiftool"),
    green("heif_exiftool_date", "HEIC, dates: set by exiftool"),
    green("heif_hex_date", "HEIC, dates: every occurrence of the moment replaced in place"),
    green("heif_hex_day", "HEIC, dates: every occurrence of the day replaced in place"),
    green("heif_append_zeros", "HEIC, append: 512 zero bytes"),
    green("heif_append_zip", "HEIC, append: a ZIP archive"),
    Attack(Recipe("heif_hidden_text", "container", "python", hidden(
        b"some text that a tool left here\n" * 8, "text"), parents="heif", suffix=""),
        "HEIC, hide: text in the picture data, in no item", "green"),
    Attack(Recipe("heif_hidden_noise", "container", "python", hidden(
        bytes(i * 37 % 251 for i in range(4096)), "noise"), parents="heif", suffix=""),
        "HEIC, hide: 4 KB of noise there", "green"),
    disarmed("stars_unmade", "disarm: five stars by exiftool, Make taken off", exiftool("-XMP-xmp:Rating=5", "-EXIF:Make=")),
    disarmed("date_unmade", "disarm: dates by exiftool, Make taken off", exiftool(f"-AllDates={DATE}", "-EXIF:Make=")),
    disarmed("date_unsystemed", "disarm: an Apple device's dates by exiftool, Software taken off",
             of_apple(exiftool("-AllDates-=0:0:1 0:0:0", "-EXIF:Software="))),
    disarmed("grey", "colours taken off without loss by jpegtran", by_jpegtran("-copy", "all", "-grayscale"),
             "jpegtran", "edited"),
    green("jpegtran_wipe", "a square wiped out without loss by jpegtran"),
    green("jpegtran_drop", "a square copied over another without loss by jpegtran"),
    disarmed("heif_reversed", "HEIC, tiles: in reverse order", changed_in_place.tiles_reversed, "python", "edited", True),
    disarmed("heif_cloned", "HEIC, tiles: one over its neighbour", changed_in_place.tile_cloned, "python", "edited", True),
    disarmed("heif_turned", "HEIC, turned by the container alone", changed_in_place.turned, "python", "edited", True),
    disarmed("heif_renamed", "HEIC, another model, its lens as it was", changed_in_place.model_renamed, "python",
             heif=True),
    marked("software", "mark: Software says Adobe Photoshop", "-EXIF:Software=Adobe Photoshop 25.0 (Windows)"),
    marked("creator_tool", "mark: XMP says Adobe Photoshop made it", "-XMP-xmp:CreatorTool=Adobe Photoshop 25.0"),
    marked("generated", "mark: XMP says a generator made it", f"-XMP-iptcExt:DigitalSourceType={GENERATED}"),
    marked("platform", "mark: IPTC holds what Facebook writes", "-IPTC:SpecialInstructions=FBMD0100010000000000000000"),
    marked("screenshot", "mark: EXIF's comment says Screenshot", "-EXIF:UserComment=Screenshot"),
    marked("namespace", "an XMP namespace: Photoshop's, with a city in it", "-XMP-photoshop:City=Paris"),
    marked("rating", "an XMP packet: five stars, as galleries write them", "-XMP-xmp:Rating=5"),
    marked("iptc", "an IPTC block: a keyword", "-IPTC:Keywords=a keyword"),
    marked("xmp_caption", "an XMP packet that names no toolkit: a caption", "-XMPToolkit=",
           "-XMP-dc:Description=A caption"),
    marked("xmp_author", "an XMP packet that names no toolkit: an author", "-XMPToolkit=", "-XMP-dc:Creator=A name"),
    marked("exif_caption", "a caption in EXIF, by exiftool", "-EXIF:ImageDescription=A view of the harbour"),
    red("comment_wrjpgcom", "a comment, by wrjpgcom"),
    red("comment_exiftool", "a comment, by exiftool"),
    bytewise("append_byte", "one zero byte appended", appended(bytes(1), "a zero byte")),
    bytewise("append_line", "a line feed appended", appended(b"\n", "a line feed")),
    red("append_zip", "a ZIP archive appended"),
    bytewise("cut", "the last 1024 bytes of the picture and all behind it cut off", cut),
    bytewise("overwritten", "200 bytes in the middle of the picture overwritten with noise", overwritten),
    bytewise("lost", "512 bytes in the middle of the picture left out", lost),
    bytewise("unwritten", "the last twentieth of the file overwritten with zeros", unwritten),
    bytewise("hole", "4096 bytes in the middle of the file overwritten with zeros", hole),
    bytewise("sector", "512 bytes in the middle of the picture overwritten with zeros", sector),
    bytewise("sector_other", "512 bytes in the middle of the picture overwritten with 512 behind them", sector_other),
    red("exiftool_date", "all dates changed, by exiftool"),
    marked("modified", "the date of change alone, by exiftool", f"-EXIF:ModifyDate={DATE}"),
    marked("turned", "a rotation flag, by exiftool", "-n", "-EXIF:Orientation=3"),
    bytewise("turned_in_place", "a rotation flag, changed in place", turned_in_place, "metadata"),
    red("jpegtran_rotate90", "turned without loss by jpegtran"),
    red("exiftool_gps", "a position added, by exiftool"),
    marked("heif_software", "HEIC, mark: Software says Adobe Photoshop",
           "-EXIF:Software=Adobe Photoshop 25.0 (Windows)", heif=True),
    marked("heif_generated", "HEIC, mark: XMP says a generator made it",
           f"-XMP-iptcExt:DigitalSourceType={GENERATED}", heif=True),
    red("heif_xmp_exiftool", "HEIC, an XMP packet: a subject"),
    marked("heif_rating", "HEIC, an XMP packet: five stars", "-XMP-xmp:Rating=5", heif=True),
    red("heif_exiftool_turned", "HEIC, a rotation flag, by exiftool"),
    bytewise("heif_unwritten", "HEIC, the last twentieth of the file overwritten with zeros", unwritten,
             parents="heif"),
    bytewise("heif_hole", "HEIC, 4096 bytes in the middle of the file overwritten with zeros", hole, parents="heif"),
    bytewise("heif_append_byte", "HEIC, one zero byte appended", appended(bytes(1), "a zero byte"), parents="heif"),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("name", nargs="?")
    parser.add_argument("photo", nargs="?")
    parser.add_argument("output", nargs="?")
    parser.add_argument("--other", metavar="PHOTO", help="a second photo, for those attacks that need one")
    parser.add_argument("--list", action="store_true", help="print what there is")
    options = parser.parse_args()
    if options.list:
        for attack in ATTACKS:
            print(f"{attack.name:24} {attack.wants:6} {attack.words}")
        return
    attack = next((attack for attack in ATTACKS if attack.name == options.name), None)
    if attack is None or not options.output:
        parser.error("NAME, PHOTO and OUTPUT are needed; --list prints the names")
    with tempfile.TemporaryDirectory() as scratch:
        made = os.path.join(scratch, "out" + os.path.splitext(options.photo)[1])
        job = Job(os.path.abspath(options.photo), made, os.path.abspath(options.other or options.photo), scratch)
        try:
            attack.recipe.make(job)
        except Unfit as reason:
            sys.exit(f"attacks.py: {options.photo}: {reason}")
        shutil.move(made, options.output)
    print("; ".join(job.commands))


if __name__ == "__main__":
    main()
