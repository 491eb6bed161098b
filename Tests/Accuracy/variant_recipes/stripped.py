"""Metadata taken off; by mat2, a picture drawn anew besides."""

import os

import piexif


def by_mat2(*options):
    def make(job):
        ending = os.path.splitext(job.input)[1].lower()
        copied = job.temporary("m" + ending)
        with open(copied, "wb") as file:
            file.write(job.data())
        job.run("mat2", *options, copied)
        os.replace(job.temporary("m.cleaned" + ending), job.output)
    return make


def by_piexif(job):
    job.note("piexif.remove")
    piexif.remove(job.input, job.output)


def by_mozjpeg(keep):
    """mozjpeg's jpegtran as a library: coefficients kept, progressive, Huffman tables made anew."""
    def make(job):
        import mozjpeg_lossless_optimization as mozjpeg
        copied = mozjpeg.COPY_MARKERS.ALL if keep else mozjpeg.COPY_MARKERS.NONE
        job.write(mozjpeg.optimize(job.data(), copy=copied), f"mozjpeg_lossless_optimization.optimize(copy={copied})")
    return make
