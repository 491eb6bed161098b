"""What a difference between two readings is, and the tests that tell one kind from another.

Each test looks at the raw bytes or at what the report says of them, never at the file's name.
"""
import re
from collections import Counter
from dataclasses import dataclass

from .fields import Field, calendar, same
from .raw_exif import Photo

CODECS = {"SHIFT_JIS": "shift_jis", "EUC-KR": "euc_kr", "GBK": "gbk", "WINDOWS-1252": "cp1252",
          "ISO-8859-1": "latin-1", "UTF-8": "utf-8"}
ALLOWED_TYPES = {"text": (2, 129), "date": (2,), "integer": (3, 4, 13, 1, 8, 9), "number": (5, 10),
                 "angle": (5, 10, 11, 12), "gpsTime": (2, 5)}
ENDS = "".join(map(chr, range(0x21)))


@dataclass
class Difference:
    """Two readings of one fact, and everything that tells which is right."""
    field: Field
    ours: object
    theirs: object
    report: dict
    photo: Photo

    def entries(self, block=None):
        """The entries the fact stands in, the deciding tag's first."""
        block = block or self.photo.block
        return [entry for directory, tag in self.field.tags for entry in block.all(directory, tag)]

    def raw(self, index=0):
        """The first entry of the index-th tag of the fact, in the first block."""
        if index >= len(self.field.tags):
            return None
        return self.photo.block.first(*self.field.tags[index])

    @property
    def flags(self):
        return {flag["id"] for flag in self.report.get("flags", [])}

    def diagnostics(self, code):
        tags = {tag for _, tag in self.field.tags}
        return [item for item in self.report.get("diagnostics", []) if item["code"] == code and item["tag"] in tags]

    def bytes(self):
        """The deciding entry's bytes."""
        entry = self.raw() or self.raw(1)
        return entry.raw if entry else None


def reading(kind, entry):
    """What an entry states by its bytes alone, for the kinds that one entry decides."""
    if entry is None or entry.raw is None:
        return None
    if kind == "text":
        line = entry.text()
        return None if line is None else line.decode("utf-8", "replace").strip(ENDS) or None
    if kind == "date":
        line = entry.text()
        return None if line is None else calendar(line.decode("latin-1").strip(ENDS))
    if kind == "integer":
        return next(iter(entry.integers()), None)
    if kind == "number":
        pairs = entry.rationals()
        return pairs[0][0] / pairs[0][1] if pairs and pairs[0][1] else None
    return None


def states(difference, entry, value):
    """Whether an entry states a value; of dates the calendar's part."""
    stated = reading(difference.field.kind, entry)
    if stated is None or value is None:
        return False
    if difference.field.kind == "date":
        return str(value).startswith(stated)
    return same(difference.field, stated, value)


def no_frame(d):
    return d.report["schema"] == "metalens.error/1" and d.photo.format == "jpeg" and d.photo.frame is None


def nothing_readable(d):
    return d.report["schema"] == "metalens.error/1" and d.photo.format != "jpeg" and d.photo.frame is None


def named_otherwise(d):
    """The first bytes are on MetaLens' side, exiftool's type is another of the same form."""
    return d.field.name == "format" and d.ours is not None and d.photo.format == d.ours


def told_by_directories(d):
    """A raw file told from other TIFF files by what its directories state."""
    return (d.field.name == "format" and d.photo.format == "tiff" and d.theirs == "tiff"
            and d.ours in ("dng", "nef", "arw", "pef", "srw") and d.photo.block.first("IFD0", 0x010F) is not None)


def one_of_several(d):
    """Both sizes are pictures' of this file."""
    index = {"width": 0, "height": 1}.get(d.field.name)
    stated = [size[index] for size in d.photo.sizes] if index is not None else []
    return len(set(d.photo.sizes)) > 1 and d.ours in stated and d.theirs in stated


def size_not_read(d):
    index = {"width": 0, "height": 1}.get(d.field.name)
    return (index is not None and d.theirs is None and d.photo.format != "jpeg"
            and d.ours in [size[index] for size in d.photo.sizes])


def big_tiff(d):
    return d.photo.is_big_tiff and d.theirs is None and (
        any(states(d, entry, d.ours) for entry in d.entries()) or size_not_read(d))


def behind_credentials(d):
    """exiftool takes the directory behind Content Credentials for one of theirs, which it has read."""
    return (d.photo.format == "png" and "caBX" in d.photo.damage and d.theirs is None
            and (any(states(d, entry, d.ours) for entry in d.entries()) or states_angle(d)))


