"""A second reader of quantization tables, which shares no code with MetaLens, and the method behind
exiftool's JPEGQualityEstimate, whose thresholds follow from IJG's formula."""
import hashlib

ZIG_ZAG = [0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14,
           21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53,
           60, 61, 54, 47, 55, 62, 63]
# ITU-T T.81, tables K.1 and K.2, in natural order.
LUMA = [16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29,
        51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121,
        120, 101, 72, 92, 95, 98, 112, 100, 103, 99]
CHROMA = [17, 18, 24, 47] + [99] * 4 + [18, 21, 26, 66] + [99] * 4 + [24, 26, 56] + [99] * 5 + [47, 66] + [99] * 38


def ijg(base, quality, ceiling=255):
    """A base in natural order at a quality, in zig-zag order."""
    scale = 5000 // quality if quality < 50 else 200 - 2 * quality
    table = [min(max((value * scale + 50) // 100, 1), ceiling) for value in base]
    return [table[place] for place in ZIG_ZAG]


def segments(data):
    """The DQT segments' bodies and the frame's components (sampling, table), up to the first scan."""
    bodies, components, at = [], [], 2
    while at + 4 <= len(data):
        if data[at] != 0xFF or data[at + 1] == 0xFF:
            at += 1
            continue
        marker = data[at + 1]
        if marker in (0xDA, 0xD9):
            break
        if marker in (0x00, 0x01, 0xD8) or 0xD0 <= marker <= 0xD7:
            at += 2
            continue
        length = int.from_bytes(data[at + 2:at + 4], "big")
        body = data[at + 4:at + 2 + length]
        if marker == 0xDB:
            bodies.append(body)
        elif 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC) and len(body) > 5:
            components = [(body[i + 1], body[i + 2]) for i in range(6, min(len(body) - 2, 6 + 3 * body[5]), 3)]
        at += 2 + max(length, 2)
    return bodies, components


def tables(bodies):
    """Tables by slot, in zig-zag order, and whether one has 16 bit."""
    found, wide = {}, False
    for body in bodies:
        at = 0
        while at < len(body):
            size = 2 if body[at] >> 4 else 1
            values = body[at + 1:at + 1 + 64 * size]
            if len(values) < 64 * size:
                break
            wide = wide or size == 2
            found[body[at] & 15] = [int.from_bytes(values[i:i + size], "big") for i in range(0, len(values), size)]
            at += 1 + 64 * size
    return found, wide


def digest(bodies):
    """exiftool's JPEGDigest of bodies, without sampling."""
    return hashlib.md5(b"\0".join(bodies)).hexdigest()


def regrouped(bodies):
    """The digests of the same tables in one segment and in one segment each."""
    found, wide = tables(bodies)
    if wide or not found:
        return []
    parts = [bytes([slot] + found[slot]) for slot in sorted(found)]
    return [digest([b"".join(parts)]), digest(parts)]


def by_slot(bodies):
    """Bodies as exiftool orders them: by the slot each begins with, the last of a slot."""
    kept = {body[0] & 15: body for body in bodies if body and body[0] & 15 < 4}
    return [kept[slot] for slot in sorted(kept)]


def estimate(bodies):
    """What ImageMagick's method, as exiftool does it, makes of bodies; None where it finds no quality.

    It takes every 65 bytes of a body as a table of 8 bit, whatever they are, sums all of them, and
    looks at two places per table. The thresholds are the same sums of IJG's tables.
    """
    read = [body[at:at + 64] for body in by_slot(bodies) for at in range(1, len(body) - 63, 65)][:4]
    if not read:
        return None
    total = sum(map(sum, read))
    # ImageMagick means places in natural order; exiftool takes them in zig-zag order.
    places = read[0][2] + read[0][53] + (read[1][0] + read[1][63] if len(read) > 1 else 0)
    for quality in range(1, 101):
        luma, chroma = ijg(LUMA, quality), ijg(CHROMA, quality)
        in_ijg = sum(luma) + (sum(chroma) if len(read) > 1 else 0)
        at_places = luma[ZIG_ZAG.index(2)] + luma[ZIG_ZAG.index(53)] + (chroma[0] + chroma[63] if len(read) > 1 else 0)
        if places < at_places and total < in_ijg:
            continue
        return quality if (places <= at_places and total <= in_ijg) or quality > 50 else None
    return None
