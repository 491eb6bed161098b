"""What changes a few bytes of a photo and codes nothing again: a JPEG's quantization tables, a HEIC's tiles, its turn and
size, a phone's model."""

import os
import struct
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "Accuracy"))

from variant_recipes.heic_boxes import Heic, boxes, children, number  # noqa: E402
from variant_recipes.job import Unfit  # noqa: E402
from survey_originals import walk  # noqa: E402


def tile_list(data):
    """Where the grid's references to its tiles stand, and how many there are."""
    heic = Heic(data)
    _, payload, end = heic.meta["iref"]
    for kind, _, at, _ in boxes(data, payload + 4, end):
        if kind == "dimg" and number(data, at, 2) == heic.primary:
            return at + 4, number(data, at + 2, 2)
    raise Unfit("no grid")


def tiles_reversed(job):
    data = bytearray(job.data())
    at, count = tile_list(data)
    tiles = struct.unpack_from(f">{count}H", data, at)
    struct.pack_into(f">{count}H", data, at, *reversed(tiles))
    job.write(bytes(data), "the grid's tiles in reverse order")


def tile_cloned(job):
    data = bytearray(job.data())
    at, count = tile_list(data)
    middle = at + count // 2 * 2
    data[middle:middle + 2] = data[middle + 2:middle + 4]
    job.write(bytes(data), "a tile shown in its neighbour's place too")


def properties(data, kind):
    """Where the payloads of all properties of a kind stand."""
    _, payload, end = Heic(data).meta["iprp"]
    inner = children(data, payload, end)
    return [at for name, _, at, _ in boxes(data, *inner["ipco"][1:]) if name == kind]


def turned(job):
    data = bytearray(job.data())
    places = properties(data, "irot")
    if not places:
        raise Unfit("no irot")
    for at in places:
        data[at] = (data[at] + 2) % 4
    job.write(bytes(data), "the container's rotation changed by half a turn")


def model_renamed(job):
    """The digits of the EXIF model behind `iPhone `, one higher; the lens and the host keep theirs."""
    data = bytearray(job.data())
    block = data.find(b"Exif\0\0")
    at = data.find(b"iPhone ", max(block, 0)) + len(b"iPhone ")
    if block < 0 or at < len(b"iPhone ") or not 0x30 <= data[at] <= 0x38:
        raise Unfit("no iPhone with a number below 9")
    data[at] += 1
    job.write(bytes(data), "the first digit of the model one higher")


def tables_multiplied(chroma):
    """The quantization table of luma, or those of chroma, a quarter greater: more contrast, or more colour."""
    def make(job):
        data = bytearray(job.data())
        segments, _ = walk(bytes(data))
        frame = next((payload for code, _, payload in segments if code in (0xC0, 0xC1, 0xC2)), None)
        if frame is None or frame[5] != 3:
            raise Unfit("not three components")
        luma, others = frame[8], {frame[11], frame[14]} - {frame[8]}
        slots = others if chroma else {luma}
        done = set()
        for code, offset, payload in segments:
            at = 0
            while code == 0xDB and at < len(payload):
                precision, slot = payload[at] >> 4, payload[at] & 15
                if slot in slots:
                    if precision:
                        raise Unfit("a table of 16 bits")
                    for place in range(offset + 5 + at, offset + 69 + at):
                        data[place] = min(255, (data[place] * 5 + 2) // 4)
                    done.add(slot)
                at += 65 + 64 * precision
        if not done or done != slots:
            raise Unfit("no table of its own")
        job.write(bytes(data), "quantization steps a quarter greater, in place")
    return make
