"""What each program says, family by family, in one form: names to lists of texts."""
import re


def flat(value):
    """Every text of a value of exiftool's: structures and lists opened."""
    if isinstance(value, dict):
        return [text for values in value.values() for item in values for text in flat(item)]
    if isinstance(value, list):
        return [text for item in value for text in flat(item)]
    return [str(value)]


def plain(text):
    """A text in the one form in which numbers, dates and booleans of both can be compared."""
    text = str(text).strip().replace("\r\n", "\n")
    date = re.match(r"^(\d{4})[-:](\d\d)(?:[-:](\d\d))?(?:[T ](\d\d:\d\d)(?::(\d\d))?(\.\d+)?(Z|[-+]\d\d:?\d\d)?)?$", text)
    if date:
        year, month, day, clock, second, fraction, zone = date.groups()
        zone = {"Z": "+00:00", None: ""}.get(zone, zone)
        return f"{year}-{month}-{day or ''} {clock or ''}:{second or '00'}{(fraction or '').rstrip('0').rstrip('.')}{zone}"
    if text.lower() in ("true", "false"):
        return text.lower()
    if re.match(r"^-?\d+/\d+( -?\d+/\d+)*$", text) and "/" in text:
        parts = [part.split("/") for part in text.split()]
        return " ".join(f"{int(above) / int(below):.5g}" if int(below) else "undef" for above, below in parts)
    if re.match(r"^(-?\d+(\.\d+)?|undef)( (-?\d+(\.\d+)?|undef))+$", text):
        return " ".join(part if part == "undef" else f"{float(part):.5g}" for part in text.split())
    try:
        return f"{float(text):.5g}"
    except ValueError:
        return text


def same_texts(ours, theirs):
    """Whether both have the same texts, in whatever order."""
    return sorted(map(plain, ours)) == sorted(map(plain, theirs))


class Family:
    """A place of metadata: what of MetaLens' and of exiftool's belongs there."""

    def __init__(self, groups, ours, theirs, same=None):
        self.groups, self.ours, self.theirs = re.compile(groups), ours, theirs
        self.same = same or same_texts

    def reads(self, group):
        """Whether a group of exiftool's is compared here."""
        return bool(self.groups.fullmatch(group))


def tags(family, found):
    """Group, name, id and value of each of exiftool's tags that belong to a family."""
    for full, values in found.items():
        if ":" not in full:
            continue
        group, name = full.split(":")[0], full.split(":")[-1]
        if not family.reads(group):
            continue
        for value in values:
            yield group, name, value["id"][0] if isinstance(value, dict) and "id" in value else None, \
                value["val"][0] if isinstance(value, dict) and "val" in value else value


def add(found, key, texts):
    """Adds texts under a name, one in place of equal ones."""
    texts = [text for text in texts if text != ""]
    if texts:
        found.setdefault(key, []).extend(texts)


def local(path):
    """The name of the outermost property of a path, without its prefix."""
    first = path.split("/")[0] if not path.startswith("{") else path.split("}")[-1].split("/")[0]
    return re.sub(r"\[\d+\]", "", first.split(":")[-1]).lower()


def xmp_ours(metadata):
    found = {}
    for packet in metadata["xmp"]:
        add(found, "xmptk", [packet["toolkit"] or ""])
        for line in packet["properties"]:
            add(found, local(line["path"]), [line["text"]])
    return found


def xmp_theirs(family, printed, numeric):
    found = {}
    for _, name, key, value in tags(family, numeric):
        add(found, re.sub(r"-[a-z]{2}(-[A-Z]{2})?$", "", str(key or name)).split(":")[-1].lower(), flat(value))
    return found


# Numbers of two bytes, dates and times (IIM 4.2, chapters 5 and 6), which exiftool writes its own way.
IPTC_NUMBERS, IPTC_DATES, IPTC_TIMES = {0, 20, 22, 200, 201}, {30, 37, 47, 55, 62, 70}, {35, 38, 60, 63, 80}


def iptc_ours(metadata):
    found = {}
    for block in metadata["iptc"]:
        for item in block["dataSets"]:
            text = item["text"]
            if item["number"] in IPTC_NUMBERS and item["bytes"] == 2:
                text = str(int.from_bytes(text.encode("latin-1", "replace"), "big"))
            if re.match(r"^\d{8}$", text) and item["number"] in IPTC_DATES:
                text = f"{text[:4]}:{text[4:6]}:{text[6:]}"
            if re.match(r"^\d{6}([-+]\d{4})?$", text) and item["number"] in IPTC_TIMES:
                text = ":".join(re.findall("..", text[:6])) + (text[6:9] + ":" + text[9:] if len(text) > 6 else "")
            add(found, f"{item['number']}", [text])
    return found


def iptc_theirs(family, printed, numeric):
    found = {}
    for _, _, key, value in tags(family, numeric):
        add(found, str(key), flat(value))
    return found


