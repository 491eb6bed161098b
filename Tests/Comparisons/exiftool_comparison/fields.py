"""The facts that are compared: how each stands in a report, in exiftool's output and in the raw bytes."""
import datetime
import re
from dataclasses import dataclass
from typing import Callable

DATE = re.compile(r"(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)")
OFFSET = re.compile(r"[+-]\d\d:\d\d")


@dataclass(frozen=True)
class Field:
    """One fact. `tags` are (directory, tag) pairs, the one that decides first."""
    name: str
    kind: str
    tags: tuple
    ours: Callable
    theirs: Callable
    personal: bool = False


def calendar(text):
    """ISO 8601 of a date as EXIF writes it, or None where the calendar has no such moment."""
    match = DATE.fullmatch(text or "")
    if not match:
        return None
    try:
        datetime.datetime(*map(int, match.groups()))
    except ValueError:
        return None
    return "{}-{}-{}T{}:{}:{}".format(*match.groups())


def number(text):
    """The number exiftool prints, or its words where it prints none."""
    if text is None:
        return None
    try:
        return float(text)
    except ValueError:
        return text


def date_of(exif, *candidates):
    """The first of (date, sub-second, offset) that is a moment, in ISO 8601; else the first date's own text."""
    for date, subsecond, offset in candidates:
        moment = calendar(exif.get(date))
        if moment is None:
            continue
        digits = (exif.get(subsecond) or "").strip()
        zone = (exif.get(offset) or "").strip()
        if digits:
            moment += "." + digits
        if zone:
            moment += "+00:00" if zone == "Z" else zone
        return moment
    return next((exif[date] for date, _, _ in candidates if date in exif), None)


def gps_time(exif):
    """Date and time of the receiver; where one is missing, the other alone."""
    date, time = exif.get("GPS:GPSDateStamp"), exif.get("GPS:GPSTimeStamp")
    if date is None or time is None:
        return date if time is None else time
    return f"{date.replace(':', '-')}T{time}+00:00" if re.fullmatch(r"\d{4}:\d\d:\d\d", date) else f"{date} {time}"


def signed(value, reference, negative):
    def read(exif):
        size = number(exif.get(value))
        return -size if isinstance(size, float) and exif.get(reference) in negative else size
    return read


# exiftool's FileType in MetaLens' words.
FORMATS = {
    "JPEG": "jpeg", "MPO": "jpeg", "PNG": "png", "APNG": "png", "GIF": "gif", "WEBP": "webp", "Extended WEBP": "webp",
    "HEIC": "heic", "HEICS": "heic", "HEIF": "heic", "HEIFS": "heic", "AVIF": "avif", "AVIFS": "avif", "CR3": "cr3",
    "TIFF": "tiff", "BTF": "tiff", "DNG": "dng", "NEF": "nef", "NRW": "nef", "ARW": "arw", "SR2": "arw", "PEF": "pef",
    "SRW": "srw", "CR2": "cr2", "ORF": "orf", "RW2": "rw2", "RAW": "rw2", "RAF": "raf", "JXL": "jxl",
    "JXL Codestream": "jxl", "JP2": "jp2", "JPX": "jp2", "JPM": "jp2", "J2C": "jp2",
}
# Groups in which exiftool states the size of a container's own picture.
SIZE_GROUPS = ("PNG", "RIFF", "GIF", "Jpeg2000", "File")
DIRECTORY = re.compile(r"((?:Sub)?IFD\d*):ImageWidth")


def format_named(tags):
    """exiftool's type in MetaLens' words; its own where it has none."""
    kind = tags.get("File:FileType")
    return FORMATS.get(kind, kind)


def size_stated(tags):
    """(width, height) of the main picture as exiftool tells it.

    Most formats have one group for it. TIFF and what is built like it have a size in each directory: the main picture
    is the largest of those that NewSubfileType calls full, or of all. Of Panasonic's raw files exiftool states the
    developed picture's size itself; `File` is that of an embedded JPEG there and in Fujifilm's. Of Canon's CR2 exiftool
    takes EXIF's (Exif.pm, Composite ImageSize): the sensor's directory states none.
    """
    kind = format_named(tags)
    if kind == "rw2":
        return tags.get("Composite:ImageWidth"), tags.get("Composite:ImageHeight")
    if kind == "raf":
        stated = tags.get("RAF:RawImageCroppedSize", tags.get("RAF:RawImageFullSize"))
        if stated:
            return tuple(stated.split()[:2])
    if kind == "cr2" and "ExifIFD:ExifImageWidth" in tags:
        return tags["ExifIFD:ExifImageWidth"], tags.get("ExifIFD:ExifImageHeight")
    for group in SIZE_GROUPS:
        if f"{group}:ImageWidth" in tags:
            return tags[f"{group}:ImageWidth"], tags.get(f"{group}:ImageHeight")
    if kind not in ("tiff", "dng", "nef", "arw", "pef", "srw", "cr2", "orf"):
        return None, None
    found = []
    for name in tags:
        match = DIRECTORY.fullmatch(name)
        if match and f"{match[1]}:ImageHeight" in tags:
            width, height = tags[name], tags[f"{match[1]}:ImageHeight"]
            is_full = int(tags.get(f"{match[1]}:SubfileType", "0")) & 1 == 0
            found.append((is_full, number(width) * number(height), width, height))
    return max(found)[2:] if found else (None, None)


