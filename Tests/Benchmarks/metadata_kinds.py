"""Kinds of files whose metadata make much of little: name -> function of a size. F1 to F9 are the findings of 2026."""
import ctypes
import ctypes.util
import struct
import zlib

import containers as c


def segment(marker, payload):
    return bytes([0xFF, marker]) + struct.pack(">H", len(payload) + 2) + payload


# Eight by eight pixels of grey: SOI, DQT, SOF0, two DHT, SOS, a byte of data.
HEAD = b"\xff\xd8"
BODY = (segment(0xDB, b"\0" + b"\1" * 64) + segment(0xC0, b"\x08\0\x08\0\x08\1\1\x11\0")
        + segment(0xC4, b"\0\1" + bytes(15) + b"\0") + segment(0xC4, b"\x10\1" + bytes(15) + b"\0")
        + segment(0xDA, b"\1\1\0\0\x3f\0") + b"\x3f\xff\xd9")


def jpeg(middle=b""):
    return HEAD + middle + BODY


def split(marker, head, data, most=60_000):
    """Data in as many segments as they take, each behind the same head."""
    return b"".join(segment(marker, head + data[at:at + most]) for at in range(0, max(1, len(data)), most))


def brotli(data):
    """Data packed with libbrotli at its best."""
    library = ctypes.CDLL(ctypes.util.find_library("brotlienc") or "libbrotlienc.so.1")
    size = ctypes.c_size_t(len(data) + 1000)
    out = ctypes.create_string_buffer(size.value)
    if not library.BrotliEncoderCompress(11, 24, 0, ctypes.c_size_t(len(data)), data, ctypes.byref(size), out):
        raise RuntimeError("libbrotlienc gave up")
    return out.raw[:size.value]


# What any file may unpack to, whatever its size (ReadingBudget), and a little less.
WITHIN = (1 << 17) - (1 << 13)


def packed_to(size, make, pack=lambda data: zlib.compress(data, 9), most=1 << 25, start=1 << 12):
    """The longest of what `make` gives that packs to the size."""
    best, length = pack(make(start)), start
    while length < most:
        length = min(most, length * 2)
        packed = pack(make(length))
        if len(packed) > size:
            break
        best = packed
    return best


# MARK: EXIF

