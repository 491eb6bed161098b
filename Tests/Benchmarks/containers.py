"""Writers of containers for the benchmarks: small pictures in large or unreasonable files, nothing but the standard library.

Each `…_file` gives one that readers accept; the other functions give the pieces that the benchmarks repeat.
"""
import struct
import zlib

# What a camera would write, as far as the readers look: Make, Model and a date.
MAKE, MODEL, DATE = b"Canon\0", b"Canon EOS 40D\0", b"2023:05:30 15:56:01\0"
WIDTH, HEIGHT = 64, 48


def noise(size):
    """Bytes that compress badly, the same each time, without a slow loop a byte."""
    block = bytearray()
    state = 1
    for _ in range(1 << 12):
        state = (state * 6364136223846793005 + 1442695040888963407) & (2 ** 64 - 1)
        block += struct.pack("<Q", state ^ state >> 29)
    return bytes(block * (size // len(block) + 1))[:size]


# MARK: EXIF and TIFF

def ifd(entries, at, following=0, order="<"):
    """A directory at an offset; entries are (tag, type, count, bytes), values behind it."""
    body, values = struct.pack(order + "H", len(entries)), b""
    behind = at + 2 + 12 * len(entries) + 4
    for tag, kind, count, data in entries:
        if len(data) > 4:
            word = struct.pack(order + "I", behind + len(values))
            values += data + b"\0" * (len(data) % 2)
        else:
            word = data.ljust(4, b"\0")
        body += struct.pack(order + "HHI", tag, kind, count) + word
    return body + struct.pack(order + "I", following) + values


def long(tag, *values):
    return tag, 4, len(values), struct.pack(f"<{len(values)}I", *values)


def text(tag, value):
    return tag, 2, len(value), value


def exif_block():
    return b"II*\0\x08\0\0\0" + ifd([text(0x010F, MAKE), text(0x0110, MODEL), text(0x0132, DATE)], 8)


def picture_entries(strip_at, strip_size, width=WIDTH, height=HEIGHT):
    return [long(0x00FE, 0), long(0x0100, width), long(0x0101, height), (0x0102, 3, 1, b"\x08\0"),
            (0x0103, 3, 1, b"\1\0"), (0x0106, 3, 1, b"\1\0"), text(0x010F, MAKE), text(0x0110, MODEL),
            long(0x0111, strip_at), (0x0115, 3, 1, b"\1\0"), long(0x0116, height), long(0x0117, strip_size),
            text(0x0132, DATE)]


def tiff_file(pixels, width=WIDTH, height=HEIGHT, directory_last=True):
    """One strip; the directory behind it, as libtiff writes it, or before it."""
    if directory_last:
        at = 8 + len(pixels) + len(pixels) % 2
        return b"II*\0" + struct.pack("<I", at) + pixels + b"\0" * (len(pixels) % 2) \
            + ifd(picture_entries(8, len(pixels), width, height), at)
    directory = ifd(picture_entries(0, len(pixels), width, height), 8)
    return b"II*\0\x08\0\0\0" + ifd(picture_entries(8 + len(directory), len(pixels), width, height), 8) + pixels


# MARK: PNG

PNG_MARK = b"\x89PNG\r\n\x1a\n"


def chunk(kind, payload=b""):
    return struct.pack(">I", len(payload)) + kind + payload + struct.pack(">I", zlib.crc32(kind + payload))


def png_head(width=WIDTH, height=HEIGHT):
    return PNG_MARK + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))


IEND = chunk(b"IEND")


def png_file(pixels, data_size, width=WIDTH, height=HEIGHT, exif_last=False):
    """Stored pixels in IDAT chunks of a size; EXIF before or behind them."""
    rows = b"".join(b"\0" + pixels[width * row:width * (row + 1)] for row in range(height)) if pixels else b""
    packed = zlib.compress(rows, 0)
    exif = chunk(b"eXIf", exif_block())
    data = b"".join(chunk(b"IDAT", packed[at:at + data_size]) for at in range(0, len(packed), data_size))
    return png_head(width, height) + (data + exif if exif_last else exif + data) + IEND


# MARK: WebP

def riff(kind, payload):
    return kind + struct.pack("<I", len(payload)) + payload + b"\0" * (len(payload) % 2)


def webp_file(chunks):
    body = b"WEBP" + b"".join(chunks)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def vp8x(flags=0x08, width=WIDTH, height=HEIGHT):
    return riff(b"VP8X", bytes([flags, 0, 0, 0]) + struct.pack("<I", width - 1)[:3] + struct.pack("<I", height - 1)[:3])


def vp8l(size, width=WIDTH, height=HEIGHT):
    return riff(b"VP8L", b"\x2f" + struct.pack("<I", (width - 1) | (height - 1) << 14) + noise(size))


# MARK: boxes

def box(kind, payload=b""):
    return struct.pack(">I", len(payload) + 8) + kind + payload


def full(kind, payload, version=0, flags=0):
    return box(kind, struct.pack(">I", version << 24 | flags) + payload)


