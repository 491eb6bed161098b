"""Originals in other containers, with their metadata kept: what converters, browsers and archives make of them."""

from .job import CONVERT, tags_from
from .pixels import kept_exif, opened


def by_heif_enc(job):
    job.run("heif-enc", "-q", "60", job.input, "-o", job.output)


def by_avifenc(job):
    job.run("avifenc", "-s", "10", job.input, job.output)


def by_cwebp(job):
    job.run("cwebp", "-quiet", "-q", "85", "-metadata", "all", job.input, "-o", job.output)


def by_cjxl(*options):
    return lambda job: job.run("cjxl", job.input, job.output, "-e", "1", *options)


def by_imagemagick(job):
    job.run(CONVERT, job.input, job.output)


def by_imagemagick_and_tags(job):
    by_imagemagick(job)
    tags_from(job, job.input, job.output)


def by_vips(job):
    job.run("vips", "copy", job.input, job.output)


def by_opj(job):
    job.run("djpeg", "-outfile", job.temporary("p.ppm"), job.input, accept=(0, 2))
    job.run("opj_compress", "-i", job.temporary("p.ppm"), "-o", job.output, "-r", "10")
    tags_from(job, job.input, job.output)


def by_pillow(name):
    def make(job):
        picture = opened(job)
        job.note(f"Pillow: save as {name}, exif kept")
        picture.convert("RGB").save(job.output, name, **kept_exif(picture))
    return make
