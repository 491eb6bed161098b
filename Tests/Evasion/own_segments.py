"""An edited picture under the camera's own segments: its tables, its order, its thumbnail's place, its trailer.

What a careful forger builds. The coded picture alone is new, or a sixteenth of it; every segment before it and every
byte behind it is the camera's, but for the thumbnail, which is made to agree, and MPF's offsets, which are moved along.
"""

import io
import struct

from PIL import Image, ImageEnhance, ImageFilter, ImageOps

from variant_recipes.job import Unfit
from variant_recipes.jpeg_bytes import exif_segment, thumbnail_of, without_jfif
from variant_recipes.pixels import camera_coding, opened
from survey_originals import STANDARD_HUFFMAN, huffman_tables, walk

SCANS, FRAMES = 0xDA, {0xC0, 0xC1}
MCU = 32  # a whole number of the units that any sampling codes, in pixels


def block(picture, source):
    """A sixteenth of the picture, at whole MCUs of any sampling, filled with the middle of a source mirrored."""
    width, height = picture.size
    box = width // 2 // MCU * MCU, height // 2 // MCU * MCU
    size = max(MCU, width // 4 // MCU * MCU), max(MCU, height // 4 // MCU * MCU)
    if box[0] + size[0] > width or box[1] + size[1] > height:
        raise Unfit("too small a picture")
    filling = ImageOps.mirror(ImageOps.fit(source.convert(picture.mode), size))
    return box, filling


def edited(picture, source):
    result = picture.copy()
    box, filling = block(picture, source)
    result.paste(filling, box)
    return result


def encoded(picture, coding):
    buffer = io.BytesIO()
    picture.save(buffer, "JPEG", **coding)
    return buffer.getvalue()


def upper_left(picture):
    """What fills an edit out of the same photo: its other corner."""
    width, height = picture.size
    return picture.crop((0, 0, width // 2, height // 2))


def of_job(job):
    picture = opened(job)
    picture.load()
    return picture


def of_other(job):
    return Image.open(job.other).convert("RGB")


def recoded(job, picture):
    """All of a picture coded with IN's tables and sampling, which the new coded data then need no others for."""
    job.note("Pillow: save(qtables and subsampling of IN)")
    with open(job.temporary("c.jpg"), "wb") as file:
        file.write(encoded(picture, camera_coding(opened(job))))
    return job.temporary("c.jpg"), ()


def dropped(job, picture, source):
    """IN, whose coefficients stay as they are but for a block coded with IN's tables and sampling."""
    box, filling = block(picture, source)
    job.note("Pillow: a sixteenth saved with IN's qtables and subsampling")
    with open(job.temporary("d.jpg"), "wb") as file:
        file.write(encoded(filling, camera_coding(opened(job))))
    return job.input, ("-drop", f"+{box[0]}+{box[1]}", job.temporary("d.jpg"))


def under_own_segments(job, coded, options, thumbnail=None, small=None):
    """Coefficients by jpegtran, with IN's Huffman tables where they are the standard's and IN's restart interval, put
    between IN's own header and trailer; `thumbnail` takes the old one's place, and `b""` leaves zeros there; `small` is
    the picture that every thumbnail and preview is made of anew."""
    data = job.data()
    segments, end = walk(data)
    scans = [(offset, payload) for code, offset, payload in segments if code == SCANS]
    if end is None or len(scans) != 1 or not any(code in FRAMES for code, _, _ in segments):
        raise Unfit("not one sequential scan")
    tables = {name: table for code, _, payload in segments if code == 0xC4 for name, table in huffman_tables(payload)}
    own = all(STANDARD_HUFFMAN.get(name) == table for name, table in tables.items())
    interval = next((struct.unpack(">H", payload[:2])[0] for code, _, payload in segments if code == 0xDD), 0)
    words = [*(["-restart", f"{interval}B"] if interval else []), *([] if own else ["-optimize"]), *options]
    job.run("jpegtran", "-copy", "none", *words, "-outfile", job.temporary("n.jpg"), coded, accept=(0, 2))
    new = job.data(job.temporary("n.jpg"))
    newly, new_end = walk(new)
    scan = next((offset, payload) for code, offset, payload in newly if code == SCANS)
    if new_end is None or shape(newly)[1:] != shape(segments)[1:]:
        raise Unfit("other sampling or Huffman tables than IN's")
    behind = scans[0][0] + 4 + len(scans[0][1])
    header = bytearray(data[:behind])
    if shape(newly) != shape(segments):
        put_size(header, segments, shape(newly)[0])
    if thumbnail is not None:
        put_thumbnail(header, thumbnail)
    if small is not None:
        header = with_pictures_of(header, small, behind=2)
    if not own:
        header = with_huffman_tables(header, segments, newly)
    made = bytes(header) + new[scan[0] + 4 + len(scan[1]):new_end]
    trailer = data[end:] if small is None else with_pictures_of(data[end:], small)
    made = with_pictures_moved(made, len(made) - end) + trailer
    Image.open(io.BytesIO(made)).load()
    job.write(made, "IN's own segments and trailer around it")


def shape(segments):
    """What coded data need of the header before them: size, each component's sampling and Huffman tables."""
    frame = next(payload for code, _, payload in segments if code in FRAMES)
    scan = next(payload for code, _, payload in segments if code == SCANS)
    return frame[1:5], bytes(frame[7::3]), bytes(scan[2:2 + 2 * scan[0]:2])


def put_size(header, segments, size):
    """Another picture's height and width in the camera's frame header, and where EXIF states them."""
    frame = next(offset for code, offset, _ in segments if code in FRAMES)
    header[frame + 5:frame + 9] = size
    height, width = struct.unpack(">HH", size)
    start, end = exif_segment(bytes(header))
    order = {b"II": "<", b"MM": ">"}.get(bytes(header[start + 10:start + 12]))
    if not order:
        raise Unfit("no TIFF header")
    # Wherever the two tags stand one behind the other, as LONG or SHORT.
    for kind, form in ((4, "I"), (3, "H2x")):
        first = header.find(struct.pack(order + "HHI", 0xA002, kind, 1), start, end)
        if first >= 0 and header[first + 12:first + 20] == struct.pack(order + "HHI", 0xA003, kind, 1):
            struct.pack_into(order + form, header, first + 8, width)
            struct.pack_into(order + form, header, first + 20, height)
            return
    raise Unfit("EXIF doesn't state the size")


def with_huffman_tables(header, old, new):
    """The tables of this picture in the camera's segments, as many to a segment as the camera puts."""
    tables = {name: table for code, _, payload in new if code == 0xC4 for name, table in huffman_tables(payload)}
    result, at = bytearray(), 0
    for code, offset, payload in old:
        if code != 0xC4:
            continue
        names = [name for name, _ in huffman_tables(payload)]
        if any(name not in tables for name in names):
            raise Unfit("other Huffman tables")
        body = b"".join(bytes([name]) + tables[name] for name in names)
        result += header[at:offset] + b"\xff\xc4" + struct.pack(">H", len(body) + 2) + body
        at = offset + 4 + len(payload)
    return result + header[at:]


def new_thumbnail(job, picture):
    """The picture as the old thumbnail shows it: its size, bars and tables, blurred until it fits in its place."""
    old, _, _, _ = thumbnail_of(job.data())
    before = Image.open(io.BytesIO(old))
    small = ImageOps.pad(picture.convert("RGB"), before.size)
    for blur in range(10):
        made = without_jfif(encoded(small.filter(ImageFilter.GaussianBlur(blur * 0.3)), camera_coding(before)))
        if len(made) <= len(old):
            return made
    raise Unfit("no thumbnail small enough")


def with_pictures_of(data, picture, behind=0):
    """Every whole JPEG in colour in these bytes made anew of a picture: as large, with its tables, and zeros behind it."""
    result, at = bytearray(data), behind
    while (at := data.find(b"\xff\xd8\xff", at)) >= 0:
        segments, end = walk(bytes(data[at:]))
        if end is None or not any(code in FRAMES and payload[5] == 3 for code, _, payload in segments):
            at += 2
            continue
        before = Image.open(io.BytesIO(bytes(data[at:at + end])))
        small = ImageOps.pad(picture.convert("RGB"), before.size)
        for blur in range(14):
            made = without_jfif(encoded(small.filter(ImageFilter.GaussianBlur(blur * 0.3)), camera_coding(before)))
            if len(made) <= end:
                break
        else:
            raise Unfit("no preview small enough")
        result[at:at + end] = made + bytes(end - len(made))
        at += end
    return result


def put_thumbnail(header, new):
    old, at, length_at, order = thumbnail_of(bytes(header))
    header[at:at + len(old)] = new + bytes(len(old) - len(new))
    if new:
        struct.pack_into(order + "I", header, length_at, len(new))


def with_pictures_moved(data, by):
    """MPF's index with the first picture's new size, and the places of those behind it moved along."""
    result = bytearray(data)
    for code, offset, payload in walk(data)[0]:
        if code != 0xE2 or not payload.startswith(b"MPF\0"):
            continue
        start = offset + 8
        order = {b"II": "<", b"MM": ">"}.get(bytes(result[start:start + 2]))
        if not order:
            raise Unfit("MPF of another form")
        first, = struct.unpack_from(order + "I", result, start + 4)
        count, = struct.unpack_from(order + "H", result, start + first)
        for index in range(count):
            tag, _, size, place = struct.unpack_from(order + "HHII", result, start + first + 2 + 12 * index)
            if tag == 0xB002:
                move_entries(result, order, start + place, size // 16, by)
    return bytes(result)


def move_entries(result, order, at, count, by):
    for index in range(count):
        _, size, place = struct.unpack_from(order + "III", result, at + 16 * index)
        if place == 0:
            struct.pack_into(order + "I", result, at + 16 * index + 4, size + by)
        else:
            struct.pack_into(order + "I", result, at + 16 * index + 8, place + by)


def whole(change, thumbnail=True):
    """All of a changed picture coded again under IN's own segments; `thumbnail` is `b""` where zeros take its place."""
    def make(job):
        picture = change(job, of_job(job))
        coded, options = recoded(job, picture)
        small = thumbnail if isinstance(thumbnail, bytes) else new_thumbnail(job, picture) if thumbnail else None
        under_own_segments(job, coded, options, small)
    return make


def whole_with_previews(change):
    """All of a changed picture coded again under IN's own segments, with every thumbnail and preview made anew."""
    def make(job):
        picture = change(job, of_job(job))
        coded, options = recoded(job, picture)
        under_own_segments(job, coded, options, small=picture)
    return make


def sixteenth(thumbnail):
    """A sixteenth coded again; the other fifteen keep the camera's coefficients."""
    def make(job):
        picture = of_job(job)
        source = upper_left(picture)
        coded, options = dropped(job, picture, source)
        small = new_thumbnail(job, edited(picture, source)) if thumbnail else None
        under_own_segments(job, coded, options, small)
    return make


def brighter(job, picture):
    job.note("Pillow: brightness 1.12")
    return ImageEnhance.Brightness(picture).enhance(1.12)


def saturated(job, picture):
    job.note("Pillow: colour 1.5")
    return ImageEnhance.Color(picture).enhance(1.5)


def plated(job, picture):
    """A block as large as a number plate, of another place of the picture: a tenth of its width, half as high."""
    width, height = picture.size
    part = picture.crop((width // 5, height * 3 // 10, width // 5 + width // 10, height * 3 // 10 + height // 20))
    result = picture.copy()
    result.paste(part, (width * 9 // 20, height * 11 // 20))
    job.note("Pillow: a block of a tenth of the width by a twentieth of the height copied elsewhere")
    return result


def recoloured(job, picture):
    """A part a fifth as wide and as high, bluer and less red; its shades stay."""
    width, height = picture.size
    box = (width * 2 // 5, height * 9 // 20, width * 3 // 5, height * 13 // 20)
    shade, blue, red = picture.crop(box).convert("YCbCr").split()
    part = Image.merge("YCbCr", (shade, blue.point(lambda value: min(255, value + 30)),
                                 red.point(lambda value: max(0, value - 30))))
    result = picture.copy()
    result.paste(part.convert(picture.mode), box[:2])
    job.note("Pillow: Cb + 30 and Cr - 30 in a fifth of the width by a fifth of the height")
    return result


def patched(job, picture):
    return edited(picture, upper_left(picture))


def cropped(job, picture):
    """Five sevenths of the width and height, as a free crop leaves them."""
    width, height = picture.size
    job.note("Pillow: five sevenths of the width and height cropped out, to odd sides")
    left, top, right, bottom = width // 7, height // 7, width * 6 // 7, height * 6 // 7
    return picture.crop((left, top, right - (right - left + 1) % 2, bottom - (bottom - top + 1) % 2))


def spliced(job, picture):
    return edited(picture, of_other(job))


def exchanged(job, picture):
    """Another photo altogether, of this one's size."""
    return ImageOps.fit(of_other(job), picture.size).convert(picture.mode)
