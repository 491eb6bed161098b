"""A second, independent reader of containers that are no JPEG: where the EXIF blocks stand, and which sizes are stated.

It shares no code with MetaLens and interprets no EXIF: raw_exif.py reads the blocks.
"""
import struct
import zlib
from dataclasses import dataclass, field

EXIF_UUID = b"JpgTiffExif->JP2"
CANON_UUID = bytes.fromhex("85c0b687820f11e08111f4ce462b6a48")
RAW_PROFILES = (b"Raw profile type exif", b"Raw profile type APP1")


@dataclass
class Container:
    """`blocks` are EXIF's bytes, or a dictionary of them by the directory that each stands for (Canon's raw 3);
    `sizes` what is stated of pictures, the main one first where the format tells which that is."""
    blocks: list = field(default_factory=list)
    sizes: list = field(default_factory=list)
    damage: list = field(default_factory=list)


def format_of(head):
    """The format by the first bytes, in MetaLens' words; None where it isn't one that it reads."""
    known = [(b"\xff\xd8\xff", "jpeg"), (b"\x89PNG\r\n\x1a\n", "png"), (b"GIF87a", "gif"), (b"GIF89a", "gif"),
             (b"IIRO", "orf"), (b"IIRS", "orf"), (b"MMOR", "orf"), (b"IIU\0", "rw2"), (b"FUJIFILMCCD-RAW", "raf"),
             (b"\xff\x0a", "jxl"), (b"\0\0\0\x0cJXL \r\n\x87\n", "jxl"), (b"\0\0\0\x0cjP  \r\n\x87\n", "jp2"),
             (b"\xff\x4f\xff\x51", "jp2"), (b"II*\0", "tiff"), (b"MM\0*", "tiff"), (b"II+\0\x08\0", "tiff"),
             (b"MM\0+\0\x08", "tiff")]
    for mark, name in known:
        if head.startswith(mark):
            return "cr2" if name == "tiff" and head[8:10] == b"CR" else name
    if head[:4] == b"RIFF" and head[8:12] == b"WEBP":
        return "webp"
    if head[4:8] == b"ftyp" and len(head) >= 12:
        brands = {b"crx ": "cr3", b"avif": "avif", b"avis": "avif", b"mif1": "heic", b"msf1": "heic", b"mif2": "heic"}
        if head[8:12] in brands:
            name = brands[head[8:12]]
            listed = [head[at:at + 4] for at in range(16, len(head) - 3, 4)]
            return "avif" if name == "heic" and b"avif" in listed and b"heic" not in listed else name
        if head[8:11] in (b"hei", b"hev"):
            return "heic"
    return None


def plain(payload):
    """EXIF without what some writers put before the byte-order mark."""
    return payload[6:] if payload[:6] == b"Exif\0\0" else payload


def number(data, at, count):
    return int.from_bytes(data[at:at + count], "big") if at + count <= len(data) else 0


# MARK: chunks

def read_png(data):
    found, at = Container(), 8
    while at + 8 <= len(data):
        length, kind = number(data, at, 4), data[at + 4:at + 8]
        payload = data[at + 8:at + 8 + length]
        if len(payload) < length:
            found.damage.append("cut chunk")
        if kind == b"IHDR" and len(payload) >= 8 and not found.sizes:
            found.sizes.append(struct.unpack_from(">II", payload))
        elif kind == b"eXIf":
            found.blocks.append(plain(payload))
        elif kind in (b"tEXt", b"zTXt") and payload.split(b"\0")[0] in RAW_PROFILES:
            found.blocks.append(plain(raw_profile(payload.split(b"\0", 1)[1], kind == b"zTXt")))
        elif kind == b"caBX":
            found.damage.append("caBX")
        elif kind == b"IEND":
            break
        at += length + 12
    return found


