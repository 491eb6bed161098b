"""Every recipe: its name, the class of what it makes, by which programs, and the function that does it.

A function gets a Job and writes job.output, or raises; Unfit is no failure.
"""

from .converted import (
    by_avifenc,
    by_cjxl,
    by_cwebp,
    by_heif_enc,
    by_imagemagick,
    by_imagemagick_and_tags,
    by_opj,
    by_pillow as converted_by_pillow,
    by_vips,
)
from .kept_pixels import (
    append,
    append_picture,
    by_exiftran,
    by_jpegtran,
    cut_trailer,
    exiftool,
    exiftool_no_thumbnail,
    in_place,
    jhead_autorot,
    jpegtran_drop,
    jpegtran_wipe,
    libexif_date,
    mpf_exiftool,
    mpf_shifted,
    piexif_date,
    wrjpgcom,
    zip_file,
)
from .job import DATE, MODEL
from .recipe import Recipe
from .saved_again import (
    by_cjpeg,
    by_pillow,
    by_preset,
    foreign_thumbnail,
    imagemagick,
    paste_block,
    pillow_keep,
    platform_pillow,
    segments_kept,
)
from .table_ai import AI
from .table_heif import HEIF
from .table_metadata import METADATA
from .table_pixels import PIXELS
from .transplants import (
    transplant_a,
    transplant_a2,
    transplant_b,
    transplant_b2,
    transplant_c,
    transplant_c2,
    transplant_c3,
    transplant_d1,
    transplant_d2,
    transplant_d3,
)


def converted(name, program, make, limit=0):
    """The name begins with the format's suffix."""
    return Recipe(name, "converted", program, make, suffix="." + name.split("_")[0], limit=limit)


def transplant(name, program, make, family="transplant"):
    return Recipe(f"transplant_{name}", "transplant", program, make, family)