FTYP = box(b"ftyp", b"heic" + struct.pack(">I", 0) + b"mif1heic")
HDLR = full(b"hdlr", bytes(4) + b"pict" + bytes(13))


def item(number, kind, name=b""):
    return full(b"infe", struct.pack(">HH", number, 0) + kind + name + b"\0", 2)


def heif_file(picture, items=(), properties=(), associations=(), references=b"", extra=b"", inside=b"",
              places=(), exif=True, data=b""):
    """A HEIF of one picture and its EXIF; what is given stands beside them.

    `items` are (number, type); `places` (number, [(offset, size)]) without those of items 1 and 2; `associations`
    (number, [property]) without item 1's.
    """
    block = struct.pack(">I", 6) + b"Exif\0\0" + exif_block()

    def meta(start):
        locations = [(1, [(start, len(picture))])] + ([(2, [(start + len(picture), len(block))])] if exif else [])
        locations += list(places)
        iloc = struct.pack(">BBI", 0x44, 0, len(locations)) + b"".join(
            struct.pack(">IHHH", number, 0, 0, len(extents)) + b"".join(
                struct.pack(">II", *extent) for extent in extents)
            for number, extents in locations)
        known = [item(1, b"hvc1")] + ([item(2, b"Exif")] if exif else [])
        known += [item(*one) for one in items]
        iinf = struct.pack(">I", len(known)) + b"".join(known)
        ispe = full(b"ispe", struct.pack(">II", WIDTH, HEIGHT))
        bound = [(1, [1])] + list(associations)
        ipma = struct.pack(">I", len(bound)) + b"".join(
            struct.pack(">HB", number, len(which)) + bytes(which) for number, which in bound)
        content = HDLR + full(b"pitm", struct.pack(">H", 1)) + full(b"iloc", iloc, 2) + full(b"iinf", iinf, 1)
        content += full(b"iref", (box(b"cdsc", struct.pack(">HHH", 2, 1, 1)) if exif else b"") + references)
        content += box(b"iprp", box(b"ipco", ispe + b"".join(properties)) + full(b"ipma", ipma)) + inside
        return full(b"meta", content)
    start = len(FTYP) + len(meta(0)) + len(extra) + 8
    return FTYP + meta(start) + extra + box(b"mdat", picture + block + data)


JXL_MARK = box(b"JXL ", b"\r\n\x87\n") + box(b"ftyp", b"jxl \0\0\0\0jxl ")
# A codestream of 64 x 48: the mark, then SizeHeader's bits from the lowest: 1 for multiples of 8, 5 of height / 8 - 1,
# 3 of ratio (0: none), 5 of width / 8 - 1 (ISO/IEC 18181-1).
JXL_STREAM = b"\xff\x0a" + (1 | 5 << 1 | 0 << 6 | 7 << 9).to_bytes(2, "little")


def jxl_file(boxes=b"", data=b""):
    return JXL_MARK + box(b"Exif", bytes(4) + exif_block()) + boxes + box(b"jxlc", JXL_STREAM + data)


JP2_MARK = box(b"jP  ", b"\r\n\x87\n") + box(b"ftyp", b"jp2 \0\0\0\0jp2 ")
IHDR = box(b"ihdr", struct.pack(">IIHBBBB", HEIGHT, WIDTH, 1, 7, 7, 1, 0))
JP2_EXIF = box(b"uuid", b"JpgTiffExif->JP2" + exif_block())
SIZ = b"\xff\x4f\xff\x51" + struct.pack(">HHIIIIIIIIHBBB", 41, 0, WIDTH, HEIGHT, 0, 0, WIDTH, HEIGHT, 0, 0, 1, 7, 1, 1)


def jp2_file(boxes=b"", inside=b"", data=b""):
    head = box(b"jp2h", IHDR + box(b"colr", b"\1\0\0" + struct.pack(">I", 17)) + inside)
    return JP2_MARK + head + JP2_EXIF + boxes + box(b"jp2c", SIZ + data + b"\xff\xd9")


# MARK: GIF and RAF

def gif_file(middle=b"", data=b"\x02\x02\x4c\x01\0"):
    screen = b"GIF89a" + struct.pack("<HHBBB", WIDTH, HEIGHT, 0x80, 0, 0) + bytes(6)
    return screen + middle + b"," + struct.pack("<HHHHB", 0, 0, WIDTH, HEIGHT, 0) + data + b";"


def raf_file(jpeg, records=b"", data=b"", count=None):
    """The header as FUJIFILM's cameras write it, a JPEG, a directory of RAF's own records, raw data."""
    if count is None:
        records, count = struct.pack(">HHHH", 0x0100, 4, HEIGHT, WIDTH) + records, 1
    directory = struct.pack(">I", count) + records
    at = 148
    places = struct.pack(">IIIIII", at, len(jpeg), at + len(jpeg), len(directory),
                         at + len(jpeg) + len(directory), len(data))
    head = b"FUJIFILMCCD-RAW 0201FF383501" + b"FinePix S2Pro".ljust(32, b"\0") + b"0100" + bytes(20)
    return (head + places).ljust(at, b"\0") + jpeg + directory + data
