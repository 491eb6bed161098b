"""Kinds of files that are no JPEG and ask a reader for as much as their format allows: name -> function of a size."""
import struct
import zlib

import containers as c


def fill(piece, size):
    """Copies of a piece, as many as a size asks for."""
    return piece * max(1, size // len(piece))


def numbered(make, size):
    """make(0) + make(1) + ... up to a size."""
    count = max(1, size // len(make(0)))
    return b"".join(make(index) for index in range(count))


# MARK: PNG

def png(middle=b"", behind=b"", data=None):
    picture = c.chunk(b"IDAT", zlib.compress(bytes(65 * 48))) if data is None else data
    return c.png_head() + middle + picture + behind + c.IEND


BOMB = zlib.compress(bytes(1 << 20), 9)
FALSE_PROFILE = b"\nexif\n   500000\n" + b"00" * 500_000


def png_kinds():
    packed = zlib.compress(bytes(65 * 48))
    return {
        "PNG: empty chunks": lambda size: png(fill(c.chunk(b"teSt"), size)),
        "PNG: empty chunks of two names": lambda size: png(fill(c.chunk(b"teSt") + c.chunk(b"teSu"), size)),
        "PNG: IDAT of a byte": lambda size: png(data=fill(c.chunk(b"IDAT", b"x"), size)),
        "PNG: empty IDAT": lambda size: png(data=fill(c.chunk(b"IDAT"), size)),
        "PNG: IDAT of 8 KB": lambda size: png(data=fill(c.chunk(b"IDAT", bytes(8192)), size)),
        "PNG: IDAT between other chunks": lambda size: png(data=fill(c.chunk(b"IDAT", b"x") + c.chunk(b"teSt"), size)),
        "PNG: one large chunk": lambda size: png(c.chunk(b"teSt", bytes(size))),
        "PNG: tEXt": lambda size: png(fill(c.chunk(b"tEXt", b"Comment\0x"), size)),
        "PNG: tEXt without end of keyword": lambda size: png(c.chunk(b"tEXt", b"x" * size)),
        "PNG: tEXt Software": lambda size: png(fill(c.chunk(b"tEXt", b"Software\0metalens"), size)),
        "PNG: zTXt that swells": lambda size: png(fill(c.chunk(b"zTXt", b"Comment\0\0" + BOMB), size)),
        "PNG: iTXt that swells": lambda size: png(fill(c.chunk(b"iTXt", b"Comment\0\1\0\0\0" + BOMB), size)),
        "PNG: iTXt XMP that swells": lambda size: png(
            fill(c.chunk(b"iTXt", b"XML:com.adobe.xmp\0\1\0\0\0" + BOMB), size)),
        "PNG: iCCP that swells": lambda size: png(fill(c.chunk(b"iCCP", b"icc\0\0" + BOMB), size)),
        "PNG: raw profiles that swell": lambda size: png(
            fill(c.chunk(b"zTXt", b"Raw profile type exif\0\0" + zlib.compress(FALSE_PROFILE, 9)), size)),
        "PNG: one raw profile": lambda size: png(c.chunk(
            b"tEXt", b"Raw profile type exif\0\nexif\n%8d\n" % (size // 2) + b"00" * (size // 2))),
        "PNG: eXIf": lambda size: png(fill(c.chunk(b"eXIf", c.exif_block()), size)),
        "PNG: wrong checksums": lambda size: png(fill(b"\0\0\0\1teSt\0\1\2\3\4", size)),
        "PNG: caBX": lambda size: png(fill(c.chunk(b"caBX", bytes(20)), size)),
        "PNG: IEND upon IEND": lambda size: png(behind=fill(c.IEND, size)),
        "PNG: PNGs after the end": lambda size: png() + fill(png(), size),
        "PNG: IHDR upon IHDR": lambda size: png(fill(c.png_head()[8:], size)),
        "PNG: pictures behind pictures": lambda size: png(data=fill(c.chunk(b"fdAT", packed), size)),
    }


# MARK: WebP and GIF

def webp_kinds():
    frame = c.riff(b"ANMF", bytes(16) + c.vp8l(16))
    return {
        "WebP: empty chunks": lambda size: c.webp_file([c.vp8x(), c.vp8l(64), fill(c.riff(b"teSt", b""), size)]),
        "WebP: chunks of a byte": lambda size: c.webp_file([c.vp8x(), c.vp8l(64), fill(c.riff(b"teSt", b"x"), size)]),
        "WebP: EXIF": lambda size: c.webp_file([c.vp8x(), c.vp8l(64), fill(c.riff(b"EXIF", c.exif_block()), size)]),
        "WebP: XMP": lambda size: c.webp_file([c.vp8x(), c.vp8l(64), fill(c.riff(b"XMP ", b"x"), size)]),
        "WebP: frames": lambda size: c.webp_file([c.vp8x(2), c.riff(b"ANIM", bytes(6)), fill(frame, size)]),
        "WebP: pictures": lambda size: c.webp_file([c.vp8x(), fill(c.vp8l(16), size)]),
        "WebP: one picture": lambda size: c.webp_file([c.vp8x(), c.vp8l(size)]),
        "WebP: chunks after the end": lambda size: c.webp_file([c.vp8x(), c.vp8l(64)]) + fill(
            c.riff(b"teSt", b"x"), size),
    }


def gif_kinds():
    ones = lambda size: fill(b"\1x", size) + b"\0"
    frame = b"," + struct.pack("<HHHHB", 0, 0, 1, 1, 0) + b"\x02\x02\x4c\x01\0"
    return {
        "GIF: sub-blocks of a byte in a picture": lambda size: c.gif_file(data=b"\x02" + ones(size)),
        "GIF: sub-blocks of 255 bytes in a picture": lambda size: c.gif_file(
            data=b"\x02" + fill(b"\xff" + bytes(255), size) + b"\0"),
        "GIF: sub-blocks of a byte in a comment": lambda size: c.gif_file(b"!\xfe" + ones(size)),
        "GIF: comments": lambda size: c.gif_file(fill(b"!\xfe\1x\0", size)),
        "GIF: empty extensions": lambda size: c.gif_file(fill(b"!\xf9\0", size)),
        "GIF: applications": lambda size: c.gif_file(fill(b"!\xff\x0bNETSCAPE2.0\3\1\0\0\0", size)),
        "GIF: sub-blocks of XMP": lambda size: c.gif_file(b"!\xff\x0bXMP DataXMP" + ones(size)),
        "GIF: frames": lambda size: c.gif_file(fill(frame, size)),
        "GIF: pictures without an end": lambda size: c.gif_file(data=b"\x02" + fill(b"\1x", size)),
    }


# MARK: HEIF

def nested(kind, size, around=b""):
    """Boxes in boxes, as deep as a size asks for."""
    length = 8 + len(around)
    count = size // length
    return b"".join(struct.pack(">I", length * (count - index)) + kind + around for index in range(count))


def heif_items(size, kind=b"hvc1", placed=False):
    count = max(1, min(60_000, size // (21 + (20 if placed else 0))))
    numbers = range(3, 3 + count)
    return c.heif_file(bytes(64), items=[(number, kind) for number in numbers],
                       places=[(number, [(100, 8)]) for number in numbers] if placed else ())


def extents(size, place=(100, 1)):
    """Items of as many extents as 16 bits count."""
    count = max(1, size // 8)
    full, rest = divmod(count, 65_535)
    places = [(3 + index, [place] * 65_535) for index in range(full)] + ([(3 + full, [place] * rest)] if rest else [])
    return c.heif_file(bytes(64), items=[(number, b"hvc1") for number, _ in places], places=places)


def exif_extents(size):
    """The EXIF item in pieces of a byte, and again from the beginning."""
    count = min(65_535, max(1, size // 8))
    return c.heif_file(bytes(64), items=[(2, b"Exif")], places=[(2, [(60, 64)] * count)], exif=False)


def ipma(size):
    count = max(1, min(60_000, size // 34))
    return c.heif_file(bytes(64), properties=[c.box(b"free")] * 100,
                       associations=[(3 + index, list(range(1, 32))) for index in range(count)])


def references(size, kind=b"dimg", many=True):
    one = c.box(kind, struct.pack(">HH", 1, 5000) + b"\0\3" * 5000) if many \
        else c.box(kind, struct.pack(">HHH", 3, 1, 1))
    return c.heif_file(bytes(64), references=fill(one, size))


def grid(size):
    """A grid of as many tiles as a size asks for, each an item with its place."""
    count = max(1, min(60_000, size // 45))
    numbers = range(3, 3 + count)
    return c.heif_file(
        b"\0\0\xff\xff\0\x40\0\x30", items=[(number, b"hvc1") for number in numbers],
        places=[(number, [(100, 8)]) for number in numbers],
        references=c.box(b"dimg", struct.pack(">HH", 1, count) + b"".join(
            struct.pack(">H", number) for number in numbers)),
    ).replace(c.item(1, b"hvc1"), c.item(1, b"grid"), 1)


def movie(size):
    """Canon's raw 3: tracks in moov."""
    track = c.box(b"trak", c.full(b"tkhd", bytes(80)) + c.box(b"mdia", c.box(b"minf", c.box(b"stbl"))))
    return c.box(b"ftyp", b"crx \0\0\0\1crx isom") + c.box(
        b"moov", c.box(b"uuid", bytes.fromhex("85c0b687820f11e08111f4ce462b6a48")
                       + c.box(b"CMT1", c.exif_block())) + fill(track, size)) + c.box(b"mdat", bytes(64))


def cmt(size):
    return c.box(b"ftyp", b"crx \0\0\0\1crx isom") + c.box(
        b"moov", c.box(b"uuid", bytes.fromhex("85c0b687820f11e08111f4ce462b6a48")
                       + fill(c.box(b"CMT1", c.exif_block()), size)))


def heif_kinds():
    picture = bytes(64)
    return {
        "HEIF: items": heif_items,
        "HEIF: items with a place": lambda size: heif_items(size, placed=True),
        "HEIF: Exif items with a place": lambda size: heif_items(size, b"Exif", True),
        "HEIF: items of one number": lambda size: c.heif_file(picture, items=[(3, b"hvc1")] * max(1, size // 21)),
        "HEIF: extents": extents,
        "HEIF: extents outside the file": lambda size: extents(size, (0xFFFFFF00, 0xFFFFFF)),
        "HEIF: extents over the whole file": lambda size: extents(size, (0, size)),
        "HEIF: Exif item of small extents": exif_extents,
        "HEIF: ipma entries": ipma,
        "HEIF: properties": lambda size: c.heif_file(picture, properties=[c.box(b"free")] * (size // 8)),
        "HEIF: ispe properties": lambda size: c.heif_file(
            picture, properties=[c.full(b"ispe", struct.pack(">II", 64, 48))] * (size // 20)),
        "HEIF: auxC properties": lambda size: c.heif_file(
            picture, properties=[c.full(b"auxC", b"urn:mpeg:hevc:2015:auxid:1\0")] * (size // 40)),
        "HEIF: colr properties": lambda size: c.heif_file(
            picture, properties=[c.box(b"colr", b"prof" + bytes(4))] * (size // 16)),
        "HEIF: references to many": references,
        "HEIF: references to one": lambda size: references(size, b"thmb", False),
        "HEIF: auxiliary references": lambda size: references(size, b"auxl", False),
        "HEIF: tiles of a grid": grid,
        "HEIF: empty boxes": lambda size: c.heif_file(picture, extra=fill(c.box(b"free"), size)),
        "HEIF: empty boxes in meta": lambda size: c.heif_file(picture, inside=fill(c.box(b"free"), size)),
        "HEIF: boxes in boxes": lambda size: c.heif_file(picture, extra=nested(b"moov", size)),
        "HEIF: meta in meta": lambda size: c.heif_file(picture, inside=nested(b"meta", size, bytes(4))),
        "HEIF: iprp in iprp": lambda size: c.heif_file(picture, inside=nested(b"iprp", size)),
        "HEIF: metas": lambda size: c.heif_file(picture, extra=fill(
            c.full(b"meta", c.HDLR + c.full(b"pitm", b"\0\1")), size)),
        "HEIF: uuids": lambda size: c.heif_file(picture, extra=fill(c.box(b"uuid", bytes(16)), size)),
        "HEIF: brands": lambda size: c.box(b"ftyp", b"heic\0\0\0\0" + fill(b"mif1", size)) + c.heif_file(
            picture)[len(c.FTYP):],
        "HEIF: one large mdat": lambda size: c.heif_file(bytes(size)),
        "CR3: tracks": movie,
        "CR3: CMT1": cmt,
    }


# MARK: TIFF

def tiff(*directories, values=b""):
    return b"II*\0\x08\0\0\0" + b"".join(directories) + values


def chain(size):
    """IFDs of a picture that lead from one to the next."""
    out, at = [], 8
    length = len(c.ifd(c.picture_entries(0, 0), 0))
    for _ in range(max(1, size // length)):
        out.append(c.ifd(c.picture_entries(0, 8), at, at + length))
        at += length
    out[-1] = c.ifd(c.picture_entries(0, 8), at - length)
    return tiff(*out)


def empty_chain(size):
    count = max(1, size // 6)
    return tiff(*(struct.pack("<HI", 0, 14 + 6 * index) for index in range(count)))


def entry_kinds(size, tag=None, kind=4, values=1, offset=None):
    """One IFD of as many entries as 16 bits count; what is left of the size, as chained IFDs."""
    out, at, left = [], 8, max(1, size // 12)
    while left:
        count = min(left, 65_535)
        left -= count
        length = 6 + 12 * count
        body = b"".join(struct.pack("<HHII", index if tag is None else tag, kind, values,
                                    index if offset is None else offset) for index in range(count))
        out.append(struct.pack("<H", count) + body + struct.pack("<I", at + length if left else 0))
        at += length
    return tiff(*out)


def fan(size, tag=0x014A):
    """A list of pointers, each to a directory of its own."""
    one = struct.pack("<HHHII", 1, 0x00FE, 4, 1, 1) + bytes(4)
    count = max(1, size // (4 + len(one)))
    head = 8 + 18
    where = head + 4 * count
    pointers = struct.pack(f"<{count}I", *(where + len(one) * index for index in range(count)))
    return tiff(struct.pack("<HHHII", 1, tag, 4, count, head) + bytes(4), values=pointers + one * count)


def fan_to_one(size, back=False):
    """A list of pointers to one directory, or back to the first."""
    count = max(1, size // 4)
    where = 8 if back else 26 + 4 * count
    return tiff(struct.pack("<HHHII", 1, 0x014A, 4, count, 26) + bytes(4),
                values=struct.pack("<I", where) * count + struct.pack("<HHHII", 1, 0x00FE, 4, 1, 1) + bytes(4))


def fans_of_fans(size):
    """Directories whose pointers lead to overlapping lists of the same directories."""
    count = max(2, size // 24)
    length = 18
    lists = 8 + length * count
    out = b"".join(struct.pack("<HHHII", 1, 0x014A, 4, count, lists) + bytes(4) for _ in range(count))
    return tiff(out, values=struct.pack(f"<{count}I", *(8 + length * index for index in range(count))))


def strips(size):
    """Offsets and sizes of strips, four bytes each."""
    count = max(1, size // 8)
    entries = [c.long(0x0100, 64), c.long(0x0101, 48), (0x0103, 3, 1, b"\1\0"),
               (0x0111, 4, count, bytes(4 * count)), (0x0117, 4, count, b"\1\0\0\0" * count)]
    return tiff(c.ifd(entries, 8))


def big_tiff(size):
    """BigTIFF: entries of 20 bytes, counted by 64 bits."""
    count = max(1, size // 20)
    body = b"".join(struct.pack("<HHQQ", index & 0xFFFF, 4, 1, index) for index in range(count))
    return b"II+\0\x08\0\0\0" + struct.pack("<QQ", 16, count) + body + bytes(8)


def tiff_kinds():
    return {
        "TIFF: directories": chain,
        "TIFF: empty directories": empty_chain,
        "TIFF: entries": entry_kinds,
        "TIFF: entries of one tag": lambda size: entry_kinds(size, 0x010F, 2, 4, 0x41414141),
        "TIFF: overlapping values": lambda size: entry_kinds(size, kind=1, values=size // 2, offset=8),
        "TIFF: overlapping texts": lambda size: entry_kinds(size, 0x0131, 2, size // 2, 8),
        "TIFF: values outside": lambda size: entry_kinds(size, kind=5, values=0x1FFFFFFF, offset=0xFFFFFF00),
        "TIFF: pointers to EXIF": lambda size: entry_kinds(size, 0x8769, 4, 1, 8),
        "TIFF: SubIFDs": fan,
        "TIFF: SubIFDs of one place": fan_to_one,
        "TIFF: SubIFDs back to the first": lambda size: fan_to_one(size, True),
        "TIFF: SubIFDs of SubIFDs": fans_of_fans,
        "TIFF: strips": strips,
        "TIFF: one large strip": lambda size: c.tiff_file(bytes(size)),
        "TIFF: BigTIFF entries": big_tiff,
        "TIFF: ORF entries": lambda size: b"IIRO" + entry_kinds(size)[4:],
        "TIFF: RW2 entries": lambda size: b"IIU\0" + entry_kinds(size)[4:],
    }


# MARK: JPEG XL, JPEG 2000, RAF

def box_kinds():
    # Brotli's stream of one uncompressed meta-block isn't worth its bits: 0x06 is an empty stream (RFC 7932, 9.2).
    brob = c.box(b"brob", b"Exif\x06")
    return {
        "JXL: empty boxes": lambda size: c.jxl_file(fill(c.box(b"free"), size)),
        "JXL: brob": lambda size: c.jxl_file(fill(brob, size)),
        "JXL: brob of broken Brotli": lambda size: c.jxl_file(fill(c.box(b"brob", b"xml " + c.noise(64)), size)),
        "JXL: Exif": lambda size: c.jxl_file(fill(c.box(b"Exif", bytes(4) + c.exif_block()), size)),
        "JXL: jxlp": lambda size: c.JXL_MARK + numbered(
            lambda index: c.box(b"jxlp", struct.pack(">I", index) + c.JXL_STREAM), size),
        "JXL: xml": lambda size: c.jxl_file(fill(c.box(b"xml ", b"x"), size)),
        "JXL: one large jxlc": lambda size: c.jxl_file(data=bytes(size)),
        "JXL: bare": lambda size: c.JXL_STREAM + bytes(size),
        "JP2: empty boxes": lambda size: c.jp2_file(fill(c.box(b"free"), size)),
        "JP2: boxes in jp2h": lambda size: c.jp2_file(inside=fill(c.box(b"free"), size)),
        "JP2: jp2h in jp2h": lambda size: c.jp2_file(inside=nested(b"jp2h", size)),
        "JP2: colr": lambda size: c.jp2_file(inside=fill(c.box(b"colr", b"\2\0\0" + bytes(4)), size)),
        "JP2: uuid": lambda size: c.jp2_file(fill(c.JP2_EXIF, size)),
        "JP2: xml": lambda size: c.jp2_file(fill(c.box(b"xml ", b"x"), size)),
        "JP2: codestreams": lambda size: c.jp2_file(fill(c.box(b"jp2c", c.SIZ + b"\xff\xd9"), size)),
        "JP2: segments of no length": lambda size: c.jp2_file(data=fill(b"\xff\x64\0\2", size)),
        "JP2: comments": lambda size: c.jp2_file(data=fill(b"\xff\x64\0\x08\0\1text", size)),
        "JP2: bare": lambda size: c.SIZ + fill(b"\xff\x64\0\x08\0\1text", size) + b"\xff\xd9",
    }


def raf_kinds(photo):
    return {
        "RAF: records": lambda size: c.raf_file(photo, fill(struct.pack(">HHHH", 0x0121, 4, 48, 64), size),
                                                count=size // 8),
        "RAF: empty records": lambda size: c.raf_file(photo, fill(struct.pack(">HH", 0x0121, 0), size),
                                                      count=size // 4),
        "RAF: raw data": lambda size: c.raf_file(photo, data=bytes(size)),
        "RAF: segments of its JPEG": lambda size: c.raf_file(photo[:2] + fill(b"\xff\xef\0\2", size) + photo[2:]),
    }


def kinds(photo):
    """All of them; `photo` is a small JPEG."""
    return (png_kinds() | webp_kinds() | gif_kinds() | heif_kinds() | tiff_kinds() | box_kinds() | raf_kinds(photo))
