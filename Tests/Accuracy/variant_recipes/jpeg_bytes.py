"""A JPEG's segments, cut and joined."""

import struct

from survey_originals import Tiff, walk

from .job import Unfit


def segment(code, payload):
    return bytes([0xFF, code]) + struct.pack(">H", len(payload) + 2) + payload


def exif_segment(data):
    """Offset and end of the first Exif APP1 segment."""
    for code, offset, payload in walk(data)[0]:
        if code == 0xE1 and payload.startswith(b"Exif\0"):
            return offset, offset + 4 + len(payload)
    raise Unfit("no Exif segment")


def without_jfif(data):
    parts, at = [], 0
    for code, offset, payload in walk(data)[0]:
        if code == 0xE0 and payload[:4] in (b"JFIF", b"JFXX"):
            parts.append(data[at:offset])
            at = offset + 4 + len(payload)
    return b"".join(parts) + data[at:]


def end_of_picture(data):
    end = walk(data)[1]
    if end is None:
        raise Unfit("no EOI")
    return end


def has_mpf(data):
    return any(code == 0xE2 and payload.startswith(b"MPF\0") for code, _, payload in walk(data)[0])


def thumbnail_of(data):
    """The IFD1 thumbnail's bytes, and where offset and length entries' values and the bytes stand in the file."""
    start, end = exif_segment(data)
    tiff = Tiff(data[start + 10:end])
    if not tiff.order:
        raise Unfit("no TIFF header")
    _, following, _ = tiff.ifd(tiff.first)
    ifd1, _, _ = tiff.ifd(following)
    if 0x201 not in ifd1 or 0x202 not in ifd1:
        raise Unfit("no JPEG thumbnail")
    at, length = tiff.number(ifd1[0x201]), tiff.number(ifd1[0x202])
    picture = tiff.data[at:at + length]
    if not picture.startswith(b"\xff\xd8") or len(picture) != length:
        raise Unfit("no whole JPEG thumbnail")
    return picture, start + 10 + at, start + 10 + ifd1[0x202][2], tiff.order
