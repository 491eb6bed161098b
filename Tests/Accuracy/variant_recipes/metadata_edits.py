"""Dates, places and camera changed in the metadata, the coded picture untouched."""

import re

import piexif

from survey_originals import Tiff, walk

from .jpeg_bytes import exif_segment
from .job import DATE, MODEL, Unfit

WHEN = re.compile(rb"(?:19|20)\d\d:[01]\d:[0-3]\d [0-2]\d:[0-5]\d:[0-5]\d")
CAMERA = {piexif.ImageIFD.Make: b"Canon", piexif.ImageIFD.Model: MODEL.encode()}
PLACE = {piexif.GPSIFD.GPSLatitudeRef: b"N", piexif.GPSIFD.GPSLatitude: ((48, 1), (30, 1), (0, 1)),
         piexif.GPSIFD.GPSLongitudeRef: b"E", piexif.GPSIFD.GPSLongitude: ((9, 1), (15, 1), (0, 1))}


def header(job):
    """Of a JPEG what stands before the coded picture; of anything else all of it."""
    data = job.data()
    if data.startswith(b"\xff\xd8\xff"):
        scan = next((offset for code, offset, _ in walk(data)[0] if code == 0xDA), len(data))
        return data[:scan], data[scan:]
    return data, b""


def hex_date(job):
    """As with a hex editor: each occurrence of the date and time the photo was taken, and no other."""
    before, after = header(job)
    found = WHEN.findall(before)
    if not found:
        raise Unfit("no date")
    taken = max(found, key=lambda text: (found.count(text), -found.index(text)))
    job.write(before.replace(taken, DATE.encode()) + after, "every occurrence of the date and time replaced in place")


def hex_day(job):
    """As with a hex editor: each occurrence of the day, in EXIF's notation and in XMP's; the time of day is kept."""
    before, after = header(job)
    found = WHEN.findall(before)
    if not found:
        raise Unfit("no date")
    taken = max(found, key=lambda text: (found.count(text), -found.index(text)))[:10]
    day = DATE[:10].encode()
    changed = before.replace(taken, day).replace(taken.replace(b":", b"-"), day.replace(b":", b"-"))
    job.write(changed + after, "every occurrence of the day replaced in place, as YYYY:MM:DD and as YYYY-MM-DD")


def entries(job):
    """The tags of IFD0, and of the Exif IFD."""
    data = job.data()
    start, end = exif_segment(data)
    tiff = Tiff(data[start + 10:end])
    if not tiff.order:
        raise Unfit("no TIFF header")
    first, _, _ = tiff.ifd(tiff.first)
    inner = tiff.ifd(tiff.number(first[0x8769]))[0] if 0x8769 in first else {}
    return first, inner


def where_tag(tag, inner, make):
    """Only of an original that has the tag."""
    def checked(job):
        if tag not in entries(job)[1 if inner else 0]:
            raise Unfit(f"no tag {tag:#06x}")
        make(job)
    return checked


def by_piexif(group, values, said):
    def make(job):
        data = job.data()
        start, end = exif_segment(data)
        block = piexif.load(data[start + 4:end])
        block[group].update(values)
        job.note(f"piexif: load, {said}, dump, insert")
        piexif.insert(piexif.dump(block), job.input, job.output)
    return make
