"""Why MetaLens and exiftool can differ in a value outside EXIF: each class is told by the values and the name alone."""
import re

from exiftool_comparison.metadata_values import plain

# exiftool makes seconds, f-numbers and degrees of these.
CONVERTED = {"aperturevalue", "maxaperturevalue", "shutterspeedvalue", "gpslatitude", "gpslongitude", "gpsdestlatitude",
             "gpsdestlongitude", "gpstimestamp", "colorspace", "exposurecompensation"}
# What exiftool prints for people, where the note holds a number or a code.
NUMBERED = {"CanonModelID", "PentaxModelID", "SonyModelID", "LensType", "LensID", "CameraType", "CameraType2", "Lens",
            "HDR", "ImageCaptureType", "Quality", "LensModel", "LensMake", "BodyFirmwareVersion", "TimeZone", "Date",
            "Time", "FirmwareVersion", "CanonFirmwareVersion", "SerialNumber", "DriveMode", "PowerUpTime"}


def is_part(some, whole):
    """Whether each text of the one is among the texts of the other."""
    return set(map(plain, some)) <= set(map(plain, whole))


def classify_metadata(family, key, ours, theirs, found):
    """The class of a difference of a file that MetaLens found this in, or None."""
    damage = {item["code"] for item in found["diagnostics"]}
    blank = [text for text in theirs if text.strip()]
    if not ours and not blank:
        return "exiftool lists an empty structure"
    if family == "XMP":
        if key == "about":
            return "rdf:about, which exiftool lists as a property"
        if not ours and "xmpInvalid" in damage:
            return "behind a fault in the packet, where XML's rules end the reading"
        if not ours and damage & {"partInvalid", "partTruncated", "segmentLengthInvalid", "bytesBetweenSegments"}:
            return "behind damage in the container, which exiftool passes over"
        if not ours and any(item["name"].strip() == "http://ns.adobe.com/xap/1.0/" for item in found["segments"]):
            return "a segment whose identifier isn't XMP's to the byte"
        if key in CONVERTED:
            return "converted by exiftool into other units"
        if is_part(theirs, ours) and theirs:
            return "stated more than once, and exiftool lists it less often"
        if is_part(ours, theirs) and ours:
            return "stated more than once, and MetaLens keeps it less often"
        if not theirs:
            return "a property that exiftool doesn't list"
        if theirs[0].startswith("(Binary data"):
            return "what exiftool takes for binary data and doesn't print"
        if plain(" ".join(map(plain, ours))) == plain(" ".join(map(plain, theirs))):
            return "an array that exiftool joins"
        if [re.sub(r"\D", "", text) for text in ours] == [re.sub(r"\D", "", text) for text in theirs]:
            return "a date in a form of its own"
        if not ours and all(text.startswith("\n") or not text.strip() for text in theirs):
            return "exiftool lists an empty structure"
    if family == "IPTC" and any("\0" in text or not text.isascii() for text in ours):
        return "text in another encoding, or with NULs"
    if family == "IPTC" and is_part(theirs, ours):
        return "stated more than once, and exiftool lists it less often"
    if family == "ICC":
        if key in ("description", "copyright") and ours and theirs:
            return "another language of several"
        if not theirs:
            return "a signature that exiftool shows as none"
        if ours and is_part(theirs, ours) or ours and is_part(ours, theirs):
            return "several profiles, of which one lists more"
    if family == "texts" and any("?" in text for text in theirs) and not "".join(ours).isascii():
        return "text in another encoding"
    if key == "date" and not ours:
        return "a date of zeros"
    if family == "texts" and not theirs:
        return "a comment or text of a container, which exiftool lists elsewhere or not"
    if family == "texts" and re.match(r"^[A-Z][a-z]{2}, \d", (ours or [""])[0]):
        return "a date in a form of its own"
    if family == "maker note" and not theirs:
        return "a tag that this exiftool has under another name or none"
    if family == "maker note" and re.match(r"^0x", ours[0]):
        return "a number or a code, which exiftool prints for people"
    if family == "maker note" and key in NUMBERED:
        return "a number or a code, which exiftool prints for people"
    return None
