"""What is done to an original, by which program: one small function a recipe, in the table RECIPES.

A recipe gets a Job (input, output, the second parent and a scratch directory) and writes job.output, or raises.
`Unfit` says that this original can't be a parent here, such as one without a trailer to cut off; that is no failure.
Needs Pillow and piexif beside the programs; make_variants.py checks for them.
"""

import io
import os
import shlex
import shutil
import struct
import subprocess
import zipfile
from dataclasses import dataclass, field

import piexif
from PIL import Image, ImageOps, JpegImagePlugin, JpegPresets

from survey_originals import Tiff, walk

Image.MAX_IMAGE_PIXELS = None
CONVERT = "convert-im6.q16"
# Every recipe that writes a date writes this one.
DATE = "2024:03:15 10:20:30"


class Unfit(Exception):
    pass


@dataclass
class Job:
    input: str
    output: str
    other: str
    scratch: str
    commands: list = field(default_factory=list)

    def data(self, path=None):
        with open(path or self.input, "rb") as file:
            return file.read()

    def temporary(self, name):
        return os.path.join(self.scratch, name)

    def note(self, text):
        """What was done, for variants.csv, without this run's paths."""
        for path, name in ((self.input, "IN"), (self.output, "OUT"), (self.other, "OTHER"), (self.scratch, "TMP")):
            text = text.replace(shlex.quote(path), name).replace(path, name)
        self.commands.append(text)

    def run(self, *arguments, accept=(0,), into=None):
        self.note(shlex.join(arguments) + (f" > {into}" if into else ""))
        with open(into, "wb") if into else open(os.devnull, "wb") as target:
            done = subprocess.run(arguments, stdout=target, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL,
                                  timeout=120, check=False)
        if done.returncode not in accept:
            raise RuntimeError(done.stderr.decode("utf-8", "replace").strip()[-200:] or f"exit {done.returncode}")

    def copy(self):
        shutil.copyfile(self.input, self.output)
        os.utime(self.output, (1700000000, 1700000000))

    def write(self, data, said):
        self.note(said)
        with open(self.output, "wb") as file:
            file.write(data)


# Bytes of a JPEG

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


# Pixels

def opened(job):
    picture = Image.open(job.input)
    if picture.mode not in ("RGB", "L"):
        raise Unfit(f"Pillow reads mode {picture.mode}")
    return picture


