"""Metadata made up or put back: from the clumsy to the camera's own header around another picture."""

import io

import piexif
from PIL import Image

from survey_originals import walk

from .job import CONVERT, DATE, MODEL, Unfit
from .pixels import camera_coding, edited_pixels, new_thumbnail, opened

# What people look at first, from the photo's own EXIF.
SHOWN = ["-Make", "-Model", "-Orientation", "-ExposureTime", "-FNumber", "-ISO", "-FocalLength", "-ExifIFD:LensModel",
         "-Flash", "-MeteringMode", "-ExposureProgram", "-WhiteBalance", "-ColorSpace"]


def made_up(size, thumbnail):
    """The EXIF of a photo that was never taken, with nothing missing that a viewer shows."""
    date = DATE.encode()
    return piexif.dump({
        "0th": {piexif.ImageIFD.Make: b"Canon", piexif.ImageIFD.Model: MODEL.encode(), piexif.ImageIFD.Orientation: 1,
                piexif.ImageIFD.XResolution: (72, 1), piexif.ImageIFD.YResolution: (72, 1),
                piexif.ImageIFD.ResolutionUnit: 2, piexif.ImageIFD.DateTime: date,
                piexif.ImageIFD.YCbCrPositioning: 2},
        "Exif": {piexif.ExifIFD.ExposureTime: (1, 250), piexif.ExifIFD.FNumber: (56, 10),
                 piexif.ExifIFD.ISOSpeedRatings: 400, piexif.ExifIFD.ExifVersion: b"0231",
                 piexif.ExifIFD.DateTimeOriginal: date, piexif.ExifIFD.DateTimeDigitized: date,
                 piexif.ExifIFD.ComponentsConfiguration: b"\1\2\3\0", piexif.ExifIFD.Flash: 16,
                 piexif.ExifIFD.FocalLength: (50, 1), piexif.ExifIFD.FlashpixVersion: b"0100",
                 piexif.ExifIFD.ColorSpace: 1, piexif.ExifIFD.PixelXDimension: size[0],
                 piexif.ExifIFD.PixelYDimension: size[1]},
        "1st": {piexif.ImageIFD.Compression: 6, piexif.ImageIFD.XResolution: (72, 1),
                piexif.ImageIFD.YResolution: (72, 1), piexif.ImageIFD.ResolutionUnit: 2},
        "thumbnail": thumbnail})


def plausible_piexif(job):
    picture = opened(job)
    piexif.remove(job.input, job.temporary("s.jpg"))
    job.note(f"piexif: remove, then the made-up EXIF of a {MODEL} inserted, with a thumbnail of the picture")
    piexif.insert(made_up(picture.size, new_thumbnail(job.data())), job.temporary("s.jpg"), job.output)


def plausible_exiftool(job):
    job.run("exiftool", "-q", "-m", "-all=", "-TagsFromFile", "@", *SHOWN, f"-AllDates={DATE}", "-o", job.output,
            job.input)


def plausible_exiv2(job):
    job.copy()
    job.run("exiv2", "-d", "a", "rm", job.output)
    job.run("exiv2", "-Mset Exif.Image.Make Canon", f"-Mset Exif.Image.Model {MODEL}",
            f"-Mset Exif.Image.DateTime {DATE}", f"-Mset Exif.Photo.DateTimeOriginal {DATE}",
            "-Mset Exif.Photo.ExposureTime 1/250", "-Mset Exif.Photo.FNumber 28/5",
            "-Mset Exif.Photo.ISOSpeedRatings 400", job.output)


def forged_made_up(job):
    """Encoded again after an edit, without metadata, then given made-up EXIF."""
    picture = opened(job)
    edited = edited_pixels(picture)
    job.note(f"Pillow: a block pasted, save(quality=95, exif=the made-up EXIF of a {MODEL})")
    buffer = io.BytesIO()
    edited.save(buffer, "JPEG", quality=95)
    edited.save(job.output, "JPEG", quality=95, exif=made_up(picture.size, new_thumbnail(buffer.getvalue())))


def forged_shown(job):
    """Encoded again after an edit, without metadata, then given back what viewers show."""
    job.run(CONVERT, job.input, "(", "+clone", "-crop", "16%x16%+40+40", "+repage", ")", "-geometry", "+200+120",
            "-composite", "-strip", "-quality", "95", job.output)
    job.run("exiftool", "-q", "-m", "-TagsFromFile", job.input, *SHOWN, "-AllDates", "-overwrite_original", job.output)


def whole_header(job):
    """The camera's header to the last byte before the coded picture, around a picture that something else coded."""
    data = job.data()
    picture = opened(job)
    buffer = io.BytesIO()
    edited_pixels(picture).save(buffer, "JPEG", **camera_coding(picture))
    new = buffer.getvalue()
    decoding = []
    for name, found in (("IN", data), ("the new one", new)):
        segments, end = walk(found)
        if end is None:
            raise Unfit(f"no EOI in {name}")
        scans = [(offset, payload) for code, offset, payload in segments if code == 0xDA]
        if len(scans) != 1 or any(code == 0xDD and any(payload) for code, _, payload in segments):
            raise Unfit(f"several scans or restart intervals in {name}")
        tables = {}
        for code, _, payload in segments:
            if code == 0xC4:
                at = 0
                while at + 17 <= len(payload):
                    size = 17 + sum(payload[at + 1:at + 17])
                    tables[payload[at]] = payload[at + 1:at + size]
                    at += size
        components = next(payload for code, _, payload in segments if code in (0xC0, 0xC1))
        decoding.append((tables, [components[at + 1] for at in range(6, len(components), 3)],
                         [scans[0][1][at] for at in range(2, len(scans[0][1]) - 3, 2)]))
        start = scans[0][0]
        if name == "IN":
            kept, trailer = found[:start + 4 + len(scans[0][1])], found[end:]
        else:
            coded = found[start + 4 + len(scans[0][1]):end]
    if decoding[0] != decoding[1]:
        raise Unfit("other Huffman tables or sampling than Pillow writes")
    made = kept + coded + trailer
    Image.open(io.BytesIO(made)).load()
    job.write(made, "Pillow: a block pasted, saved with IN's quantization tables; its coded data put between IN's own "
                    "header and trailer")