def key(name):
    return lambda summary: summary[name]


def inside(name, member):
    return lambda summary: (summary[name] or {}).get(member)


def text(name, tag, *, directory="IFD0", exif=None, personal=False):
    return Field(name, "text", ((directory, tag),), key(name), lambda tags: tags.get(exif), personal)


def quantity(name, tag, exif, kind="number", directory="ExifIFD"):
    return Field(name, kind, ((directory, tag),), key(name), lambda tags: number(tags.get(exif)))


def serial(tags):
    """EXIF's number, else the first of a maker note or XMP."""
    stated = tags.get("ExifIFD:SerialNumber", tags.get("IFD0:CameraSerialNumber"))
    if stated is not None:
        return stated
    return next((value for name, value in tags.items()
                 if name.partition(":")[2] in ("SerialNumber", "BodySerialNumber")), None)


FIELDS = [
    Field("format", "format", (), key("format"), format_named),
    text("make", 0x010F, exif="IFD0:Make"),
    text("model", 0x0110, exif="IFD0:Model"),
    text("lens", 0xA434, directory="ExifIFD", exif="ExifIFD:LensModel"),
    text("software", 0x0131, exif="IFD0:Software"),
    Field("creationDate", "date", (("ExifIFD", 0x9003), ("ExifIFD", 0x9004)), key("creationDate"),
          lambda tags: date_of(
              tags, ("ExifIFD:DateTimeOriginal", "ExifIFD:SubSecTimeOriginal", "ExifIFD:OffsetTimeOriginal"),
              ("ExifIFD:CreateDate", "ExifIFD:SubSecTimeDigitized", "ExifIFD:OffsetTimeDigitized"))),
    Field("modifyDate", "date", (("IFD0", 0x0132),), key("modifyDate"),
          lambda tags: date_of(tags, ("IFD0:ModifyDate", "ExifIFD:SubSecTime", "ExifIFD:OffsetTime"))),
    Field("width", "frame", (), inside("dimensions", "width"), lambda tags: number(size_stated(tags)[0])),
    Field("height", "frame", (), inside("dimensions", "height"), lambda tags: number(size_stated(tags)[1])),
    quantity("orientation", 0x0112, "IFD0:Orientation", "integer", "IFD0"),
    Field("latitude", "angle", (("GPS", 2), ("GPS", 1)), inside("location", "latitude"),
          signed("GPS:GPSLatitude", "GPS:GPSLatitudeRef", ("S", "s")), True),
    Field("longitude", "angle", (("GPS", 4), ("GPS", 3)), inside("location", "longitude"),
          signed("GPS:GPSLongitude", "GPS:GPSLongitudeRef", ("W", "w")), True),
    Field("altitude", "number", (("GPS", 6),), key("altitude"),
          signed("GPS:GPSAltitude", "GPS:GPSAltitudeRef", ("1", "3")), True),
    Field("gpsTime", "gpsTime", (("GPS", 0x1D), ("GPS", 7)), key("gpsTime"), gps_time, True),
    quantity("exposureTime", 0x829A, "ExifIFD:ExposureTime"),
    quantity("aperture", 0x829D, "ExifIFD:FNumber"),
    quantity("iso", 0x8827, "ExifIFD:ISO", "integer"),
    quantity("focalLength", 0x920A, "ExifIFD:FocalLength"),
    Field("cameraSerialNumber", "text", (("ExifIFD", 0xA431), ("IFD0", 0xC62F)), key("cameraSerialNumber"),
          serial, True),
    text("lensSerialNumber", 0xA435, directory="ExifIFD", exif="ExifIFD:LensSerialNumber", personal=True),
    text("artist", 0x013B, exif="IFD0:Artist", personal=True),
    text("copyright", 0x8298, exif="IFD0:Copyright", personal=True),
]


def without_zeros(moment):
    """A moment without the zeros at the end of its fraction: .450 is .45."""
    return re.sub(r"(\.\d*?)0+(?=[+-]|$)", lambda match: match[1].rstrip("."), moment)


def same(field, ours, theirs):
    """Whether two readings state the same: text and dates exactly, degrees to 1e-6, other numbers to the ten
    digits that exiftool prints."""
    if isinstance(ours, (int, float)) and isinstance(theirs, (int, float)):
        allowed = 1e-6 if field.kind == "angle" else 1e-9 * max(abs(ours), abs(theirs))
        return abs(ours - theirs) <= allowed
    if field.kind == "gpsTime" and isinstance(ours, str) and isinstance(theirs, str):
        return without_zeros(ours) == without_zeros(theirs)
    return ours == theirs