def edited_pixels(picture):
    """A block of the picture pasted at another place of it: a small edit that JPEG can't undo."""
    width, height = picture.size
    result = Image.new(picture.mode, picture.size)
    result.paste(picture)
    block = result.crop((width // 8, height // 8, width // 8 + width // 6, height // 8 + height // 6))
    result.paste(ImageOps.mirror(block), (width // 2, height // 2))
    return result


def kept_exif(picture):
    return {"exif": picture.info["exif"]} if picture.info.get("exif") else {}


def camera_coding(picture):
    """The camera's own tables and sampling, as far as Pillow can write them."""
    sampling = JpegImagePlugin.get_sampling(picture)
    if sampling == -1:
        # 2x2,1x2,1x2: chroma halved across only, written otherwise.
        sampling = 1 if picture.layers == 3 and picture.layer[1][2] == 2 else 0
    tables = [table for _, table in sorted(picture.quantization.items())]
    return {"qtables": tables, "subsampling": sampling}


def pillow(job, said, **options):
    picture = opened(job)
    keep = kept_exif(picture)
    job.note(f"Pillow: save({said}, exif kept)")
    picture.save(job.output, "JPEG", **options, **keep)


def encoded_like_camera(job):
    picture = opened(job)
    coding = camera_coding(picture)
    buffer = io.BytesIO()
    edited_pixels(picture).save(buffer, "JPEG", **coding)
    job.note("Pillow: a block pasted, save(qtables and subsampling of IN); JFIF removed")
    return without_jfif(buffer.getvalue())


def new_thumbnail(data, size=(160, 120), quality=75):
    buffer = io.BytesIO()
    picture = Image.open(io.BytesIO(data))
    picture.draft("RGB", (640, 480))
    ImageOps.pad(picture.convert("RGB"), size).save(buffer, "JPEG", quality=quality)
    return without_jfif(buffer.getvalue())


def tags_from(job, source, target, *options):
    """exiftool writes all of source's tags into target."""
    job.run("exiftool", "-q", "-m", *options, "-TagsFromFile", source, "-all:all", "-unsafe", "-overwrite_original", target)


# Transplants

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
    new = next((t for t in (new_thumbnail(data, size, q) for q in (90, 80, 70, 60, 50, 40, 30, 20)) if len(t) <= len(old)),
               None)
    if new is None:
        raise Unfit("no thumbnail small enough")
    block = bytearray(original[start:end])
    block[at - start:at - start + len(old)] = new + bytes(len(old) - len(new))
    struct.pack_into(order + "I", block, length_at - start, len(new))
    job.write(data[:2] + bytes(block) + data[2:], "IN's Exif segment with a new thumbnail in the old one's place")


def transplant_d1(job):
    job.run("exiftool", "-q", "-m", "-all=", "-TagsFromFile", job.other, "-all:all", "-unsafe", "-o", job.output, job.input)


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


# Saved again

def imagemagick(*options):
    return lambda job: job.run(CONVERT, job.input, *options, job.output)


def by_pillow(said, **options):
    return lambda job: pillow(job, said, **options)


def pillow_keep(job):
    picture = opened(job)
    picture.format = "JPEG"  # Pillow calls a JPEG with MPF an MPO, and would refuse
    job.note("Pillow: save(quality='keep', exif kept)")
    picture.save(job.output, "JPEG", quality="keep", **kept_exif(picture))


def by_preset(name):
    tables = JpegPresets.presets[name]
    return lambda job: pillow(job, f"quality='{name}'", qtables=tables["quantization"], subsampling=tables["subsampling"])


def by_cjpeg(*options):
    def make(job):
        job.run("djpeg", "-outfile", job.temporary("p.ppm"), job.input, accept=(0, 2))
        job.run("cjpeg", *options, "-outfile", job.output, job.temporary("p.ppm"))
        tags_from(job, job.input, job.output)
    return make


# Edited

def paste_block(job):
    picture = opened(job)
    job.note("Pillow: a block pasted, save(quality=92, exif kept with the old thumbnail)")
    edited_pixels(picture).save(job.output, "JPEG", quality=92, **kept_exif(picture))


def foreign_thumbnail(job):
    thumbnail_of(job.data())
    with open(job.temporary("t.jpg"), "wb") as file:
        file.write(thumbnail_of(job.data(job.other))[0])
    job.run("exiftool", "-q", "-m", "-ThumbnailImage<=" + job.temporary("t.jpg"), "-o", job.output, job.input)


# Lossless

def by_jpegtran(*options):
    return lambda job: job.run("jpegtran", *options, "-outfile", job.output, job.input, accept=(0, 2))


def by_exiftran(job):
    job.run("exiftran", "-9", "-o", job.output, job.input)


def jhead_autorot(job):
    job.copy()
    job.run("jhead", "-autorot", job.output)


# Metadata only

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


# Container

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
    job.write(data[:at] + segment(0xFE, b"comment " * 16) + data[at:], "a comment segment put before SOS, MPF left as it was")


def mpf_exiftool(job):
    if not has_mpf(job.data()):
        raise Unfit("no MPF")
    exiftool("-UserComment=" + "comment " * 64)(job)


def wrjpgcom(job):
    job.run("wrjpgcom", "-comment", "A comment.", job.input, into=job.output)


# Platforms

def platform_pillow(job):
    picture = opened(job)
    turned = ImageOps.exif_transpose(picture)
    turned.thumbnail((1600, 1600))
    job.note("Pillow: exif_transpose, 1600 pixels at most, save(quality=80, progressive=True)")
    turned.save(job.output, "JPEG", quality=80, progressive=True)


@dataclass(frozen=True)
class Recipe:
    name: str
    label: str
    program: str
    make: object
    every: bool = False  # over every original, whatever the limit: transplants, and what only few originals are fit for


def transplant(name, program, make):
    return Recipe(f"transplant_{name}", "transplant", program, make, True)


RECIPES = [
    transplant("a", "imagemagick+exiftool", transplant_a),
    transplant("a2", "imagemagick+exiftool", transplant_a2),
    transplant("b", "pillow", transplant_b),
    transplant("b2", "pillow+exiftool", transplant_b2),
    transplant("c", "pillow+exiftool", transplant_c),
    transplant("c2", "pillow+piexif", transplant_c2),
    transplant("c3", "pillow", transplant_c3),
    transplant("d1", "exiftool", transplant_d1),
    transplant("d2", "python", transplant_d2),
    transplant("d3", "python", transplant_d3),
    Recipe("im_q90", "resaved", "imagemagick", imagemagick("-quality", "90")),
    Recipe("im_q75", "resaved", "imagemagick", imagemagick("-quality", "75")),
    Recipe("pillow_q95", "resaved", "pillow", by_pillow("quality=95", quality=95)),
    Recipe("pillow_q85", "resaved", "pillow", by_pillow("quality=85", quality=85)),
    Recipe("pillow_keep", "resaved", "pillow", pillow_keep),
    Recipe("pillow_444", "resaved", "pillow", by_pillow("quality=92, subsampling=0", quality=92, subsampling=0)),
    Recipe("pillow_preset_maximum", "resaved", "pillow", by_preset("maximum")),
    Recipe("pillow_preset_high", "resaved", "pillow", by_preset("high")),
    Recipe("cjpeg_q90", "resaved", "turbo+exiftool", by_cjpeg("-quality", "90")),
    Recipe("cjpeg_progressive", "resaved", "turbo+exiftool", by_cjpeg("-quality", "90", "-progressive")),
    Recipe("cjpeg_optimize", "resaved", "turbo+exiftool", by_cjpeg("-quality", "90", "-optimize")),
    Recipe("im_resize50", "edited", "imagemagick", imagemagick("-resize", "50%", "-quality", "92")),
    Recipe("im_crop10", "edited", "imagemagick", imagemagick("-gravity", "center", "-crop", "90%x90%+0+0", "+repage")),
    Recipe("im_crop25", "edited", "imagemagick", imagemagick("-gravity", "center", "-crop", "75%x75%+0+0", "+repage")),
    Recipe("im_rotate90", "edited", "imagemagick", imagemagick("-rotate", "90")),
    Recipe("paste_block", "edited", "pillow", paste_block),
    Recipe("thumbnail_foreign", "edited", "exiftool", foreign_thumbnail),
    Recipe("platform_pillow", "platform-like", "pillow", platform_pillow),
    Recipe("platform_im", "platform-like", "imagemagick",
           imagemagick("-auto-orient", "-resize", "1280x1280>", "-strip", "-interlace", "JPEG", "-sampling-factor", "4:2:0",
                       "-quality", "75")),
    Recipe("jpegtran_rotate90", "lossless", "turbo", by_jpegtran("-copy", "all", "-rotate", "90", "-trim")),
    Recipe("jpegtran_flip", "lossless", "turbo", by_jpegtran("-copy", "all", "-flip", "horizontal", "-trim")),
    Recipe("jpegtran_optimize", "lossless", "turbo", by_jpegtran("-copy", "all", "-optimize")),
    Recipe("jpegtran_progressive", "lossless", "turbo", by_jpegtran("-copy", "all", "-progressive")),
    Recipe("jpegtran_crop", "lossless", "turbo", by_jpegtran("-copy", "all", "-crop", "320x240+32+32")),
    Recipe("exiftran_rotate90", "lossless", "exiftran", by_exiftran),
    Recipe("jhead_autorot", "lossless", "jhead", jhead_autorot, True),
    Recipe("exiftool_date", "metadata", "exiftool", exiftool(f"-AllDates={DATE}")),
    Recipe("exiftool_model", "metadata", "exiftool", exiftool("-Make=Canon", "-Model=Canon EOS R5")),
    Recipe("exiftool_gps", "metadata", "exiftool",
           exiftool("-GPSLatitude=48.5", "-GPSLatitudeRef=N", "-GPSLongitude=9.25", "-GPSLongitudeRef=E")),
    Recipe("exiftool_strip", "metadata", "exiftool", exiftool("-all=")),
    Recipe("exiftool_no_thumbnail", "metadata", "exiftool", exiftool_no_thumbnail),
    Recipe("exiv2_date", "metadata", "exiv2",
           in_place("exiv2", f"-Mset Exif.Photo.DateTimeOriginal {DATE}", f"-Mset Exif.Image.DateTime {DATE}")),
    Recipe("exiv2_gps", "metadata", "exiv2",
           in_place("exiv2", "-Mset Exif.GPSInfo.GPSLatitude 48/1 30/1 0/1", "-Mset Exif.GPSInfo.GPSLatitudeRef N",
                    "-Mset Exif.GPSInfo.GPSLongitude 9/1 15/1 0/1", "-Mset Exif.GPSInfo.GPSLongitudeRef E")),
    Recipe("piexif_date", "metadata", "piexif", piexif_date),
    Recipe("jhead_shift", "metadata", "jhead", in_place("jhead", "-q", "-ta+49:00")),
    Recipe("jhead_date", "metadata", "jhead", in_place("jhead", "-q", "-ts" + DATE.replace(" ", "-"))),
    Recipe("libexif_date", "metadata", "exif", libexif_date),
    Recipe("jpegtran_strip", "metadata", "turbo", by_jpegtran("-copy", "none")),
    Recipe("append_zip", "container", "python", append(zip_file(), "a ZIP file")),
    Recipe("append_text", "container", "python", append(b"some text that a tool left here\n" * 8, "256 bytes of text")),
    Recipe("append_zeros", "container", "python", append(bytes(512), "512 zeros")),
    Recipe("append_picture", "container", "pillow", append_picture),
    Recipe("cut_trailer", "container", "python", cut_trailer, True),
    Recipe("mpf_shifted", "container", "python", mpf_shifted, True),
    Recipe("mpf_exiftool", "container", "exiftool", mpf_exiftool, True),
    Recipe("comment_wrjpgcom", "container", "turbo", wrjpgcom),
    Recipe("comment_exiftool", "container", "exiftool", exiftool("-Comment=A comment.")),
    Recipe("xmp_exiftool", "container", "exiftool", exiftool("-XMP-dc:Subject=a subject")),
]
