"""Recipes by further programs that encode a picture again: as it was, edited, made small, or in another container."""

from PIL import ImageEnhance

from . import platforms
from .forged import forged_made_up, forged_shown, whole_header
from .gimp import BRIGHTER, CROP, HALF, by_gimp
from .job import CONVERT, IN, OUT, edited, program, with_tags
from .pixels import kept_exif, opened
from .recipe import Recipe
from .saved_again import by_pillow, by_preset
from .stripped import by_mat2

# For further settings of a program that takes every original with another, and for what is slow.
SOME = 24


def pillow_edit(said, change, **options):
    def make(job):
        picture = opened(job)
        job.note(f"Pillow: {said}, save({options}, exif kept)")
        change(picture).save(job.output, "JPEG", **options, **kept_exif(picture))
    return make


def middle(picture):
    width, height = picture.size
    return picture.crop((width // 20, height // 20, width - width // 20, height - height // 20))


def smaller(picture):
    copy = picture.copy()
    copy.thumbnail((1600, 1600))
    return copy


def brighter(picture):
    return ImageEnhance.Brightness(picture).enhance(1.12)


def pillow_lost(job):
    picture = opened(job)
    job.note("Pillow: save(quality=90)")
    picture.copy().save(job.output, "JPEG", quality=90, exif=b"")


def cjpeg_lost(*options):
    def make(job):
        job.run("djpeg", "-outfile", job.temporary("p.ppm"), job.input, accept=(0, 2))
        job.run("cjpeg", *options, "-outfile", job.output, job.temporary("p.ppm"))
    return make


def ffmpeg(*options):
    return program("ffmpeg", "-v", "error", "-i", IN, *options, "-frames:v", "1", OUT)


def gm(*options):
    return program("gm", "convert", IN, *options, OUT)


def kept(name, tool, make, **fields):
    return Recipe(name, "resaved", tool, make, **fields)


def lost(name, tool, make, **fields):
    return Recipe(name, "resaved", tool, make, "reencodedLost", **fields)


def changed(name, tool, make, **fields):
    return Recipe(name, "edited", tool, make, **fields)


def container(name, tool, make, **fields):
    return Recipe(name, "converted", tool, make, suffix="." + name.split("_")[0], **fields)


PIXELS = [
    kept("gm_q90", "graphicsmagick", gm("-quality", "90")),
    kept("gm_q75", "graphicsmagick", gm("-quality", "75"), limit=SOME),
    kept("vips_q85", "vips", program("vips", "jpegsave", IN, OUT, "--Q", "85")),
    kept("vips_q95", "vips", program("vips", "jpegsave", IN, OUT, "--Q", "95"), limit=SOME),
    kept("jpegoptim_m85", "jpegoptim", edited("jpegoptim", "-q", "-m85", OUT), proof="tables"),
    kept("jpegoptim_m70", "jpegoptim", edited("jpegoptim", "-q", "-m70", OUT), proof="tables", limit=SOME),
    kept("ffmpeg_tags", "ffmpeg+exiftool", with_tags(ffmpeg("-q:v", "2")), limit=SOME),
    kept("gimp_q90", "gimp", by_gimp(), limit=SOME),
    kept("gimp_q95", "gimp", by_gimp(quality=0.95), limit=SOME),
    kept("pillow_progressive", "pillow", by_pillow("quality=90, progressive", quality=90, progressive=True),
         limit=SOME),
    kept("pillow_preset_medium", "pillow", by_preset("medium"), limit=SOME),
    kept("pillow_preset_web", "pillow", by_preset("web_high"), limit=SOME),
    lost("im_lost_q90", "imagemagick", program(CONVERT, IN, "-strip", "-quality", "90", OUT), limit=SOME),
    lost("gm_lost_q90", "graphicsmagick", gm("+profile", "*", "-quality", "90"), limit=SOME),
    lost("vips_lost_q85", "vips", program("vips", "jpegsave", IN, OUT, "--Q", "85", "--strip"), limit=SOME),
    lost("ffmpeg_q2", "ffmpeg", ffmpeg("-map_metadata", "0", "-q:v", "2")),
    lost("ffmpeg_q5", "ffmpeg", ffmpeg("-q:v", "5"), limit=SOME),
    lost("pillow_lost", "pillow", pillow_lost),
    lost("cjpeg_lost_q90", "turbo", cjpeg_lost("-quality", "90")),
    lost("cjpeg_lost_q75", "turbo", cjpeg_lost("-quality", "75", "-optimize"), limit=SOME),
    lost("mat2", "mat2", by_mat2(), limit=SOME),
    changed("gm_crop10", "graphicsmagick", gm("-gravity", "Center", "-crop", "90%x90%+0+0", "+page"),
            proof="size", limit=SOME),
    changed("gm_resize50", "graphicsmagick", gm("-resize", "50%"), proof="size", limit=SOME),
    changed("vips_resize50", "vips", program("vips", "resize", IN, OUT + "[Q=88]", "0.5"), proof="size", limit=SOME),
    changed("vips_rotate90", "vips", program("vips", "rot", IN, OUT, "d90"), limit=SOME),
    changed("ffmpeg_resize50", "ffmpeg+exiftool",
            with_tags(ffmpeg("-vf", "scale=trunc(iw/4)*2:trunc(ih/4)*2", "-q:v", "3")),
            proof="size", limit=SOME),
    changed("pillow_crop10", "pillow", pillow_edit("a twentieth cropped off each side", middle, quality=92),
            proof="size", limit=SOME),
    changed("pillow_resize", "pillow", pillow_edit("1600 pixels at most", smaller, quality=90), proof="size"),
    changed("pillow_brighter", "pillow", pillow_edit("brightness 1.12", brighter, quality=93), limit=SOME),
    changed("im_brighter", "imagemagick", program(CONVERT, IN, "-modulate", "112", OUT), limit=SOME),
    changed("im_sharpen", "imagemagick", program(CONVERT, IN, "-unsharp", "0x1", "-quality", "93", OUT), limit=SOME),
    changed("gimp_crop10", "gimp", by_gimp(CROP), limit=SOME, proof="size"),
    changed("gimp_resize50", "gimp", by_gimp(HALF, 0.92), limit=SOME, proof="size"),
    changed("gimp_brighter", "gimp", by_gimp(BRIGHTER, 0.93), limit=SOME),
    Recipe("forged_made_up", "transplant", "pillow+piexif", forged_made_up),
    Recipe("forged_shown", "transplant", "imagemagick+exiftool", forged_shown, limit=SOME),
    Recipe("transplant_header", "transplant", "pillow", whole_header, "transplantTables"),
    Recipe("platform_1600", "platform-like", "pillow", platforms.by_pillow(1600, quality=75)),
    Recipe("platform_1280", "platform-like", "pillow", platforms.by_pillow(1280, quality=87), limit=SOME),
    Recipe("platform_gm", "platform-like", "graphicsmagick", platforms.by_graphicsmagick, limit=SOME),
    Recipe("platform_ffmpeg", "platform-like", "ffmpeg", platforms.by_ffmpeg, limit=SOME),
    Recipe("platform_vips", "platform-like", "vips", platforms.by_vips, limit=SOME),
    container("webp_im", "imagemagick", program(CONVERT, IN, "-quality", "85", OUT), limit=SOME),
    container("webp_vips", "vips", program("vips", "webpsave", IN, OUT, "--Q", "80"), limit=SOME),
    container("webp_ffmpeg", "ffmpeg", ffmpeg("-quality", "85"), limit=SOME),
    container("avif_heifenc", "heif-enc", program("heif-enc", "-A", "-q", "60", IN, "-o", OUT), limit=12),
]
