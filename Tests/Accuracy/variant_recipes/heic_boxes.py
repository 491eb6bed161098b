"""A HEIC's own boxes around tiles that another program coded: what a forger does who knows boxes and no encoder."""

import struct

from .job import Unfit


def boxes(data, start, end):
    """Type, start, payload and end of each box in a range."""
    while start + 8 <= end:
        size, head = struct.unpack_from(">I", data, start)[0], 8
        if size == 1:
            size, head = struct.unpack_from(">Q", data, start + 8)[0], 16
        if size < head or start + size > end:
            raise Unfit("boxes of another form")
        yield data[start + 4:start + 8].decode("latin-1"), start, start + head, start + size
        start += size


def children(data, start, end):
    return {kind: (first, payload, last) for kind, first, payload, last in boxes(data, start, end)}


def number(data, place, count):
    return int.from_bytes(data[place:place + count], "big")


class Heic:
    """What is needed of a file to exchange its tiles."""

    def __init__(self, data):
        self.data = data
        self.top = children(data, 0, len(data))
        _, payload, end = self.top["meta"]
        self.meta = children(data, payload + 4, end)
        self.primary = number(data, self.meta["pitm"][1] + 4, 2)
        self.places = self.read_places()
        self.tiles = self.read_tiles()
        self.hvcc = self.read_configuration()

    def read_places(self):
        """Item to (place of its offset field, offset, length), of those in `mdat`."""
        data, (_, at, _) = self.data, self.meta["iloc"]
        version, sizes = data[at], number(data, at + 4, 2)
        base = sizes >> 4 & 15
        if sizes >> 8 != 0x44 or version > 1:
            raise Unfit("iloc of another form")
        found, at, count = {}, at + 8, number(data, at + 6, 2)
        for _ in range(count):
            item, method = number(data, at, 2), number(data, at + 2, 2) if version else 0
            at += 4 + 2 * version + base
            start = number(data, at - base, base)
            extents = number(data, at, 2)
            if extents != 1:
                raise Unfit("an item in pieces")
            if not method:
                found[item] = (at + 2, start + number(data, at + 2, 4), number(data, at + 6, 4))
            at += 2 + 8 * extents
        return found

    def read_tiles(self):
        _, payload, end = self.meta["iref"]
        for kind, _, at, _ in boxes(self.data, payload + 4, end):
            if kind == "dimg" and number(self.data, at, 2) == self.primary:
                return [number(self.data, at + 4 + 2 * index, 2) for index in range(number(self.data, at + 2, 2))]
        raise Unfit("no grid")

    def read_configuration(self):
        """Start and end of the first tile's hvcC."""
        _, payload, end = self.meta["iprp"]
        inner = children(self.data, payload, end)
        properties = list(boxes(self.data, *inner["ipco"][1:]))
        at = inner["ipma"][1]
        wide, at, count = self.data[at + 3] & 1, at + 8, number(self.data, at + 4, 4)
        for _ in range(count):
            item, entries, at = number(self.data, at, 2), self.data[at + 2], at + 3
            for _ in range(entries):
                index = number(self.data, at, 1 + wide) & (0x7FFF if wide else 0x7F)
                at += 1 + wide
                if item == self.tiles[0] and index and properties[index - 1][0] == "hvcC":
                    return properties[index - 1][1], properties[index - 1][3]
        raise Unfit("no hvcC")


def with_tiles_of(original, other):
    """The original's file with the other's tiles and their hvcC, everything else and its order as it was."""
    first, second = Heic(original), Heic(other)
    if len(first.tiles) != len(second.tiles):
        raise Unfit("grids differ")
    start, end = first.hvcc
    taken = other[second.hvcc[0]:second.hvcc[1]]
    grown = len(taken) - (end - start)
    meta = bytearray(original[first.top["meta"][0]:first.top["meta"][2]])
    offset = first.top["meta"][0]
    contents = {item: original[place:place + count] for item, (_, place, count) in first.places.items()}
    for mine, theirs in zip(first.tiles, second.tiles):
        _, place, count = second.places[theirs]
        contents[mine] = other[place:place + count]
    data = b""
    begin = first.top["meta"][2] + grown + 16
    for item, (field, _, _) in sorted(first.places.items(), key=lambda pair: pair[1][1]):
        struct.pack_into(">II", meta, field - offset, begin + len(data), len(contents[item]))
        data += contents[item]
    meta[start - offset:end - offset] = taken
    for name in ("iprp", "ipco"):
        place = first.meta["iprp"][0] if name == "iprp" else children(
            original, first.meta["iprp"][1], first.meta["iprp"][2])["ipco"][0]
        struct.pack_into(">I", meta, place - offset, struct.unpack_from(">I", original, place)[0] + grown)
    struct.pack_into(">I", meta, 0, len(meta))
    return original[:offset] + bytes(meta) + struct.pack(">I4sQ", 1, b"mdat", len(data) + 16) + data