def raw_profile(rest, is_packed):
    """ImageMagick's hexadecimal digits: a line feed, the name, the count, the digits."""
    try:
        lines = (zlib.decompress(rest[1:]) if is_packed else rest).split(b"\n", 3)
        return bytes.fromhex(lines[3].decode("latin-1")) if len(lines) == 4 else b""
    except (ValueError, zlib.error):
        return b""


def read_webp(data):
    found, at = Container(), 12
    while at + 8 <= len(data):
        kind, length = data[at:at + 4], int.from_bytes(data[at + 4:at + 8], "little")
        payload = data[at + 8:at + 8 + length]
        if len(payload) < length:
            found.damage.append("cut chunk")
        if kind == b"VP8X" and len(payload) >= 10:
            found.sizes.append(tuple(1 + int.from_bytes(payload[i:i + 3], "little") for i in (4, 7)))
        elif kind == b"VP8L" and len(payload) >= 5:
            bits = int.from_bytes(payload[1:5], "little")
            found.sizes.append((1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)))
        elif kind == b"VP8 " and len(payload) >= 10:
            found.sizes.append(tuple(value & 0x3FFF for value in struct.unpack_from("<HH", payload, 6)))
        elif kind == b"EXIF":
            found.blocks.append(plain(payload))
        at += 8 + length + length % 2
    return found


def read_gif(data):
    return Container(sizes=[struct.unpack_from("<HH", data, 6)] if len(data) >= 10 else [])


# MARK: boxes

def boxes(data, at, end):
    """(type, start of the payload, end) of each box in a range."""
    while at + 8 <= end:
        size, kind, head = number(data, at, 4), data[at + 4:at + 8], 8
        if size == 1:
            size, head = number(data, at + 8, 8), 16
        elif size == 0:
            size = end - at
        if size < head:
            return
        yield kind, at + head, min(end, at + size)
        at += size


def read_media(data):
    found = Container()
    for kind, at, end in boxes(data, 0, len(data)):
        if kind == b"meta":
            read_meta(data, at + 4, end, found)
        elif kind == b"moov":
            read_canon(data, at, end, found)
    return found


def read_meta(data, at, end, found):
    parts = {kind: (start, stop) for kind, start, stop in boxes(data, at, end)}
    exif, ispe, bound = [], [], {}
    main = number(data, parts[b"pitm"][0] + 4, 4 if data[parts[b"pitm"][0]] else 2) if b"pitm" in parts else None
    if b"iinf" in parts:
        start, stop = parts[b"iinf"]
        for kind, inner, _ in boxes(data, start + (8 if data[start] else 6), stop):
            if kind == b"infe" and data[inner] >= 2:
                wide = 4 if data[inner] == 3 else 2
                if data[inner + 4 + wide + 2:inner + 10 + wide] == b"Exif":
                    exif.append(number(data, inner + 4, wide))
    for kind, start, stop in boxes(data, *parts[b"iprp"]) if b"iprp" in parts else ():
        if kind == b"ipco":
            ispe = [struct.unpack_from(">II", data, inner + 4) if name == b"ispe" and last - inner >= 12 else None
                    for name, inner, last in boxes(data, start, stop)]
        elif kind == b"ipma" and stop - start >= 8:
            bound |= associations(data, start, stop)
    found.sizes += [ispe[index - 1] for index in bound.get(main, ()) if 0 < index <= len(ispe) and ispe[index - 1]]
    found.sizes += [size for size in ispe if size]
    if b"iloc" not in parts:
        return
    idat = parts.get(b"idat", (0, 0))[0]
    places = item_places(data, *parts[b"iloc"], idat)
    for one in exif:
        payload = b"".join(data[start:start + count] for start, count in places.get(one, ()))
        if len(payload) >= 4:
            found.blocks.append(plain(payload[4 + number(payload, 0, 4):]))


