"""Recipes for generated pictures: every mark of their making taken off."""

from PIL import Image

from .job import CONVERT, IN, OUT, Unfit, program
from .kept_pixels import by_jpegtran, exiftool
from .recipe import Recipe
from .stripped import by_mat2


def ai(name, tool, make, suffix=".jpg"):
    return Recipe(f"ai_{name}", "ai stripped", tool, make, parents="ai", suffix=suffix)


def by_pillow(name, **options):
    def make(job):
        picture = Image.open(job.input).convert("RGB")
        picture.info.clear()
        job.note(f"Pillow: convert('RGB'), save as {name} {options}, nothing kept")
        picture.save(job.output, name, **options)
    return make


def jpegtran(job):
    if not job.data().startswith(b"\xff\xd8\xff"):
        raise Unfit("no JPEG")
    by_jpegtran("-copy", "none")(job)


AI = [
    ai("exiftool_strip", "exiftool", exiftool("-all="), ""),
    ai("mat2", "mat2", by_mat2(), ""),
    ai("mat2_light", "mat2", by_mat2("--lightweight"), ""),
    ai("jpegtran", "turbo", jpegtran),
    ai("pillow_q92", "pillow", by_pillow("JPEG", quality=92)),
    ai("pillow_q80", "pillow", by_pillow("JPEG", quality=80)),
    ai("pillow_png", "pillow", by_pillow("PNG"), ".png"),
    ai("pillow_webp", "pillow", by_pillow("WEBP"), ".webp"),
    ai("im_q90", "imagemagick", program(CONVERT, IN, "-strip", "-quality", "90", OUT)),
    ai("im_png", "imagemagick", program(CONVERT, IN, "-strip", OUT), ".png"),
    ai("gm_q85", "graphicsmagick", program("gm", "convert", IN, "+profile", "*", "-quality", "85", OUT)),
    ai("ffmpeg_q3", "ffmpeg", program("ffmpeg", "-v", "error", "-i", IN, "-map_metadata", "-1", "-pix_fmt", "yuvj420p",
                                      "-q:v", "3", "-frames:v", "1", OUT)),
    ai("vips_q85", "vips", program("vips", "jpegsave", IN, OUT, "--Q", "85", "--strip")),
]