def states_angle(d):
    """Whether the position as written is the one that MetaLens states."""
    def degrees(values, letter):
        return (values[0] + values[1] / 60 + values[2] / 3600) * (-1 if letter in (b"S", b"W") else 1)
    return (d.field.kind == "angle" and d.ours is not None
            and any(len(values) == 3 and None not in values and abs(degrees(values, letter) - d.ours) < 1e-6
                    for values, _, letter in angles(d)))


def directory_abandoned(d):
    """More than ten entries name one place in the directory itself: exiftool warns of each, and gives the directory up."""
    shared = Counter(entry.raw for entry in d.photo.block.directories.get("IFD0", [])
                     if entry.raw is not None and len(entry.raw) > 64)
    return (d.theirs is None and max(shared.values(), default=0) > 10
            and any(states(d, entry, d.ours) for entry in d.entries()))


def in_cut_item(d):
    """The EXIF item's place reaches beyond the file's end: what is there of it was read by exiftool alone."""
    codes = {item["code"] for item in d.report.get("diagnostics", [])}
    return (d.photo.format in ("heic", "avif") and d.ours is None and "offsetOutOfBounds" in codes
            and any(states(d, entry, d.theirs) for entry in d.entries()))


def behind_odd_chunk(d):
    """MetaLens' walk ended at a chunk whose name is none."""
    return (d.photo.format == "webp" and d.ours is None and any(states(d, entry, d.theirs) for entry in d.entries())
            and any(item["code"] == "partInvalid" and item["detail"].startswith("FourCC")
                    for item in d.report.get("diagnostics", [])))


def packed_with_brotli(d):
    return "brob" in d.photo.damage and d.theirs is None and d.ours is not None


def malformed_frame(d):
    return d.report["schema"] == "metalens.error/1" and d.photo.frame is not None and not d.photo.frame_fits


def blank_text(d):
    raw = d.bytes()
    return (d.field.kind == "text" and d.ours is None and isinstance(d.theirs, str) and not d.theirs.strip(ENDS)
            and raw is not None and not raw.split(b"\0", 1)[0].strip(ENDS.encode()))


def padded_text(d):
    return (d.field.kind == "text" and isinstance(d.ours, str) and isinstance(d.theirs, str)
            and d.theirs.strip(ENDS) == d.ours and states(d, d.raw(), d.ours))


def number_outside_exif(d):
    if d.field.name != "cameraSerialNumber" or d.entries():
        return False
    return d.ours is None or d.theirs is None or d.ours.lstrip("0") == d.theirs.strip(ENDS).lstrip("0")


def not_utf8(d):
    raw = d.bytes()
    if d.field.kind != "text" or raw is None or not isinstance(d.ours, str):
        return False
    line = raw.split(b"\0", 1)[0]
    try:
        line.decode()
        return False
    except UnicodeDecodeError:
        guesses = [item["detail"].split(":")[0] for item in d.diagnostics("textEncodingGuessed")]
        return any(line.decode(CODECS[name], "replace").strip(ENDS) == d.ours for name in guesses if name in CODECS)


def utf8_type(d):
    entry = d.raw()
    return d.field.kind == "text" and entry is not None and entry.type == 129 and states(d, entry, d.ours)


def after_nul(d):
    raw = d.bytes()
    return (d.field.kind == "text" and raw is not None and isinstance(d.theirs, str)
            and raw.split(b"\0", 1)[-1].strip(b"\0 ") != b"" and b"\0" in raw
            and (d.ours is None or states(d, d.raw() or d.raw(1), d.ours)))


def blank_date(d):
    raw = d.bytes()
    return (d.field.kind == "date" and d.ours is None and isinstance(d.theirs, str)
            and not d.theirs.strip(ENDS + ":") and raw is not None and not raw.strip(b"\0 :"))


def impossible_date(d):
    return (d.field.kind == "date" and d.ours is None and isinstance(d.theirs, str)
            and calendar(d.theirs) is None and "dateImpossible" in d.flags)


def other_notation(d):
    if d.field.kind != "date" or not isinstance(d.ours, str) or not isinstance(d.theirs, str):
        return False
    entry = d.raw() or d.raw(1)
    line = (entry.text() if entry else None) or b""
    return (calendar(d.theirs) is None and d.theirs.encode("utf-8", "replace").strip() in line
            and re.findall(r"\d+", d.theirs)[:6] == re.findall(r"\d+", d.ours)[:6])