def associations(data, start, stop):
    wide, entry = 4 if data[start] else 2, 2 if data[start + 3] & 1 else 1
    at, bound = start + 8, {}
    for _ in range(number(data, start + 4, 4)):
        if at + wide + 1 > stop:
            break
        item, count = number(data, at, wide), data[at + wide]
        at += wide + 1
        bound[item] = [number(data, at + entry * i, entry) & (0x7FFF if entry == 2 else 0x7F) for i in range(count)]
        at += entry * count
    return bound


def item_places(data, start, stop, idat):
    version = data[start]
    offset_size, length_size = data[start + 4] >> 4, data[start + 4] & 15
    base_size, index_size = data[start + 5] >> 4, (data[start + 5] & 15 if version else 0)
    wide = 4 if version == 2 else 2
    at, places = start + 6 + wide, {}
    for _ in range(number(data, start + 6, wide)):
        if at >= stop:
            break
        item = number(data, at, wide)
        at += wide
        method = number(data, at, 2) & 15 if version else 0
        at += 4 if version else 2
        base = number(data, at, base_size) + (idat if method == 1 else 0)
        at += base_size
        count = number(data, at, 2)
        at += 2
        places[item] = []
        for _ in range(count):
            at += index_size
            where, length = number(data, at, offset_size), number(data, at + offset_size, length_size)
            at += offset_size + length_size
            places[item].append((base + where, length or len(data)))
            if at > stop:
                break
    return places


def read_canon(data, at, end, found):
    for kind, start, stop in boxes(data, at, end):
        if kind == b"uuid" and data[start:start + 16] == CANON_UUID:
            parts = {name: data[inner:last] for name, inner, last in boxes(data, start + 16, stop)}
            names = {b"CMT1": "IFD0", b"CMT2": "ExifIFD", b"CMT4": "GPS"}
            found.blocks.append({names[name]: payload for name, payload in parts.items() if name in names})


def codestream_size(data):
    """Width and height of JPEG XL's SizeHeader (ISO/IEC 18181-1), bits from the lowest of each byte."""
    if data[:2] != b"\xff\x0a" or len(data) < 4:
        return []
    bits, at = int.from_bytes(data[2:20], "little"), 0

    def take(count):
        nonlocal at
        at += count
        return bits >> at - count & (1 << count) - 1

    def length(is_small):
        return 8 * (1 + take(5)) if is_small else 1 + take((9, 13, 18, 30)[take(2)])
    is_small = take(1)
    height = length(is_small)
    ratio = take(3)
    tops, bottoms = (0, 1, 12, 4, 3, 16, 5, 2), (1, 1, 10, 3, 2, 9, 4, 1)
    return [(height * tops[ratio] // bottoms[ratio] if ratio else length(is_small), height)]


def read_jxl(data):
    found = Container(sizes=codestream_size(data))
    for kind, at, end in boxes(data, 0, len(data)) if data[:2] != b"\xff\x0a" else ():
        if kind == b"jxlc" or kind == b"jxlp" and number(data, at, 4) & 0x7FFFFFFF == 0:
            found.sizes += codestream_size(data[at + 4 * (kind == b"jxlp"):end])
        elif kind == b"Exif" and end - at > 4:
            found.blocks.append(plain(data[at + 4 + number(data, at, 4):end]))
        elif kind == b"brob":
            found.damage.append("brob")
    return found


def read_jp2(data):
    found = Container()
    if data[:4] == b"\xff\x4f\xff\x51":
        found.sizes.append(struct.unpack_from(">II", data, 8))
        return found
    for kind, at, end in boxes(data, 0, len(data)):
        if kind == b"jp2h":
            found.sizes += [struct.unpack_from(">II", data, start)[::-1]
                            for name, start, stop in boxes(data, at, end) if name == b"ihdr" and stop - start >= 8]
        elif kind == b"uuid" and data[at:at + 16] == EXIF_UUID:
            found.blocks.append(plain(data[at + 16:end]))
    return found


READERS = {"png": read_png, "webp": read_webp, "gif": read_gif, "heic": read_media, "avif": read_media,
           "cr3": read_media, "jxl": read_jxl, "jp2": read_jp2}
