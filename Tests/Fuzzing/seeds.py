"""Seeds of the fuzz targets: small photos as they are, and blocks of metadata cut out of photos."""
import hashlib
import json
import plistlib
import re
import struct
import subprocess

# Which dictionary a target has where it isn't the one of its name.
DICTIONARY = {"jp2": "boxes", "jxl": "boxes", "media": "boxes", "jumbf": "boxes", "hevc": "boxes", "av1": "boxes", "cbor": "json",
              "worker": "json", "store": "json", "maker-note": "exif", "tiff": "exif", "raf": "exif", "mpf": "exif",
              "iptc": "photoshop", "service": "jpeg"}
# Photos that a target takes whole, by their names' ends.
WHOLE = {"jpeg": ("jpg", "jpeg"), "gif": ("gif",), "jp2": ("jp2", "j2k"), "jxl": ("jxl",),
         "media": ("heic", "heif", "hif", "avif", "cr3"), "png": ("png",), "raf": ("raf",),
         "tiff": ("tif", "tiff", "dng", "nef", "arw", "pef", "srw", "cr2", "orf", "rw2"), "webp": ("webp",)}
WHOLE["service"] = tuple(end for ends in WHOLE.values() for end in ends)
MOST_BYTES = 65536
MOST_SEEDS = 400
# What takes milliseconds an input has fewer: its seeds alone would take longer than its run.
FEWER_SEEDS = {"service": 100, "store": 100}
# First bytes of a maker note's input: one a maker, in either byte order.
MAKERS = [bytes([number | order]) for number in range(16) for order in (0, 0x80)]


def segments(data):
    """Marker segments before the first scan: marker and payload."""
    position = 2
    while data[:2] == b"\xff\xd8" and position + 4 <= len(data) and data[position] == 0xFF:
        marker, size = data[position + 1], struct.unpack_from(">H", data, position + 2)[0]
        if marker == 0xDA or size < 2:
            return
        yield marker, data[position + 4:position + 2 + size]
        position += 2 + size


def segment_payloads(data, marker, identifier, skipped=0):
    return [payload[len(identifier) + skipped:] for found, payload in segments(data)
            if found == marker and payload.startswith(identifier)]


def boxes(data, kind):
    """The boxes of a type, wherever they stand: header and payload."""
    for found in re.finditer(re.escape(kind), data):
        start = found.start() - 4
        if start >= 0:
            size = struct.unpack_from(">I", data, start)[0]
            if 8 < size <= len(data) - start:
                yield data[start:start + size]


def pictures_in_av1(data):
    """`av1C` behind its length, and what the picture begins with: at most a temporal delimiter, then a sequence header."""
    for box in boxes(data, b"av1C"):
        found = re.search(rb"(\x12\x00)?\x0a[\x04-\x30]", data[data.find(b"mdat") + 4:])
        if found and len(box) < 264:
            start = data.find(b"mdat") + 4 + found.start()
            yield bytes([len(box) - 8]) + box[8:] + data[start:start + 512]


def exif(data):
    blocks = segment_payloads(data, 0xE1, b"Exif\0", 1)
    if data[:4] in (b"II*\0", b"MM\0*"):
        blocks.append(data)
    return blocks


def maker_notes(data):
    """What tag 0x927C of each EXIF directory points at."""
    for block in exif(data):
        order = "<" if block[:2] == b"II" else ">"
        for found in re.finditer(re.escape(struct.pack(order + "HH", 0x927C, 7)), block):
            if found.end() + 8 <= len(block):
                count, offset = struct.unpack_from(order + "II", block, found.end())
                if 4 < count <= len(block) - offset:
                    yield block[offset:offset + count]


def iptc(data):
    for found in re.finditer(rb"8BIM\x04\x04", data):
        name = data[found.end()] if found.end() < len(data) else 0
        place = found.end() + (name + 2 & ~1)
        if place + 4 <= len(data):
            yield data[place + 4:place + 4 + struct.unpack_from(">I", data, place)[0]]


