"""Recipes for originals in HEIF: what a phone's owner does to them without an editor, and conversions."""

import glob
import os

from .heic_pixels import (LIKE_APPLE, boxes_kept, by_heif_enc, by_pillow, cropped, metadata_of_other, painted,
                          transplanted)
from .job import CONVERT, DATE, IN, OUT, Unfit, program
from .kept_pixels import append, exiftool, zip_file
from .metadata_edits import hex_date, hex_day
from .recipe import Recipe
from .stripped import by_mat2


def heif(name, label, tool, make, family="", suffix=".jpg", **fields):
    return Recipe(f"heif_{name}", label, tool, make, family, "heif", suffix=suffix, **fields)


def same(name, label, tool, make, family="", **fields):
    """The file stays a HEIF file of its parent's ending."""
    return heif(name, label, tool, make, family, "", **fields)


def heif_convert(*options):
    def make(job):
        job.run("heif-convert", *options, job.input, job.output)
        if not os.path.exists(job.output):  # of several pictures each has a number: the largest is meant
            stem, ending = os.path.splitext(job.output)
            numbered = sorted(glob.glob(f"{glob.escape(stem)}-*{ending}"), key=os.path.getsize)
            if not numbered:
                raise Unfit("heif-convert wrote nothing")
            os.replace(numbered[-1], job.output)
    return make


def heif_again(job):
    heif_convert()(type(job)(job.input, job.temporary("p.png"), job.other, job.scratch, job.commands))
    job.run("heif-enc", "-q", "60", job.temporary("p.png"), "-o", job.output)


def im(*options):
    return program(CONVERT, IN, *options, OUT)


HEIF = [
    same("exiftool_date", "metadata", "exiftool", exiftool(f"-AllDates={DATE}"), proof=DATE.encode()),
    same("exiftool_model", "metadata", "exiftool", exiftool("-EXIF:Make=Canon", "-EXIF:Model=Canon EOS R5"),
         proof=b"Canon EOS R5"),
    same("exiftool_gps", "metadata", "exiftool",
         exiftool("-GPSLatitude=48.5", "-GPSLatitudeRef=N", "-GPSLongitude=9.25", "-GPSLongitudeRef=E")),
    same("exiftool_shift", "metadata", "exiftool", exiftool("-AllDates+=1:2:3 4:5:6")),
    same("exiftool_no_maker_note", "metadata", "exiftool", exiftool("-MakerNotes:all=")),
    same("exiftool_caption", "metadata", "exiftool", exiftool("-EXIF:Artist=A person", "-EXIF:Copyright=A person"),
         proof=b"A person"),
    same("exiftool_no_gps", "metadata", "exiftool", exiftool("-GPS:all=")),
    same("exiftool_turned", "metadata", "exiftool", exiftool("-n", "-EXIF:Orientation=3")),
    same("exiftool_other", "metadata", "exiftool", metadata_of_other),
    same("hex_date", "metadata", "python", hex_date, proof=DATE.encode()),
    same("hex_day", "metadata", "python", hex_day, proof=DATE[:10].encode()),
    same("exiftool_strip", "metadata", "exiftool", exiftool("-all="), "stripped"),
    same("mat2", "metadata", "mat2", by_mat2(), "stripped"),
    same("mat2_light", "metadata", "mat2", by_mat2("--lightweight"), "stripped"),
    same("xmp_exiftool", "container", "exiftool", exiftool("-XMP-dc:Subject=a subject"), proof=b"a subject"),
    same("append_zip", "container", "python", append(zip_file(), "a ZIP file")),
    same("append_text", "container", "python", append(b"some text that a tool left here\n" * 8, "256 bytes of text")),
    same("append_zeros", "container", "python", append(bytes(512), "512 zeros")),
    heif("again", "resaved", "heif-convert+heif-enc", heif_again, suffix=".heic"),
    heif("again_vips", "resaved", "vips", program("vips", "copy", IN, OUT), suffix=".heic"),
    heif("pillow_again", "resaved", "pillow-heif", by_pillow(), suffix=".heic"),
    heif("pillow_lost", "resaved", "pillow-heif", by_pillow(keep=False), "reencodedLost", suffix=".heic"),
    heif("pillow_crop", "edited", "pillow-heif", by_pillow(cropped), suffix=".heic"),
    heif("pillow_painted", "transplant", "pillow-heif+exiftool", transplanted(by_pillow(painted, keep=False)),
         suffix=".heic"),
    heif("heifenc_kept", "resaved", "pillow-heif+heif-enc", by_heif_enc(), suffix=".heic"),
    heif("like_apple", "transplant", "pillow-heif+heif-enc",
         transplanted(by_heif_enc(painted, LIKE_APPLE, between="p.png")), suffix=".heic"),
    heif("boxes_kept", "transplant", "pillow-heif", boxes_kept, suffix=".heic"),
    heif("jpg_q92", "converted", "heif-convert", heif_convert("-q", "92")),
    heif("jpg_q75", "converted", "heif-convert", heif_convert("-q", "75")),
    heif("jpg_q100", "converted", "heif-convert", heif_convert("-q", "100")),
    heif("jpg_im", "converted", "imagemagick", im("-quality", "92")),
    heif("jpg_im_q80", "converted", "imagemagick", im("-quality", "80")),
    heif("jpg_im_lost", "converted", "imagemagick", im("-strip", "-quality", "90")),
    heif("jpg_vips", "converted", "vips", program("vips", "jpegsave", IN, OUT, "--Q", "85")),
    heif("jpg_vips_lost", "converted", "vips", program("vips", "jpegsave", IN, OUT, "--Q", "85", "--strip")),
    heif("png", "converted", "heif-convert", heif_convert(), suffix=".png"),
    heif("webp_im", "converted", "imagemagick", im("-quality", "85"), suffix=".webp"),
    heif("webp_vips", "converted", "vips", program("vips", "webpsave", IN, OUT, "--Q", "80"), suffix=".webp"),
    heif("tiff_im", "converted", "imagemagick", im("-compress", "Zip"), suffix=".tiff"),
    heif("avif_vips", "converted", "vips", program("vips", "copy", IN, OUT + "[compression=av1,Q=60,effort=0]"),
         suffix=".avif"),
    heif("crop10", "edited", "imagemagick", im("-gravity", "center", "-crop", "90%x90%+0+0", "+repage")),
    heif("resize50", "edited", "imagemagick", im("-resize", "50%")),
    heif("brighter", "edited", "imagemagick", im("-modulate", "112")),
    heif("vips_resize50", "edited", "vips", program("vips", "resize", IN, OUT + "[Q=88]", "0.5")),
    heif("platform_im", "platform-like", "imagemagick",
         im("-auto-orient", "-resize", "1280x1280>", "-strip", "-interlace", "JPEG", "-quality", "75")),
    heif("platform_vips", "platform-like", "vips",
         lambda job: job.run("vipsthumbnail", job.input, "--size", "1600x1600>", "-o", job.output + "[Q=80,strip]")),
]
