"""What leaves the coded picture alone, or its coefficients: lossless turns, metadata, what stands around it."""

import io
import zipfile

import piexif
from PIL import Image

from survey_originals import walk

from .jpeg_bytes import end_of_picture, exif_segment, has_mpf, segment, thumbnail_of
from .job import DATE, Unfit
from .pixels import new_thumbnail


def by_jpegtran(*options):
    return lambda job: job.run("jpegtran", *options, "-outfile", job.output, job.input, accept=(0, 2))


def by_exiftran(job):
    job.run("exiftran", "-9", "-o", job.output, job.input)


def jhead_autorot(job):
    job.copy()
    job.run("jhead", "-autorot", job.output)


def exiftool(*options):
    return lambda job: job.run("exiftool", "-q", "-m", *options, "-o", job.output, job.input)


def exiftool_no_thumbnail(job):
    thumbnail_of(job.data())
    exiftool("-IFD1:all=")(job)


def in_place(*arguments):
    def make(job):
        job.copy()
        job.run(*arguments, job.output)
    return make


def piexif_date(job):
    data = job.data()
    start, end = exif_segment(data)
    block = piexif.load(data[start + 4:end])
    block["0th"][piexif.ImageIFD.DateTime] = DATE.encode()
    for tag in (piexif.ExifIFD.DateTimeOriginal, piexif.ExifIFD.DateTimeDigitized):
        block["Exif"][tag] = DATE.encode()
    job.note("piexif: load, dates set, dump, insert")
    piexif.insert(piexif.dump(block), job.input, job.output)


def libexif_date(job):
    job.run("exif", "--ifd=EXIF", "--tag=0x9003", f"--set-value={DATE}", f"--output={job.output}", job.input)


def zip_file():
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(zipfile.ZipInfo("note.txt", (2024, 3, 15, 10, 20, 30)), "A note.\n" * 200)
    return buffer.getvalue()


def append(data, said):
    return lambda job: job.write(job.data() + data, f"{said} appended")


def append_picture(job):
    job.write(job.data() + new_thumbnail(job.data(), (320, 240)), "a JPEG of 320x240 appended")


def cut_trailer(job):
    data = job.data()
    end = end_of_picture(data)
    if end == len(data):
        raise Unfit("nothing follows EOI")
    job.write(data[:end], "cut off behind the picture's EOI")


def mpf_shifted(job):
    data = job.data()
    if not has_mpf(data):
        raise Unfit("no MPF")
    at = next(offset for code, offset, _ in walk(data)[0] if code == 0xDA)
    comment = segment(0xFE, b"comment " * 16)
    job.write(data[:at] + comment + data[at:], "a comment segment put before SOS, MPF left as it was")


def mpf_exiftool(job):
    if not has_mpf(job.data()):
        raise Unfit("no MPF")
    exiftool("-UserComment=" + "comment " * 64)(job)


def wrjpgcom(job):
    job.run("wrjpgcom", "-comment", "A comment.", job.input, into=job.output)


def inner_square(job):
    """A twelfth of the shorter side, of whole blocks whatever the sampling, and a place within the picture for it."""
    with Image.open(job.input) as picture:
        width, height = picture.size
    side = max(32, min(width, height) // 12 // 16 * 16)
    left, top = (max(0, (length - side) * 3 // 8) // 16 * 16 for length in (width, height))
    return width, height, side, left, top


def jpegtran_wipe(job):
    _, _, side, left, top = inner_square(job)
    by_jpegtran("-copy", "all", "-wipe", f"{side}x{side}+{left}+{top}")(job)


def jpegtran_drop(job):
    """A square of the picture's lower right quarter over one of its upper left."""
    width, height, side, left, top = inner_square(job)
    piece = job.temporary("piece.jpg")
    across, down = ((length * 5 // 8) // 16 * 16 for length in (width, height))
    job.run("jpegtran", "-crop", f"{side}x{side}+{across}+{down}", "-outfile", piece, job.input, accept=(0, 2))
    job.run("jpegtran", "-copy", "all", "-drop", f"+{left}+{top}", piece, "-outfile", job.output, job.input, accept=(0, 2))
