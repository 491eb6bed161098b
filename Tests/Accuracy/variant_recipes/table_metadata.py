"""Recipes that leave the coded picture alone: coefficients kept, metadata changed, taken off, or made up."""

from .forged import plausible_exiftool, plausible_exiv2, plausible_piexif
from .job import DATE, MODEL, OUT, edited
from .kept_pixels import by_jpegtran, exiftool
from .metadata_edits import CAMERA, PLACE, by_piexif as piexif_edit, hex_date, hex_day, where_tag
from .recipe import Recipe
from .stripped import by_mat2, by_mozjpeg, by_piexif as piexif_strip


# exiftool and mat2 take a second for each file, and other recipes by them take every original.
SOME = 40


def lossless(name, tool, make, **fields):
    return Recipe(name, "lossless", tool, make, **fields)


def changed(name, tool, make, **fields):
    return Recipe(name, "metadata", tool, make, **fields)


def stripped(name, tool, make, **fields):
    return Recipe(name, "metadata", tool, make, "stripped", **fields)


def libexif_model(job):
    job.run("exif", "--ifd=0", "--tag=0x0110", f"--set-value={MODEL}", f"--output={job.output}", job.input)


METADATA = [
    lossless("jpegoptim_lossless", "jpegoptim", edited("jpegoptim", "-q", OUT)),
    lossless("mozjpeg_lossless", "mozjpeg", by_mozjpeg(True)),
    lossless("jpegtran_rotate180", "turbo", by_jpegtran("-copy", "all", "-rotate", "180", "-trim")),
    lossless("jpegtran_rotate270", "turbo", by_jpegtran("-copy", "all", "-rotate", "270", "-trim")),
    lossless("jpegtran_restart", "turbo", by_jpegtran("-copy", "all", "-restart", "4")),
    changed("hex_date", "python", hex_date, proof=DATE.encode()),
    changed("hex_day", "python", hex_day, proof=DATE[:10].encode()),
    changed("exiftool_shift", "exiftool", where_tag(0x9003, True, exiftool("-AllDates+=1:2:3 4:5:6")), limit=SOME),
    changed("exiftool_no_gps", "exiftool", where_tag(0x8825, False, exiftool("-GPS:all=")), limit=SOME),
    changed("exiftool_no_maker_note", "exiftool", where_tag(0x927C, True, exiftool("-MakerNotes:all=")), limit=SOME),
    changed("exiftool_exposure", "exiftool", exiftool("-ISO=400", "-ExposureTime=1/250", "-FNumber=5.6"), limit=SOME),
    changed("exiftool_caption", "exiftool", exiftool("-EXIF:Artist=A person", "-EXIF:ImageDescription=A description",
                                                     "-EXIF:Copyright=A person"), proof=b"A description", limit=SOME),
    changed("exiv2_model", "exiv2",
            edited("exiv2", "-Mset Exif.Image.Make Canon", f"-Mset Exif.Image.Model {MODEL}", OUT),
            proof=MODEL.encode()),
    changed("exiv2_shift", "exiv2", where_tag(0x9003, True, edited("exiv2", "-a", "49:00:00", "ad", OUT))),
    changed("piexif_model", "piexif", piexif_edit("0th", CAMERA, "camera set"), proof=MODEL.encode()),
    changed("piexif_gps", "piexif", piexif_edit("GPS", PLACE, "place set")),
    changed("libexif_model", "exif", libexif_model, proof=MODEL.encode()),
    changed("jhead_no_thumbnail", "jhead", edited("jhead", "-dt", OUT)),
    changed("plausible_exiftool", "exiftool", plausible_exiftool, proof=DATE.encode(), limit=SOME),
    changed("plausible_exiv2", "exiv2", plausible_exiv2, proof=MODEL.encode()),
    changed("plausible_piexif", "piexif+pillow", plausible_piexif, proof=MODEL.encode()),
    stripped("jhead_purejpg", "jhead", edited("jhead", "-purejpg", OUT)),
    stripped("exiv2_strip", "exiv2", edited("exiv2", "-d", "a", "rm", OUT)),
    stripped("mat2_light", "mat2", by_mat2("--lightweight"), limit=SOME),
    stripped("jpegoptim_strip", "jpegoptim", edited("jpegoptim", "-q", "--strip-all", OUT)),
    stripped("piexif_strip", "piexif", piexif_strip),
    stripped("mozjpeg_strip", "mozjpeg", by_mozjpeg(False)),
]
