"""The named classes that a difference can fall in, each with the test that puts it there.

There is no class for what is left over: a difference that no test explains
fails the comparison.
"""
import re
from dataclasses import dataclass
from typing import Callable

from .fields import Field, calendar, same
from .raw_exif import Block, Photo

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


@dataclass(frozen=True)
class Class:
    name: str
    holds: Callable
    right: str
    why: str


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
    return d.report["schema"] == "metalens.error/1" and d.photo.frame is None


def malformed_frame(d):
    return d.report["schema"] == "metalens.error/1" and d.photo.frame is not None and not d.photo.frame_fits


def blank_text(d):
    raw = d.bytes()
    return (d.field.kind == "text" and d.ours is None and isinstance(d.theirs, str) and not d.theirs.strip(ENDS)
            and raw is not None and not raw.split(b"\0", 1)[0].strip(ENDS.encode()))


def padded_text(d):
    return (d.field.kind == "text" and isinstance(d.ours, str) and isinstance(d.theirs, str)
            and d.theirs.strip(ENDS) == d.ours and states(d, d.raw(), d.ours))


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


CLASSES = [
    Class("no frame header", no_frame, "exiftool",
          "The file ends or its picture ends before a frame header: MetaLens answers with an error and no facts; "
          "exiftool tells what stands in the EXIF block all the same."),
    Class("malformed frame header", malformed_frame, "MetaLens",
          "The first frame header's length doesn't fit its count of components: no decoder can read the picture. "
          "MetaLens answers with an error and no facts, exiftool with the size that stands there."),
    Class("blank text", blank_text, "both",
          "The value is empty or blanks only. EXIF means by it that nothing is known: null in a report, "
          "an empty text at exiftool."),
    Class("padded text", padded_text, "both",
          "White space or control characters stand at the text's ends; MetaLens takes them off everywhere, "
          "exiftool in some tags."),
    Class("text not UTF-8", not_utf8, "MetaLens",
          "The bytes are no UTF-8: MetaLens reads them in an encoding that it states, and keeps the bytes in a "
          "diagnostic; exiftool puts a question mark for each."),
    Class("EXIF 3.0 text", utf8_type, "MetaLens",
          "The value has type 129, UTF-8, which EXIF 3.0 brought; this exiftool is older."),
    Class("text behind NUL", after_nul, "both",
          "Text stands behind the first NUL; MetaLens reads up to it, exiftool shows more."),
    Class("blank date", blank_date, "both",
          "Blanks instead of digits, EXIF's way to say unknown: null in a report, the blanks at exiftool."),
    Class("impossible date", impossible_date, "both",
          "No calendar has the moment that is written: null and the flag dateImpossible in a report, the text "
          "as written at exiftool."),
    Class("date in another notation", other_notation, "both",
          "The date isn't written as EXIF asks; both read the same digits, exiftool shows them as written."),
    Class("offset not readable", zone_not_readable, "MetaLens",
          "The offset from UTC or the sub-second isn't what EXIF defines; MetaLens states the moment without it."),
    Class("position out of range", position_out_of_range, "MetaLens",
          "Minutes or seconds over 60, or degrees over 90 or 180: no place on Earth. Null and the flag "
          "gpsImpossible in a report, the sum at exiftool."),
    Class("position dividing by zero", lambda d: d.field.kind == "angle" and zero_denominator(d), "both",
          "A fraction has denominator 0: null and the flag gpsImpossible in a report, an empty value at exiftool."),
    Class("position incomplete", position_incomplete, "MetaLens",
          "A reference, a value or a part of it is missing: no position can be told. Null and the flag "
          "gpsImpossible in a report, the half at exiftool."),
    Class("division by zero", zero_denominator, "both",
          "The fraction has denominator 0: null in a report, undef or inf at exiftool."),
    Class("orientation out of range", orientation_out_of_range, "both",
          "EXIF defines 1 to 8. Null in a report, the number at exiftool."),
    Class("several values", several_values, "both",
          "The tag holds several values; MetaLens takes the first, exiftool shows all."),
    Class("sensitivity over 65535", sensitivity_over_65535, "MetaLens",
          "65535 means that another tag holds the value, and MetaLens reads that."),
    Class("date stamp with a time", stamp_with_time, "both",
          "The date stamp holds a time as well; MetaLens takes the date of it and the time of the time stamp."),
    Class("half a moment", half_a_moment, "both",
          "Only the date or only the time is there: no moment. Null in a report, the half at exiftool."),
    Class("impossible GPS time", impossible_gps_time, "both",
          "Date or time isn't one that exists: null in a report, the text at exiftool."),
    Class("segment length under 2", stopped_in_segments, "MetaLens",
          "A segment states a length that can't be. exiftool stops there; MetaLens goes on at the next marker, "
          "as libjpeg does, and finds the frame header."),
    Class("damaged directory", stopped_in_directory, "MetaLens",
          "The directory has entries of unknown type. exiftool gives it up; MetaLens reads the sound entries."),
    Class("tag twice", duplicated, "undecidable",
          "The directory holds the tag more than once with other values: MetaLens takes the first, as TIFF "
          "readers do, and says so in a diagnostic; exiftool takes another."),
    Class("second EXIF block", second_block, "undecidable",
          "The file holds more than one EXIF block: MetaLens reads the first and says so in a diagnostic; "
          "exiftool reads all."),
    Class("unexpected type", unexpected_type, "exiftool",
          "The value has a type that EXIF doesn't allow for the tag: exiftool converts it, MetaLens states no fact "
          "and says so in a diagnostic."),
]


def classify(difference):
    """The first class whose test holds, or None."""
    return next((group for group in CLASSES if group.holds(difference)), None)