def certificates(data):
    """Certificates and time stamps: sequences of more than 255 bytes."""
    for found in re.finditer(rb"(?s)\x30\x82(..)(?=\x30|\x02|\x06)", data):
        yield data[found.start():found.end() + struct.unpack(">H", found[1])[0]]


def multi_pictures(data):
    return [data[found.start() - 4:] for found in re.finditer(rb"MPF\0(II|MM)", data) if found.start() >= 4]


# What is cut out of every photo for a target.
CUTS = {
    "exif": exif,
    "maker-note": lambda data: [maker + note for note in maker_notes(data) for maker in MAKERS],
    "xmp": lambda data: re.findall(rb"(?s)<x:xmpmeta.*?</x:xmpmeta>|<rdf:RDF.*?</rdf:RDF>", data),
    "iptc": iptc,
    "photoshop": lambda data: segment_payloads(data, 0xED, b"Photoshop 3.0\0"),
    "icc": lambda data: segment_payloads(data, 0xE2, b"ICC_PROFILE\0", 2) + [
        data[found.start() - 36:][:4096] for found in re.finditer(rb"acsp", data) if found.start() >= 36],
    "jumbf": lambda data: list(boxes(data, b"jumb")),
    "cbor": lambda data: [box[8:] for box in boxes(data, b"cbor")],
    "json": lambda data: [box[8:] for box in boxes(data, b"json")] + re.findall(rb'\{"[ -~]{2,4000}\}', data),
    "hevc": lambda data: [box[8:] for box in boxes(data, b"hvcC")],
    "av1": pictures_in_av1,
    "der": lambda data: list(certificates(data)) if b"c2pa.signature" in data else [],
    "mpf": multi_pictures,
    "trailers": lambda data: [data[data.rfind(b"\xff\xd9") + 2:]] if data[:2] == b"\xff\xd8" else [],
}

REQUESTS = [
    b'{"id":"1","path":"photos/a.jpg"}\n', b'3 {"id":"2","name":"a.jpg"}\nabc\n{"path":"b.jpg"}\r\n',
    b'2 {"nameBytes":"612e6a7067"}\nab\n0 {"name":"c"}\n\n', b'{"pathBytes":"ff","path":"\\ufffd"}\n[]\n',
    b'5000 {"name":"d"}\n' + bytes(5000) + b"\n",
]
HEADERS = [
    b"/token/photos\n127.0.0.1:80\nhttp://127.0.0.1:80\nsame-origin\nmetalens-80=secret; a=b\nBearer token\n"
    b"multipart/form-data; boundary=\"a:b\"\nde-AT, en;q=0.5\n12\nd%20e/a.jpg",
    b"/open/x\n[::1]:80\nhttps://photos.example\ncross-site\n", b"/\n192.168.1.2:80\nhttp://[fe80::1]:80\n",
]
FORMS = [
    b'b\n--b\r\nContent-Disposition: form-data; name="file"; filename="a\\"%22.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc\r\n--b--\r\n',
    b'b\n--b\r\ncontent-disposition:form-data;name="file"\r\n\r\n\r\n--b\r\nX: y\r\n\r\n1\r\n--b--',
    b"b\nx\r\n--b \r\nContent-Disposition: Form-Data; name=file; filename=u; filename*=utf-8'de'%C3%BC\r\n\r\n1\r\n--b-- \r\ny",
]
DETAILS = [b'{"case":"A 1","examiner":"","evidence":"\\u00e9","notes":"a\\nb"}', b"{}", b'{"notes":["a"]}']


def comparison(files, shown=(), **members):
    """The reply of a process that compared two photos."""
    kinds = [{"count": 2 if shown else 0, "shown": list(shown)}, *[{"count": 0, "shown": []}] * 6]
    return json.dumps({"files": [{"bytes": 3, "format": name, "holdsJPEG": False, "picture": None, "sha256": digest}
                                 for name, digest in files],
                       "firstDifference": None, "heldPicture": None, "kinds": kinds, "lookAlike": None, "lookAlikeObstacles": None,
                       "origin": {"camera": None, "moment": None}, "sameBytes": False, "sameCoefficients": None,
                       "samePicture": True, "samePreviews": None, **members}, separators=(",", ":")).encode()


