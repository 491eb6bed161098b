"""A second, independent reader of JPEG segments, TIFF files and EXIF entries.

It shares no code with MetaLens and interprets nothing: it says which bytes
stand where, so that of two readings the right one can be told.
"""
import struct
from dataclasses import dataclass, field

from .raw_containers import READERS, format_of

SIZES = {1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4, 129: 1,
         16: 8, 17: 8, 18: 8}
FRAMES = set(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
ALONE = set(range(0xD0, 0xD9)) | {0x01}
POINTERS = {0x8769: "ExifIFD", 0x8825: "GPS"}
SUB_DIRECTORIES = 0x014A
# TIFF's own number, and those of Olympus' and Panasonic's raw files.
MAGICS = (42, 0x4F52, 0x5352, 0x55)


@dataclass
class Entry:
    """Twelve bytes of a directory and the bytes they point at (None where those lie outside)."""
    tag: int
    type: int
    count: int
    raw: bytes | None
    big: bool

    def rationals(self):
        """(numerator, denominator) of each value of RATIONAL and SRATIONAL."""
        if self.type not in (5, 10) or self.raw is None:
            return []
        code = "i" if self.type == 10 else "I"
        order = ">" if self.big else "<"
        count = len(self.raw) // 8
        flat = struct.unpack(f"{order}{2 * count}{code}", self.raw[: 8 * count])
        return list(zip(flat[::2], flat[1::2]))

    def integers(self):
        """The values of an integer type, signed where the type is."""
        code = {1: "B", 7: "B", 3: "H", 4: "I", 13: "I", 16: "Q", 18: "Q", 6: "b", 8: "h", 9: "i"}.get(self.type)
        if code is None or self.raw is None:
            return []
        size = struct.calcsize("=" + code)
        count = len(self.raw) // size
        return list(struct.unpack(f"{'>' if self.big else '<'}{count}{code}", self.raw[: size * count]))

    def text(self):
        """The bytes up to the first NUL of a value of ASCII or of EXIF 3.0's UTF-8; else None."""
        if self.type not in (2, 129) or self.raw is None:
            return None
        return self.raw.split(b"\0", 1)[0]


@dataclass
class Block:
    """One EXIF block: its directories by name, entries in the order they are written."""
    directories: dict = field(default_factory=dict)
    damage: list = field(default_factory=list)

    def all(self, directory, tag):
        return [entry for entry in self.directories.get(directory, []) if entry.tag == tag]

    def first(self, directory, tag):
        return next(iter(self.all(directory, tag)), None)


@dataclass
class Photo:
    """What stands before a JPEG's first scan, or in another container."""
    format: str | None = "jpeg"
    sizes: list = field(default_factory=list)
    frame: tuple | None = None
    frame_fits: bool = True
    blocks: list = field(default_factory=list)
    order: list = field(default_factory=list)
    damage: list = field(default_factory=list)
    is_big_tiff: bool = False

    @property
    def block(self):
        return self.blocks[0] if self.blocks else Block()


def read_block(data, pictures=False):
    """The directories of a TIFF block; pointers that lead out or in circles are noted, not followed.

    With `pictures` also those of the chain behind the first and those that SubIFDs names: `IFD1`, `SubIFD0`.
    """
    block = Block()
    if len(data) < 8 or data[:2] not in (b"II", b"MM"):
        block.damage.append("header")
        return block
    big = data[:2] == b"MM"
    order = ">" if big else "<"
    magic, first = struct.unpack_from(order + "HI", data, 2)
    # BigTIFF counts entries and values by 64 bits.
    wide = magic == 43 and len(data) >= 16
    if wide:
        (first,) = struct.unpack_from(order + "Q", data, 8)
    elif magic not in MAGICS:
        block.damage.append("header")
        return block
    head, length, room = (8, 20, 8) if wide else (2, 12, 4)
    todo, seen, chain = [("IFD0", first)], set(), 0
    while todo:
        name, at = todo.pop(0)
        if at in seen or at + head > len(data):
            block.damage.append(f"pointer to {name}")
            continue
        seen.add(at)
        entries = block.directories.setdefault(name, [])
        (count,) = struct.unpack_from(order + ("Q" if wide else "H"), data, at)
        for index in range(min(count, len(data) // length + 1)):
            start = at + head + length * index
            if start + length > len(data):
                block.damage.append(f"{name} is cut")
                break
            tag, kind, values = struct.unpack_from(order + ("HHQ" if wide else "HHI"), data, start)
            size = SIZES.get(kind, 0) * values
            slot = start + length - room
            where = slot if size <= room else struct.unpack_from(order + ("Q" if wide else "I"), data, slot)[0]
            whole = kind in SIZES and where + size <= len(data)
            if not whole:
                block.damage.append(f"{name} {tag:#06x}")
            entry = Entry(tag, kind, values, data[where:where + size] if whole else None, big)
            entries.append(entry)
            if name == "IFD0" and tag in POINTERS and entry.integers():
                todo.append((POINTERS[tag], entry.integers()[0]))
            elif pictures and tag == SUB_DIRECTORIES:
                todo += [(f"{name} SubIFD{index}", place) for index, place in enumerate(entry.integers()[:32])]
        behind = at + head + length * count
        if pictures and name in ("IFD0", f"IFD{chain}") and behind + room <= len(data):
            (following,) = struct.unpack_from(order + ("Q" if wide else "I"), data, behind)
            if following:
                chain += 1
                todo.append((f"IFD{chain}", following))
    return block


def sizes_of(block):
    """The sizes that a block's directories state, those of full pictures first, the largest of them before."""
    found = []
    for directory, entries in block.directories.items():
        values = {entry.tag: entry.integers()[0] for entry in reversed(entries) if entry.integers()}
        if 0x0100 in values and 0x0101 in values and directory not in POINTERS.values():
            found.append((values.get(0x00FE, 0) & 1, -values[0x0100] * values[0x0101], (values[0x0100], values[0x0101])))
    return [size for _, _, size in sorted(found)]


def read_photo(data):
    """The EXIF blocks and the sizes that a photo states."""
    kind = format_of(data[:64])
    if kind in READERS:
        found = READERS[kind](data)
        photo = Photo(kind, found.sizes, found.sizes[0] if found.sizes else None, damage=found.damage)
        photo.blocks = [read_parts(block) if isinstance(block, dict) else read_block(block) for block in found.blocks]
        return photo
    if kind == "raf":
        at = int.from_bytes(data[84:88], "big")
        photo = read_jpeg(data[at:at + int.from_bytes(data[88:92], "big")])
        photo.format = kind
        return photo
    if kind in ("tiff", "cr2", "orf", "rw2"):
        block = read_block(data, pictures=True)
        sizes = sizes_of(block)
        return Photo(kind, sizes, sizes[0] if sizes else None, blocks=[block], damage=block.damage,
                     is_big_tiff=data[2:4] in (b"+\0", b"\0+"))
    return read_jpeg(data)


def read_parts(blocks):
    """One block of several, each of which is one directory."""
    whole = Block()
    for name, data in blocks.items():
        part = read_block(data)
        whole.directories[name] = part.directories.get("IFD0", [])
        whole.damage += [note.replace("IFD0", name) for note in part.damage]
    return whole


def read_jpeg(data):
    """The EXIF blocks and the frame of a JPEG, up to its first scan."""
    photo = Photo()
    at = 2
    while at + 1 < len(data):
        if data[at] != 0xFF:
            photo.damage.append("bytes between segments")
            at = data.find(b"\xff", at)
            if at < 0:
                break
            continue
        marker = data[at + 1]
        if marker == 0xFF or marker == 0:
            at += 1 if marker == 0xFF else 2
            continue
        photo.order.append(marker)
        at += 2
        if marker in ALONE:
            continue
        if marker in (0xD9, 0xDA):
            break
        if at + 2 > len(data):
            photo.damage.append("cut segment")
            break
        (length,) = struct.unpack_from(">H", data, at)
        payload = data[at + 2:at + length]
        if length < 2:
            photo.damage.append("segment length under 2")
            at += 2
            continue
        if at + length > len(data):
            photo.damage.append("cut segment")
            break
        if marker in FRAMES and photo.frame is None and len(payload) >= 6:
            height, width = struct.unpack_from(">HH", payload, 1)
            photo.frame = (width, height)
            photo.frame_fits = len(payload) == 6 + 3 * payload[5]
        if marker == 0xE1 and payload[:5] == b"Exif\0":
            photo.blocks.append(read_block(payload[6:]))
        at += length
    return photo