def photoshop_ours(metadata):
    found = {}
    for resource in metadata["photoshop"]:
        says = resource["says"]
        if resource["id"] == "0x0406":
            found.setdefault("quality", []).append(re.sub(r"\D", "", says.split(",")[0]))
        if resource["id"] == "0x0425":
            found.setdefault("digest", []).append(says.split()[-1] if says else "")
        if resource["id"] == "0x0421" and says:
            found.setdefault("writer", []).append(says.removeprefix("written by ").rsplit(", for ", 1)[0])
    return found


def photoshop_theirs(family, printed, numeric):
    names = {"PhotoshopQuality": "quality", "IPTCDigest": "digest", "WriterName": "writer"}
    found = {}
    for _, name, _, value in tags(family, printed):
        if name in names:
            add(found, names[name], flat(value))
    return found


ICC = {"ProfileDescription": "description", "ProfileCreator": "creator", "DeviceManufacturer": "manufacturer",
       "DeviceModel": "model", "PrimaryPlatform": "platform", "ProfileDateTime": "date", "ProfileClass": "class",
       "ColorSpaceData": "colorSpace", "ProfileCopyright": "copyright", "ProfileCMMType": "preferredModule"}


def icc_ours(metadata):
    found = {}
    for profile in metadata["icc"]:
        for key in ICC.values():
            add(found, key, [(profile[key] or "").strip()])
    return found


def icc_theirs(family, printed, numeric):
    found = {}
    for _, name, _, value in tags(family, numeric):
        if name in ICC:
            add(found, ICC[name], [text.strip().strip("\0") for text in flat(value)])
    return found


def texts_ours(metadata):
    found = {}
    for text in metadata["texts"]:
        add(found, re.sub(r"[^a-z0-9]", "", (text["keyword"] or "comment").lower()), [text["text"].strip()])
    return found


def texts_theirs(family, printed, numeric):
    found = {}
    for group, name, key, value in tags(family, numeric):
        if group == "File" and name == "Comment":
            add(found, "comment", [text.strip() for text in flat(value)])
        elif group == "PNG" and not isinstance(key, int) and key not in PNG_STRUCTURE:
            add(found, re.sub(r"[^a-z0-9]", "", str(key).lower()), [text.strip() for text in flat(value)])
    return found


PNG_STRUCTURE = {"PLTE", "gAMA", "sRGB", "bKGD", "pHYs", "tIME", "cHRM", "tRNS", "sBIT", "hIST", "oFFs", "pCAL", "sCAL",
                 "acTL", "fcTL", "vpAg", "orNT", "iCCP-name", "SRGBRendering", "eXIf", "zxIf", "caNv"}


def credentials_ours(metadata):
    found = {}
    for store in metadata["credentials"]:
        for manifest in store["manifests"]:
            add(found, "claim_generator", [manifest["claimGenerator"] or ""])
            for action in manifest["actions"]:
                add(found, "action", [action["action"]])
                add(found, "digitalSourceType", [action["digitalSourceType"] or ""])
    return found


def credentials_theirs(family, printed, numeric):
    found = {}

    def walk(value, key=None):
        if isinstance(value, dict):
            for name, values in value.items():
                for item in values:
                    walk(item, name)
        elif isinstance(value, list):
            for item in value:
                walk(item, key)
        elif key in ("action", "digitalSourceType", "claim_generator"):
            add(found, key, [str(value)])
    for _, _, key, value in tags(family, numeric):
        walk(value, key)
    return found


MAKER_GROUPS = r"(Apple|Canon|Nikon|Olympus|FujiFilm|Sony|Panasonic|Pentax|Samsung|Leica)"


def maker_ours(metadata):
    found = {}
    for value in (metadata["makerNote"] or {"values": []})["values"]:
        add(found, value["name"], [value["text"]])
    return found


def maker_theirs(family, printed, numeric):
    found = {}
    for source in (printed, numeric):
        for _, name, _, value in tags(family, source):
            add(found, name, [text.strip() for text in flat(value)])
    return found


def same_maker(ours, theirs):
    """Ours is one of exiftool's two forms; what only exiftool has isn't asked for here."""
    return not ours or any(plain(ours[0]) == plain(text) for text in theirs)


FAMILIES = {
    "XMP": Family(r"XMP-.*", lambda family, metadata: xmp_ours(metadata), xmp_theirs),
    "IPTC": Family(r"IPTC\d*", lambda family, metadata: iptc_ours(metadata), iptc_theirs),
    "Photoshop": Family(r"Photoshop", lambda family, metadata: photoshop_ours(metadata), photoshop_theirs),
    "ICC": Family(r"ICC.*", lambda family, metadata: icc_ours(metadata), icc_theirs),
    "texts": Family(r"File|PNG", lambda family, metadata: texts_ours(metadata), texts_theirs),
    "Content Credentials": Family(r"CBOR|JUMBF", lambda family, metadata: credentials_ours(metadata),
                                  credentials_theirs),
    "maker note": Family(MAKER_GROUPS, lambda family, metadata: maker_ours(metadata), maker_theirs, same_maker),
}


def ours_of(family, metadata):
    """MetaLens' values of a family."""
    return family.ours(family, metadata)


def theirs_of(family, printed, numeric):
    """exiftool's values of a family."""
    return family.theirs(family, printed, numeric)