JPEG = [
    transplant("a", "imagemagick+exiftool", transplant_a),
    transplant("a2", "imagemagick+exiftool", transplant_a2),
    transplant("b", "pillow", transplant_b, "transplantTables"),
    transplant("b2", "pillow+exiftool", transplant_b2, "transplantTables"),
    transplant("c", "pillow+exiftool", transplant_c, "transplantTables"),
    transplant("c2", "pillow+piexif", transplant_c2, "transplantTables"),
    transplant("c3", "pillow", transplant_c3, "transplantTables"),
    transplant("d1", "exiftool", transplant_d1),
    transplant("d2", "python", transplant_d2),
    transplant("d3", "python", transplant_d3),
    Recipe("im_q90", "resaved", "imagemagick", imagemagick("-quality", "90")),
    Recipe("im_q75", "resaved", "imagemagick", imagemagick("-quality", "75")),
    Recipe("pillow_q95", "resaved", "pillow", by_pillow("quality=95", quality=95)),
    Recipe("pillow_q97", "resaved", "pillow", by_pillow("quality=97", quality=97)),
    Recipe("pillow_q97_segments", "resaved", "pillow", segments_kept),
    Recipe("pillow_q85", "resaved", "pillow", by_pillow("quality=85", quality=85)),
    Recipe("pillow_keep", "resaved", "pillow", pillow_keep),
    Recipe("pillow_444", "resaved", "pillow", by_pillow("quality=92, subsampling=0", quality=92, subsampling=0)),
    Recipe("pillow_preset_maximum", "resaved", "pillow", by_preset("maximum")),
    Recipe("pillow_preset_high", "resaved", "pillow", by_preset("high")),
    Recipe("cjpeg_q90", "resaved", "turbo+exiftool", by_cjpeg("-quality", "90")),
    Recipe("cjpeg_progressive", "resaved", "turbo+exiftool", by_cjpeg("-quality", "90", "-progressive")),
    Recipe("cjpeg_optimize", "resaved", "turbo+exiftool", by_cjpeg("-quality", "90", "-optimize")),
    Recipe("im_resize50", "edited", "imagemagick", imagemagick("-resize", "50%", "-quality", "92"), proof="size"),
    Recipe("im_crop10", "edited", "imagemagick", imagemagick("-gravity", "center", "-crop", "90%x90%+0+0", "+repage"),
           proof="size"),
    Recipe("im_crop25", "edited", "imagemagick", imagemagick("-gravity", "center", "-crop", "75%x75%+0+0", "+repage"),
           proof="size"),
    Recipe("im_rotate90", "edited", "imagemagick", imagemagick("-rotate", "90")),
    Recipe("paste_block", "edited", "pillow", paste_block),
    Recipe("thumbnail_foreign", "edited", "exiftool", foreign_thumbnail, "metadataEdited"),
    Recipe("platform_pillow", "platform-like", "pillow", platform_pillow),
    Recipe("platform_im", "platform-like", "imagemagick",
           imagemagick("-auto-orient", "-resize", "1280x1280>", "-strip", "-interlace", "JPEG", "-sampling-factor",
                       "4:2:0", "-quality", "75")),
    Recipe("jpegtran_rotate90", "lossless", "turbo", by_jpegtran("-copy", "all", "-rotate", "90", "-trim")),
    Recipe("jpegtran_flip", "lossless", "turbo", by_jpegtran("-copy", "all", "-flip", "horizontal", "-trim")),
    Recipe("jpegtran_optimize", "lossless", "turbo", by_jpegtran("-copy", "all", "-optimize")),
    Recipe("jpegtran_progressive", "lossless", "turbo", by_jpegtran("-copy", "all", "-progressive")),
    Recipe("jpegtran_crop", "lossless", "turbo", by_jpegtran("-copy", "all", "-crop", "320x240+32+32"),
           "croppedResized", proof="size"),
    Recipe("jpegtran_wipe", "edited", "turbo", jpegtran_wipe),
    Recipe("jpegtran_drop", "edited", "turbo", jpegtran_drop),
    Recipe("exiftran_rotate90", "lossless", "exiftran", by_exiftran),
    Recipe("jhead_autorot", "lossless", "jhead", jhead_autorot),
    Recipe("exiftool_date", "metadata", "exiftool", exiftool(f"-AllDates={DATE}"), proof=DATE.encode()),
    Recipe("exiftool_model", "metadata", "exiftool", exiftool("-Make=Canon", f"-Model={MODEL}"),
           proof=MODEL.encode()),
    Recipe("exiftool_gps", "metadata", "exiftool",
           exiftool("-GPSLatitude=48.5", "-GPSLatitudeRef=N", "-GPSLongitude=9.25", "-GPSLongitudeRef=E")),
    Recipe("exiftool_strip", "metadata", "exiftool", exiftool("-all="), "stripped"),
    Recipe("exiftool_no_thumbnail", "metadata", "exiftool", exiftool_no_thumbnail),
    Recipe("exiv2_date", "metadata", "exiv2",
           in_place("exiv2", f"-Mset Exif.Photo.DateTimeOriginal {DATE}", f"-Mset Exif.Image.DateTime {DATE}"),
           proof=DATE.encode()),
    Recipe("exiv2_gps", "metadata", "exiv2",
           in_place("exiv2", "-Mset Exif.GPSInfo.GPSLatitude 48/1 30/1 0/1", "-Mset Exif.GPSInfo.GPSLatitudeRef N",
                    "-Mset Exif.GPSInfo.GPSLongitude 9/1 15/1 0/1", "-Mset Exif.GPSInfo.GPSLongitudeRef E")),
    Recipe("piexif_date", "metadata", "piexif", piexif_date, proof=DATE.encode()),
    Recipe("jhead_shift", "metadata", "jhead", in_place("jhead", "-q", "-ta+49:00")),
    Recipe("jhead_date", "metadata", "jhead", in_place("jhead", "-q", "-ts" + DATE.replace(" ", "-")),
           proof=DATE.encode()),
    Recipe("libexif_date", "metadata", "exif", libexif_date, proof=DATE.encode()),
    Recipe("jpegtran_strip", "metadata", "turbo", by_jpegtran("-copy", "none"), "stripped"),
    Recipe("append_zip", "container", "python", append(zip_file(), "a ZIP file")),
    Recipe("append_text", "container", "python", append(b"some text that a tool left here\n" * 8, "256 bytes of text")),
    Recipe("append_zeros", "container", "python", append(bytes(512), "512 zeros")),
    Recipe("append_picture", "container", "pillow", append_picture),
    Recipe("cut_trailer", "container", "python", cut_trailer),
    Recipe("mpf_shifted", "container", "python", mpf_shifted),
    Recipe("mpf_exiftool", "container", "exiftool", mpf_exiftool, "metadataEdited"),
    Recipe("comment_wrjpgcom", "container", "turbo", wrjpgcom, proof=b"A comment."),
    Recipe("comment_exiftool", "container", "exiftool", exiftool("-Comment=A comment."), proof=b"A comment."),
    Recipe("xmp_exiftool", "container", "exiftool", exiftool("-XMP-dc:Subject=a subject")),
    converted("heic_heifenc", "heif-enc", by_heif_enc, 24),
    converted("heic_vips", "vips", by_vips, 16),
    converted("avif_avifenc", "avifenc", by_avifenc, 24),
    converted("webp_cwebp", "cwebp", by_cwebp),
    converted("webp_pillow", "pillow", converted_by_pillow("WEBP")),
    converted("png_im", "imagemagick", by_imagemagick, 20),
    converted("png_pillow", "pillow", converted_by_pillow("PNG"), 12),
    converted("png_vips", "vips", by_vips, 12),
    converted("tiff_im", "imagemagick+exiftool", by_imagemagick_and_tags, 12),
    converted("tiff_pillow", "pillow", converted_by_pillow("TIFF"), 12),
    converted("jxl_cjxl", "cjxl", by_cjxl(), 24),
    converted("jxl_cjxl_pixels", "cjxl", by_cjxl("-j", "0"), 12),
    converted("jp2_opj", "turbo+opj_compress+exiftool", by_opj, 12),
]

RECIPES = [*JPEG, *PIXELS, *METADATA, *HEIF, *AI]