def zone_not_readable(d):
    if d.field.kind != "date" or not isinstance(d.ours, str) or not isinstance(d.theirs, str):
        return False
    rest = d.theirs.removeprefix(d.ours)
    return rest != d.theirs and not re.fullmatch(r"(\.\d+)?([+-]\d\d:\d\d)?", rest)


def zero_denominator(d):
    pairs = [pair for entry in d.entries() for pair in entry.rationals()]
    needed = 3 if d.field.kind == "angle" else 1
    return (d.ours is None and d.field.kind in ("number", "angle", "gpsTime") and bool(pairs)
            and any(bottom == 0 for _, bottom in pairs[:needed]))


def angles(d):
    """(values, limit, letter) of latitude and longitude as written."""
    block = d.photo.block
    for value, reference, limit in ((2, 1, 90), (4, 3, 180)):
        entry, letter = block.first("GPS", value), block.first("GPS", reference)
        pairs = entry.rationals() if entry else []
        line = (letter.text() or b"").strip().upper() if letter else b""
        yield [top / bottom if bottom else None for top, bottom in pairs], limit, line


def position_out_of_range(d):
    def out(values, limit):
        if len(values) != 3 or None in values:
            return False
        degrees = values[0] + values[1] / 60 + values[2] / 3600
        return min(values) < 0 or values[1] > 60 or values[2] > 60 or degrees > limit
    return (d.field.kind == "angle" and d.ours is None and "gpsImpossible" in d.flags
            and any(out(values, limit) for values, limit, _ in angles(d)))


def position_incomplete(d):
    return (d.field.kind == "angle" and d.ours is None and "gpsImpossible" in d.flags
            and any(len(values) != 3 or None in values or letter not in (b"N", b"S", b"E", b"W")
                    for values, _, letter in angles(d)))


def orientation_out_of_range(d):
    stated = reading("integer", d.raw())
    return d.field.name == "orientation" and d.ours is None and stated is not None and not 1 <= stated <= 8


def several_values(d):
    entry = d.raw()
    return (d.field.kind == "integer" and entry is not None and entry.count > 1 and states(d, entry, d.ours)
            and str(d.theirs).split()[:1] == [str(d.ours)])


def sensitivity_over_65535(d):
    return (d.field.name == "iso" and reading("integer", d.raw()) == 65535
            and d.ours in [reading("integer", d.photo.block.first("ExifIFD", tag)) for tag in (0x8832, 0x8831)])


def stamp_with_time(d):
    entry = d.raw()
    line = (entry.text() or b"").decode("latin-1") if entry else ""
    return (d.field.kind == "gpsTime" and isinstance(d.ours, str) and len(line) > 10
            and line[:10].replace(":", "-") == d.ours[:10])


def half_a_moment(d):
    date, time = d.raw(0), d.raw(1)
    return d.field.kind == "gpsTime" and d.ours is None and (date is None) != (time is None)


def impossible_gps_time(d):
    date, time = d.raw(0), d.raw(1)
    if d.field.kind != "gpsTime" or d.ours is not None or date is None or time is None:
        return False
    line = (date.text() or b"").decode("latin-1").strip(ENDS)
    values = [top / bottom if bottom else None for top, bottom in time.rationals()]
    return (calendar(line[:10] + " 00:00:00") is None or len(values) != 3 or None in values
            or not (values[0] < 24 and values[1] < 60 and values[2] < 61))


def stopped_in_segments(d):
    index = {"width": 0, "height": 1}.get(d.field.name)
    return (index is not None and d.theirs is None and bool(d.photo.damage) and d.photo.frame is not None
            and d.ours == d.photo.frame[index])


def stopped_in_directory(d):
    names = {directory for directory, _ in d.field.tags}
    damaged = any(note.split()[0] in names for note in d.photo.block.damage)
    return d.theirs is None and damaged and any(states(d, entry, d.ours) for entry in d.entries())


def duplicated(d):
    found = d.entries()
    return (len(d.field.tags) == 1 and len(found) > 1 and states(d, found[0], d.ours)
            and any(states(d, entry, d.theirs) for entry in found[1:]))


def second_block(d):
    own = d.entries()
    return (len(d.photo.blocks) > 1
            and (states(d, next(iter(own), None), d.ours) if own else d.ours is None)
            and any(states(d, entry, d.theirs) for block in d.photo.blocks[1:] for entry in d.entries(block)))


def unexpected_type(d):
    allowed = ALLOWED_TYPES.get(d.field.kind, ())
    wrong = [entry for entry in d.entries() if entry.type not in allowed]
    return d.ours is None and bool(wrong) and bool(d.diagnostics("typeUnexpected") or d.diagnostics("typeUnknown"))