def shared(count, length, kind=2, tag=0x010D, fill=b"\xc3\x41", behind=b""):
    """One directory whose entries all name one value of so many bytes."""
    at = 8 + 2 + 12 * count + 4
    length = max(64, length)
    value = (fill * (length // len(fill) + 1))[:length]
    width = {2: 1, 7: 1, 3: 2, 4: 4, 5: 8}[kind]
    tags = [tag + index & 0xFFFF for index in range(count)]
    return (b"II*\0\x08\0\0\0" + struct.pack("<H", count)
            + b"".join(struct.pack("<HHII", number, kind, length // width, at) for number in sorted(tags))
            + bytes(4) + value + behind)


def texts(length, count=8):
    """The texts that a report reads, all of them one."""
    length = max(64, length)
    tags = sorted([0x010E, 0x010F, 0x0110, 0x0131, 0x013B, 0x013C, 0x8298, 0x0132][:count])
    at = 8 + 2 + 12 * len(tags) + 4
    return (b"II*\0\x08\0\0\0" + struct.pack("<H", len(tags))
            + b"".join(struct.pack("<HHII", tag, 2, length, at) for tag in tags) + bytes(4)
            + (b"\xbb\xe7\x80A" * (length // 4 + 1))[:length])


def note(size):
    """Canon's note whose entries all name one long value."""
    count = min(290, max(1, size // 24))
    make = b"Canon\0"
    ifd0 = struct.pack("<HHHIIHHIII", 2, 0x010F, 2, 6, 38, 0x8769, 4, 1, 44, 0)
    at = 44 + 18
    length = max(64, min(64_000, size) - at - 6 - 12 * count)
    body = struct.pack("<H", count) + b"".join(
        struct.pack("<HHII", 1 + index, 2, length, at + 6 + 12 * count) for index in range(count)) + bytes(4)
    body += b"A" * length
    return (b"II*\0\x08\0\0\0" + ifd0 + make + struct.pack("<HHHIII", 1, 0x927C, 7, len(body), at, 0) + body)


def thumbnail_lengths(size):
    """A thumbnail whose length is stated again and again, each time the whole block: libexif copies each."""
    count = min(4_900, max(1, size // 13))
    size = max(size, 40 + 12 * count)
    head = b"II*\0\x08\0\0\0" + struct.pack("<H", count + 1) + struct.pack("<HHII", 0x0201, 4, 1, 1)
    return (head + struct.pack("<HHII", 0x0202, 4, 1, size - 1) * count).ljust(size, b"\0")


def apple_note(size):
    """Apple's note whose every value states the note's own size: libexif takes memory for each."""
    count = min(5_000, max(1, size // 13))
    body = b"Apple iOS\0\0\1MM" + struct.pack(">H", count)
    length = max(size - 44, len(body) + 12 * count)
    body += b"".join(struct.pack(">HHII", index, 7, max(8, length - 400), 0) for index in range(count))
    body = body.ljust(length, b"\0")
    return (b"II*\0\x08\0\0\0" + struct.pack("<HHHIII", 1, 0x8769, 4, 1, 26, 0)
            + struct.pack("<HHHIII", 1, 0x927C, 7, len(body), 44, 0) + body)


def jxl(boxes):
    """A JPEG XL without EXIF of its own."""
    return c.JXL_MARK + boxes + c.box(b"jxlc", c.JXL_STREAM + bytes(64))


def jxl_exif(make, most=1 << 25):
    return lambda size: jxl(c.box(b"brob", b"Exif" + packed_to(size, lambda n: bytes(4) + make(n), brotli, most)))


def exif_kinds():
    def app1(make):
        return lambda size: jpeg(b"".join(segment(0xE1, b"Exif\0\0" + make(min(size, 64_000))) for _ in range(
            max(1, size // 64_000))))
    return {
        "EXIF: entries that share a text": app1(lambda n: shared(max(1, n // 36), n // 2)),
        "EXIF: entries that share bytes": app1(lambda n: shared(max(1, n // 36), n // 2, 7, 0x9000)),
        "EXIF: entries that share numbers": app1(lambda n: shared(max(1, n // 36), n // 2 & ~7, 5, 0x9000)),
        "EXIF: one text named by all": app1(lambda n: texts(max(64, n - 120))),
        "EXIF: Canon's note shares a value": app1(note),
        "EXIF: thumbnail lengths repeated": app1(thumbnail_lengths),
        "EXIF: Apple's note states too much": app1(apple_note),
        "EXIF: thumbnail lengths repeated in Brotli": jxl_exif(thumbnail_lengths),
        "EXIF: Apple's note in Brotli": jxl_exif(apple_note),
        "EXIF: F3, one text in Brotli": jxl_exif(lambda n: texts(n)),
        "EXIF: F3, one text in zTXt": lambda size: c.png_head() + c.chunk(
            b"zTXt", b"Raw profile type exif\0\0" + packed_to(size, lambda n: (
                lambda block: b"\nexif\n%8d\n" % len(block) + block.hex().encode())(texts(n)))) + c.IEND,
        "EXIF: F3, as long as is allowed": jxl_exif(lambda n: texts(n - 200), WITHIN),
        "EXIF: F3, as many as are allowed": jxl_exif(lambda n: shared(2000, n - 26_000, 2, 0x0100), WITHIN),
        "EXIF: F4, as long as is allowed": jxl_exif(lambda n: shared(2000, n - 26_000, 7, 0x9000, b"\1"), WITHIN),
        "EXIF: F4, texts as long as is allowed": jxl_exif(lambda n: shared(2000, n - 26_000, 2, 0x9000, b"A"), WITHIN),
        "EXIF: F4, shared values in Brotli": jxl_exif(lambda n: shared(500, n, 7, 0x9000, b"\1")),
        "EXIF: F4, shared texts in Brotli": jxl_exif(lambda n: shared(500, n, 2, 0x9000, b"A")),
    }


# MARK: XMP

RDF = (b"<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'"
       b" xmlns:a='%s'>")


def packet(body, namespace=b"a:"):
    return RDF % namespace + body + b"</rdf:RDF></x:xmpmeta>"


def nested_packet(size):
    """F2: structures in structures, in a namespace as long as they."""
    depth = 50
    inner = b"<a:b rdf:parseType='Resource'>" * depth + b"<a:c>x</a:c>" * max(1, size // 24) + b"</a:b>" * depth
    return packet(b"<rdf:Description>" + inner + b"</rdf:Description>", b"u" * max(8, size // 2))


def attribute_packet(size):
    return packet(b"<rdf:Description " + b" ".join(b"a:b%d=''" % index for index in range(max(1, size // 12)))
                  + b"/>", b"u" * 60_000 if size > 100_000 else b"u" * (size // 3))


def flags_packet(size):
    """Texts of flags of countries, each of two letters that only all before them tell apart."""
    text = b"<I:AISystemUsed>" + "\U0001F1E6".encode() * 16_000 + b"</I:AISystemUsed>"
    return packet(b"<rdf:Description xmlns:I='http://iptc.org/std/Iptc4xmpExt/2008-02-29/'>"
                  + text * max(1, size // len(text)) + b"</rdf:Description>")


XMP = {
    "elements": lambda size: packet(b"<rdf:Description>" + b"<a:b/>" * (size // 6) + b"</rdf:Description>"),
    "texts": lambda size: packet(b"<rdf:Description>" + b"<a:b>&#xA9;</a:b>" * (size // 17) + b"</rdf:Description>"),
    "items": lambda size: packet(b"<rdf:Description><a:l><rdf:Seq>" + b"<rdf:li>x</rdf:li>" * (size // 18)
                                 + b"</rdf:Seq></a:l></rdf:Description>"),
    "history": lambda size: packet(
        b"<rdf:Description xmlns:m='http://ns.adobe.com/xap/1.0/mm/'"
        b" xmlns:e='http://ns.adobe.com/xap/1.0/sType/ResourceEvent#'><m:History><rdf:Seq>"
        + b"<rdf:li e:action='saved' e:when='2020-01-01T00:00:00Z' e:softwareAgent='A'/>" * (size // 80)
        + b"</rdf:Seq></m:History></rdf:Description>"),
    "F2, nested namespaces": nested_packet,
    "F2, attributes of a long namespace": attribute_packet,
}


def xmp_kinds():
    head = b"http://ns.adobe.com/xap/1.0/\0"
    kinds = {}
    for name, make in XMP.items():
        kinds[f"XMP: {name}"] = lambda size, make=make: c.webp_file(
            [c.vp8x(0x04), c.vp8l(16), c.riff(b"XMP ", make(size))])
        kinds[f"XMP: {name}, as long as is allowed"] = lambda size, make=make: c.png_head() + c.chunk(
            b"iTXt", b"XML:com.adobe.xmp\0\1\0\0\0" + packed_to(size, make, most=WITHIN - 70_000)) + c.IEND
        kinds[f"XMP: {name}, packed"] = lambda size, make=make: c.png_head() + c.chunk(
            b"iTXt", b"XML:com.adobe.xmp\0\1\0\0\0" + packed_to(size, make)) + c.IEND
    one = head + packet(b"<rdf:Description a:b='1'/>")
    kinds["XMP: packets"] = lambda size: jpeg(segment(0xE1, one) * max(1, size // len(one)))
    kinds["XMP: F1, boxes of Brotli"] = lambda size: jxl(
        c.box(b"brob", b"xml " + brotli(b" " * (1 << 24))) * max(1, size // 40))
    kinds["XMP: F1, JUMBF boxes of Brotli"] = lambda size: jxl(
        c.box(b"brob", b"jumb" + brotli(b" " * (1 << 24))) * max(1, size // 40))
    kinds["XMP: flags of countries, packed"] = lambda size: c.png_head() + c.chunk(
        b"iTXt", b"XML:com.adobe.xmp\0\1\0\0\0" + packed_to(size, flags_packet)) + c.IEND
    kinds["XMP: extended, in portions"] = extended
    return kinds


def extended(size):
    guid = b"0" * 32
    name = b"http://ns.adobe.com/xmp/extension/\0"
    main = b"http://ns.adobe.com/xap/1.0/\0" + packet(
        b"<rdf:Description xmlns:n='http://ns.adobe.com/xmp/note/' n:HasExtendedXMP='" + guid + b"'/>")
    body = XMP["elements"](size)
    count = max(1, min(32, size // 2000))
    return jpeg(segment(0xE1, main) * count + b"".join(
        segment(0xE1, name + guid + struct.pack(">II", len(body), at) + body[at:at + 60_000])
        for at in range(0, len(body), 60_000)))


# MARK: IPTC, Photoshop, ICC, JUMBF, MPF, pictures

def jumbf_box(kind, payload):
    return struct.pack(">I", len(payload) + 8) + kind + payload


def describe(kind, label):
    return jumbf_box(b"jumd", kind + bytes.fromhex("00110010800000aa00389b71") + b"\3" + label + b"\0")


def store(body, label=b"c2pa"):
    manifest = jumbf_box(b"jumb", describe(b"c2ma", b"m") + jumbf_box(
        b"jumb", describe(b"c2as", b"c2pa.assertions") + jumbf_box(
            b"jumb", describe(b"cbor", b"c2pa.actions.v2") + jumbf_box(b"cbor", body))))
    return jumbf_box(b"jumb", describe(b"c2pa", label) + manifest)


def cai(block):
    return c.png_head() + c.chunk(b"caBX", block) + c.IEND


def nested_boxes(size):
    out = b""
    while len(out) < size:
        out = jumbf_box(b"jumb", describe(b"c2as", b"x") + out)
    return jumbf_box(b"jumb", describe(b"c2pa", b"c2pa") + out)


def icc(size, count=None):
    """A profile whose tags all name one text."""
    count = count or max(1, size // 36)
    text = b"desc" + bytes(4) + struct.pack(">I", max(1, size // 2)) + b"A" * (size // 2)
    at = 128 + 4 + 12 * count
    tags = b"".join(struct.pack(">4sII", b"desc" if index == 0 else b"cprt", at, len(text)) for index in range(count))
    body = struct.pack(">I", count) + tags + text
    head = struct.pack(">I", 128 + len(body)) + b"lcms\2\x10\0\0mntrRGB XYZ " + bytes(12) + b"acsp" + bytes(88)
    return head + body


def mpf(size):
    count = max(1, min(4000, size // 16))
    entries = b"".join(struct.pack("<IIIHH", 0x020002, size, 0, 0, 0) for _ in range(count))
    block = b"II*\0\x08\0\0\0" + struct.pack("<H", 2) + struct.pack("<HHII", 0xB001, 4, 1, count) + struct.pack(
        "<HHII", 0xB002, 7, len(entries), 38) + bytes(4) + entries
    return jpeg(segment(0xE2, b"MPF\0" + block)) + jpeg() * max(1, size // 400)


def stated(width, height, marker=0xC9, scans=1):
    """F9: a picture that states so many pixels, of which a few bytes are there."""
    frame = segment(marker, struct.pack(">BHHB", 8, height, width, 1) + b"\1\x11\0")
    scan = segment(0xDA, b"\1\1\0\0\0\0" if marker in (0xC2, 0xCA) else b"\1\1\0\0\x3f\0") + bytes(8)
    return HEAD + BODY[:69] + frame + BODY[82:BODY.index(b"\xff\xda")] + scan * scans + b"\xff\xd9"


def scans_within(size, marker=0xC2, extra=b""):
    """F9: as many blocks and scans as bytes may ask for: 45 visits a byte and 6,144, eight blocks a byte.

    Of arithmetic coding (C9) a block counts as 32, and a scan is all there is.
    """
    size = min(size, 60_000)
    visits = (3 << 11) + 45 * size
    blocks = visits // 32 if marker == 0xC9 else min(8 * size, visits // 6)
    side = int(blocks ** 0.5)
    scans = 1 if marker == 0xC9 else min(190, visits // (side * side))
    picture = stated(8 * side, 8 * side, marker, scans)
    if marker == 0xC9:
        # Of zeros nothing is decoded.
        picture = picture.replace(bytes(8) + b"\xff\xd9", b"\x7f" * 8 + b"\xff\xd9")
    picture = picture[:2] + extra + picture[2:]
    padding = max(0, size - len(picture))
    return picture[:-2] + (b"\x7f" if marker == 0xC9 else b"\xfe") * padding + picture[-2:]


def coefficients_within(size):
    """F9: coefficients in as few bits as code them, three of each block: 01 and a sign, then 1 for the block's end."""
    blocks = min(40, int((size - 200) ** 0.5 * 0.8)) ** 2
    side = int(blocks ** 0.5)
    # DC: 0 is no difference. AC: 0 is one coefficient of one bit, 10 the end of the block.
    picture = (HEAD + BODY[:69] + segment(0xC0, struct.pack(">BHHB", 8, 8 * side, 8 * side, 1) + b"\1\x11\0")
               + segment(0xC4, b"\0\1" + bytes(15) + b"\0") + segment(0xC4, b"\x10\1\1" + bytes(14) + b"\1\0")
               + segment(0xDA, b"\1\1\0\0\x3f\0"))
    bits = "".join("0" + "".join("0" + "10"[(block + place) % 3 > 0] for place in range(3)) + "10"
                   for block in range(side * side))
    data = int(bits.ljust(-(-len(bits) // 8) * 8, "0"), 2).to_bytes(-(-len(bits) // 8), "big")
    return picture + data.replace(b"\xff", b"\xff\0") + b"\xff\xd9"


def with_thumbnail(size):
    """F9 whose thumbnail is another one of it."""
    inner = scans_within(min(size, 50_000) // 2)
    block = (b"II*\0\x08\0\0\0" + struct.pack("<HI", 0, 14) + struct.pack("<H", 2)
             + struct.pack("<HHII", 0x0201, 4, 1, 44) + struct.pack("<HHII", 0x0202, 4, 1, len(inner)) + bytes(4))
    return scans_within(size, extra=segment(0xE1, b"Exif\0\0" + block + inner))


# MARK: what lies over itself

SOS = segment(0xDA, b"\1\1\0\0\x3f\0")


def over_each_other(size):
    """An index of pictures that begin in each other and end in a maker's trailer: none of them is one."""
    count = min(255, max(1, size // 30))

    def index(entries):
        body = b"".join(struct.pack("<IIIHH", 0x020002, length, at, 0, 0) for length, at in entries)
        block = b"II*\0\x08\0\0\0" + struct.pack("<H", 2) + struct.pack("<HHII", 0xB001, 4, 1, len(entries)) + \
            struct.pack("<HHII", 0xB002, 7, len(body), 38) + bytes(4) + body
        return segment(0xE2, b"MPF\0" + block)
    at = len(jpeg(index([(0, 0)] * (count + 1))))
    heads = b"".join(b"\xff\xd8\xff\xe1" + struct.pack(">H", 2 + 6 * (count - number - 1)) for number in range(count))
    behind = heads + SOS + b"\xff\2" * (max(0, size - at - len(heads)) // 2) + bytes(4) + b"cbipcbbl"
    # Offsets count from behind the segment's identifier, which follows SOI.
    entries = [(len(behind) - 6 * number - 1, at + 6 * number - 10) for number in range(count)]
    return jpeg(index([(0, 0)] + entries)) + behind


def between_films(size):
    """Pictures without an end, each in the segment of the one before it, with the first box of a film in each."""
    film = c.box(b"ftyp", b"mp42\0\0\0\0")
    length = 10 + len(film)
    count = min(31, max(1, size // 100))
    heads = b"".join(b"\xff\xd8\xff\xe1" + struct.pack(">H", length * (count - number) - 4) + b"abcd" + film
                     for number in range(count))
    return jpeg() + heads + SOS + b"\xff\2" * (max(0, size - len(heads)) // 2)


def items_over_each_other(size, name, count, data, shift=0):
    """A HEIF of items of one type over the same bytes, each so many behind the one before it."""
    numbers = range(3, 3 + count)
    related = b"".join(c.box(b"cdsc", struct.pack(">HHH", number, 1, 1)) for number in numbers)

    def build(at):
        places = [(number, [(at + shift * index, max(1, len(data) - shift * index))])
                  for index, number in enumerate(numbers)]
        return c.heif_file(bytes(64), items=[(number, *name) for number in numbers], places=places, references=related,
                           exif=False, data=data)
    return build(len(build(0)) - len(data))


def unknown_items(size):
    data = HEAD + segment(0xE0, bytes(16)) + SOS + b"\xff\2" * (size // 2)
    return items_over_each_other(size, (b"abcd",), min(64, max(1, size // 60)), data)


def xmp_items(size):
    count = min(9_990, max(1, size // 100))
    return items_over_each_other(size, (b"mime", b"\0application/rdf+xml\0"), count, b"<" * max(1, size // 2), 1)


def other_kinds():
    data_set = b"\x1c\2\x19\0\1x"
    resource = b"8BIM\x04\x04\0\0" + struct.pack(">I", 6) + data_set
    return {
        "IPTC: data sets": lambda size: c.webp_file([c.vp8l(16)]) if size < 0 else jpeg(split(
            0xED, b"Photoshop 3.0\0", b"8BIM\x04\x04\0\0" + struct.pack(">I", size // 6 * 6) + data_set * (size // 6))),
        "IPTC: data sets, packed": lambda size: c.png_head() + c.chunk(
            b"zTXt", b"Raw profile type iptc\0\0" + packed_to(
                size, lambda n: b"\niptc\n%8d\n" % (n // 6 * 6) + (data_set * (n // 6)).hex().encode())) + c.IEND,
        "Photoshop: resources": lambda size: jpeg(split(0xED, b"Photoshop 3.0\0", resource * (size // len(resource)))),
        "ICC: tags of one text": lambda size: c.png_head() + c.chunk(b"iCCP", b"i\0\0" + zlib.compress(icc(size))) + c.IEND,
        "ICC: packed": lambda size: c.png_head() + c.chunk(b"iCCP", b"i\0\0" + packed_to(size, icc)) + c.IEND,
        "JUMBF: arrays of small numbers": lambda size: cai(store(
            b"\xa1gactions\x9b" + struct.pack(">Q", size) + b"\1" * size)),
        "JUMBF: maps": lambda size: cai(store(b"\xa1gactions\x9f" + b"\xa1factionfc2pa.x" * (size // 15) + b"\xff")),
        "JUMBF: boxes in boxes": lambda size: cai(nested_boxes(min(size, 60_000))),
        "JUMBF: empty boxes": lambda size: cai(store(b"") + jumbf_box(b"free", b"") * (size // 8)),
        "MPF: entries of one place": mpf,
        "MPF: entries over each other": over_each_other,
        "JPEG: pictures between films": between_films,
        "HEIF: unknown items over the same bytes": unknown_items,
        "HEIF: XMP items over each other": xmp_items,
        "JPEG: F9, arithmetic, 4000 x 4000": lambda size: stated(4000, 4000) + bytes(0) + b"\0" * 0,
        "JPEG: F9, progressive, runs of nothing": lambda size: stated(4000, 4000, 0xC2, max(1, min(190, size // 20))),
        "JPEG: F9, as many scans as are allowed": scans_within,
        "JPEG: F9, arithmetic, as large as is allowed": lambda size: scans_within(size, 0xC9),
        "JPEG: F9, a marker for each block": lambda size: scans_within(size, extra=segment(0xDD, b"\0\1")),
        "JPEG: F9, coefficients enough to be judged": coefficients_within,
        "JPEG: F9, with a thumbnail as large": with_thumbnail,
        "JPEG: F9, as large as is allowed": lambda size: stated(
            *((700, 1000) if size < 10_000 else (1000, 1000)), 0xC2, max(1, min(190, size // 20))),
    }


def kinds():
    return {**exif_kinds(), **xmp_kinds(), **other_kinds()}
