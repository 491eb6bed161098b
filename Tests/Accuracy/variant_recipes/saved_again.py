"""Pixels encoded again: as they were, edited, or made small for a platform."""

import io

from PIL import ImageOps, JpegPresets
from survey_originals import walk

from .jpeg_bytes import end_of_picture, thumbnail_of, without_jfif
from .job import CONVERT, tags_from
from .pixels import camera_coding, edited_pixels, kept_exif, opened, pillow


def imagemagick(*options):
    return lambda job: job.run(CONVERT, job.input, *options, job.output)


def by_pillow(said, **options):
    return lambda job: pillow(job, said, **options)


def pillow_keep(job):
    picture = opened(job)
    picture.format = "JPEG"  # Pillow calls a JPEG with MPF an MPO, and would refuse
    job.note("Pillow: save(quality='keep', exif kept)")
    picture.save(job.output, "JPEG", quality="keep", **kept_exif(picture))


def segments_kept(job):
    """All that the camera wrote around its picture, byte for byte, around the picture saved again."""
    original = job.data()
    picture = opened(job)
    buffer = io.BytesIO()
    picture.save(buffer, "JPEG", quality=97, subsampling=camera_coding(picture)["subsampling"])
    kept = b"".join(original[offset:offset + 4 + len(payload)] for code, offset, payload in walk(original)[0]
                    if 0xE0 <= code <= 0xEF or code == 0xFE)
    data = without_jfif(buffer.getvalue())
    job.write(data[:2] + kept + data[2:] + original[end_of_picture(original):],
              "Pillow: save(quality=97, subsampling of IN); IN's application segments, comments and trailer")


def by_preset(name):
    tables = JpegPresets.presets[name]
    options = {"qtables": tables["quantization"], "subsampling": tables["subsampling"]}
    return lambda job: pillow(job, f"quality='{name}'", **options)


def by_cjpeg(*options):
    def make(job):
        job.run("djpeg", "-outfile", job.temporary("p.ppm"), job.input, accept=(0, 2))
        job.run("cjpeg", *options, "-outfile", job.output, job.temporary("p.ppm"))
        tags_from(job, job.input, job.output)
    return make


def paste_block(job):
    picture = opened(job)
    job.note("Pillow: a block pasted, save(quality=92, exif kept with the old thumbnail)")
    edited_pixels(picture).save(job.output, "JPEG", quality=92, **kept_exif(picture))


def foreign_thumbnail(job):
    thumbnail_of(job.data())
    with open(job.temporary("t.jpg"), "wb") as file:
        file.write(thumbnail_of(job.data(job.other))[0])
    job.run("exiftool", "-q", "-m", "-ThumbnailImage<=" + job.temporary("t.jpg"), "-o", job.output, job.input)


def platform_pillow(job):
    picture = opened(job)
    turned = ImageOps.exif_transpose(picture)
    turned.thumbnail((1600, 1600))
    job.note("Pillow: exif_transpose, 1600 pixels at most, save(quality=80, progressive=True)")
    turned.save(job.output, "JPEG", quality=80, progressive=True)
