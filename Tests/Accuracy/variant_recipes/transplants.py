"""A camera's metadata on pixels that it didn't encode, or another camera's metadata on its own."""

import io
import struct

import piexif
from PIL import Image

from survey_originals import Tiff

from .jpeg_bytes import exif_segment, segment, thumbnail_of
from .job import CONVERT, Unfit, tags_from
from .pixels import encoded_like_camera, new_thumbnail


def transplant_a(job, *options):
    job.run(CONVERT, job.input, "(", "+clone", "-crop", "16%x16%+40+40", "+repage", ")", "-geometry", "+200+120",
            "-composite", *options, "-quality", "90", job.output)
    tags_from(job, job.input, job.output)


def transplant_a2(job):
    """As a, with nothing of ImageMagick's copy of the metadata left to write into."""
    transplant_a(job, "-strip")


def transplant_b(job):
    original = job.data()
    start, end = exif_segment(original)
    data = encoded_like_camera(job)
    job.write(data[:2] + original[start:end] + data[2:], "IN's Exif segment behind SOI, byte for byte")


def transplant_b2(job):
    job.write(encoded_like_camera(job), "written")
    tags_from(job, job.input, job.output)


def transplant_c(job):
    transplant_b(job)
    with open(job.temporary("t.jpg"), "wb") as file:
        file.write(new_thumbnail(job.data(job.output)))
    job.run("exiftool", "-q", "-m", "-ThumbnailImage<=" + job.temporary("t.jpg"), "-overwrite_original", job.output)


def transplant_c2(job):
    original = job.data()
    start, end = exif_segment(original)
    data = encoded_like_camera(job)
    block = piexif.load(original[start + 4:end])
    block["thumbnail"] = new_thumbnail(data)
    block["1st"] = {key: value for key, value in block["1st"].items() if key not in (513, 514)}
    exif = segment(0xE1, piexif.dump(block))
    job.write(data[:2] + exif + data[2:], "piexif: IN's EXIF with a new thumbnail, behind SOI")


def transplant_c3(job):
    """The hardest: the new thumbnail in the old one's place, its length entry changed, nothing else moved."""
    original = job.data()
    start, end = exif_segment(original)
    old, at, length_at, order = thumbnail_of(original)
    data = encoded_like_camera(job)
    size = Image.open(io.BytesIO(old)).size
    tried = (new_thumbnail(data, size, quality) for quality in range(90, 10, -10))
    new = next((thumbnail for thumbnail in tried if len(thumbnail) <= len(old)), None)
    if new is None:
        raise Unfit("no thumbnail small enough")
    block = bytearray(original[start:end])
    block[at - start:at - start + len(old)] = new + bytes(len(old) - len(new))
    struct.pack_into(order + "I", block, length_at - start, len(new))
    job.write(data[:2] + bytes(block) + data[2:], "IN's Exif segment with a new thumbnail in the old one's place")


def transplant_d1(job):
    job.run("exiftool", "-q", "-m", "-all=", "-TagsFromFile", job.other, "-all:all", "-unsafe", "-o", job.output,
            job.input)


def spliced(job):
    data, other = job.data(), job.data(job.other)
    start, end = exif_segment(data)
    from_start, from_end = exif_segment(other)
    return data[:start], bytearray(other[from_start:from_end]), data[end:]


def transplant_d2(job):
    job.write(b"".join(spliced(job)), "OTHER's Exif segment in the place of IN's, byte for byte")


def transplant_d3(job):
    """As d2, with the stated size made to agree."""
    before, block, after = spliced(job)
    size = Image.open(job.input).size
    tiff = Tiff(bytes(block[10:]))
    entries, _, _ = tiff.ifd(tiff.first)
    inner, _, _ = tiff.ifd(tiff.number(entries.get(0x8769)))
    if 0xA002 not in inner or 0xA003 not in inner:
        raise Unfit("OTHER states no size")
    for tag, value in ((0xA002, size[0]), (0xA003, size[1])):
        kind, _, where = inner[tag]
        struct.pack_into(tiff.order + ("H" if kind == 3 else "I"), block, 10 + where, value)
    job.write(before + bytes(block) + after, "OTHER's Exif segment in the place of IN's, its stated size made IN's")