COMPARISONS = [comparison([("JPEG", "00"), ("PNG", None)], [{"differsFrom": 7, "first": "x", "name": "a", "second": None}],
                          firstDifference={"first": {"kind": "segment", "name": "APP1 EXIF", "number": 2}, "offset": 9,
                                           "second": None}),
               comparison([("JPEG", "00")] * 2, sameBytes=True)]
SHOT = bytes.fromhex("2507000000180a290900000000000000a202080881bcd6a3061005")
PROGRAM = b"Gcam version: 1.0.540104767\nBuild timestamp: Built on May 10 2023 16:19:14 (1683760754)\n"
NOTES = [b"\x02" + PROGRAM, b"\x0e" + SHOT, b"\x03\x1a" + bytes([len(PROGRAM)]) + PROGRAM + b"\x4a" + bytes([len(SHOT)]) + SHOT,
         b"\x03HdrPlusMakernote=\"SERSUAPvZDVt\""]
PROPERTY_LISTS = [plistlib.dumps(value, fmt=plistlib.FMT_BINARY)
                  for value in (True, "", "text of more than 15", ["a", "\u00e9", "a"], [False, "x" * 300], {"a": [1, 2.5]})]
REPLIES = [b"\x01\x00\x02\x00\x01abcdef", b"\x02", b"\x03No memory", b"\x04"]


class Seeds:
    def __init__(self, root, folders, metalens, scratch):
        self.root, self.scratch = root, scratch
        files = sorted(file for folder in [root / "Fixtures", *folders] for file in folder.rglob("*")
                       if file.is_file() and file.suffix not in (".json", ".md", ".csv", ".tsv"))
        self.photos = [(file, file.read_bytes()) for file in files if 0 < file.stat().st_size <= 32 << 20]
        built = [metalens] if metalens else [root / ".build/release/metalens", root / ".build/debug/metalens"]
        self.metalens = next((path for path in built if path.exists()), None)

    def of(self, name):
        if name in WHOLE:
            return [data for file, data in self.photos if file.suffix.lower().lstrip(".") in WHOLE[name]]
        if name in CUTS:
            return [piece for _, data in self.photos for piece in CUTS[name](data)]
        if name == "worker":
            return REQUESTS
        made = {"serve-request": HEADERS, "serve-form": FORMS, "serve-details": DETAILS, "comparison-reply": COMPARISONS,
                "hdr-plus": NOTES, "property-list": PROPERTY_LISTS}
        if name in made:
            return made[name]
        if name == "picture-reply":
            return REPLIES
        if name == "signatures":
            lines = (self.root / "Sources/MetaLensAssessment/Knowledge/signatures.tsv").read_bytes().split(b"\n")
            return [b"\n".join(lines[:count]) + b"\n" for count in (1, 3, 4, 12)]
        if name == "store":
            return self.reports()
        return []

    def reports(self):
        """Reports as the command writes them."""
        if self.metalens is None:
            return []
        rows = subprocess.run([self.metalens, "batch", "--quiet", "--format", "ndjson", self.root / "Fixtures/flags"],
                              capture_output=True, check=False).stdout.splitlines()
        reports = [json.loads(row) for row in rows]
        for report in reports:
            report.pop("language", None)
        return [json.dumps(report, ensure_ascii=False, separators=(",", ":")).encode() for report in reports]

    def write(self, name, folder):
        """Writes a target's seeds, the smallest of them or some of every size; gives their number."""
        folder.mkdir(parents=True)
        pieces = sorted({piece for piece in self.of(name) if 0 < len(piece) <= MOST_BYTES},
                        key=lambda one: (len(one), one))
        most = FEWER_SEEDS.get(name)
        pieces = pieces[::-(-len(pieces) // most)] if most and pieces else pieces[:MOST_SEEDS]
        for piece in pieces:
            (folder / hashlib.sha256(piece).hexdigest()[:16]).write_bytes(piece)
        return len(pieces)
