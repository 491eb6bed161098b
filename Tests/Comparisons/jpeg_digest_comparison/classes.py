"""The named classes that a difference can fall in; what falls in none fails the comparison."""
import re
from dataclasses import dataclass, field
from typing import Callable

from .tables import CHROMA, LUMA, estimate, ijg, regrouped, tables


@dataclass
class Photo:
    ours: dict
    theirs: dict
    bodies: list
    components: list
    known: set = field(default_factory=set)

    @property
    def matches(self):
        return self.ours.get("matches", [])

    @property
    def ijg(self):
        """Our IJG quality, where IJG's formula makes the tables."""
        return next((match["qualities"][0] for match in self.matches if match["family"] == "ijg"), None)

    @property
    def quality(self):
        """The quality we state: IJG's own, or the nearest."""
        return self.ijg or self.ours.get("nearestIJG", {}).get("quality")

    @property
    def name(self):
        """exiftool's name of the digest, or None."""
        name = self.theirs.get("JPEGDigest")
        return None if name is None or str(name).startswith("Unknown") else str(name)

    @property
    def theirs_quality(self):
        value = self.theirs.get("JPEGQualityEstimate")
        return value if isinstance(value, int) else None

    def raw_is_ijg(self):
        """Whether the second reader finds IJG's tables at our quality."""
        found, wide = tables(self.bodies)
        quality, used = self.ijg, [table for _, table in self.components]
        if quality is None or not used or any(slot not in found for slot in used):
            return False
        ceiling = 32767 if wide else 255
        luma, chroma = ijg(LUMA, quality, ceiling), ijg(CHROMA, quality, ceiling)
        return found[used[0]] == luma and all(found[slot] in (luma, chroma) for slot in used[1:])


def expected_name(name):
    """Our word for a name of exiftool's, where it names a family of ours."""
    for pattern, form in [(r"Independent JPEG Group library .*?Quality (?:0 or )?(\d+)", "IJG quality {}"),
                          (r"Adobe Photoshop, Save for web, Quality (\d+)", "Photoshop Save for Web {}"),
                          (r"Adobe Photoshop, Quality (\d+)", "Photoshop Save As {}"),
                          (r"Adobe Lightroom, Quality (\d+)% - (\d+)%", "Lightroom {}-{} %")]:
        if found := re.match(pattern, name):
            return form.format(*found.groups())
    return None


def same_name(photo):
    expected = photo.name and expected_name(photo.name)
    return expected is not None and any(match["name"] == expected for match in photo.matches)


def other_grouping(photo):
    return photo.name is None and any(digest in photo.known for digest in regrouped(photo.bodies))


def has_row(photo):
    return any(match["family"] not in ("ijg", "ijg9e", "mozjpeg") for match in photo.matches)


@dataclass(frozen=True)
class Class:
    name: str
    holds: Callable
    right: str
    why: str


NAME_CLASSES = [
    Class("IJG's tables under a product's name",
          lambda p: p.name is not None and expected_name(p.name) is None and p.raw_is_ijg(), "both",
          "The tables are exactly what IJG's formula gives. exiftool's list holds this grouping and sampling under the "
          "name of a camera or a program that uses them; MetaLens names the formula, which many use."),
    Class("no row for this product",
          lambda p: p.name is not None and expected_name(p.name) is None and not p.matches, "exiftool",
          "exiftool's list names a camera or a program whose tables no formula gives and the catalogue has no row for. "
          "MetaLens states the nearest IJG quality with its residual."),
    Class("IJG's tables in another grouping", lambda p: p.name is None and p.raw_is_ijg(), "MetaLens",
          "The tables are exactly what IJG's formula gives, but stand in one segment, or have 16 bit, or a grey "
          "picture's one table: exiftool's list has only two segments of 8 bit."),
    Class("an editor's tables in another grouping", other_grouping, "MetaLens",
          "In one segment or in two the same tables have a digest on exiftool's list: it was Photoshop's table, written "
          "by another library."),
    Class("a row measured", lambda p: p.name is None and has_row(p), "MetaLens",
          "The tables are a row of the catalogue that exiftool's list doesn't have."),
    Class("mozjpeg's or libjpeg 9e's base",
          lambda p: p.name is None and p.ijg is None and any("qualities" in match for match in p.matches), "MetaLens",
          "The formula over another base, which exiftool's list doesn't have."),
]

QUALITY_CLASSES = [
    Class("IJG's tables, and others beside them",
          lambda p: p.raw_is_ijg() and p.theirs_quality == estimate(p.bodies) and len(tables(p.bodies)[0]) > 2,
          "MetaLens",
          "The tables are exactly IJG's at our quality. The file has a third table, which exiftool's method adds to "
          "the sum and so estimates too low."),
    Class("IJG's tables, low quality",
          lambda p: p.raw_is_ijg() and p.theirs_quality is None and estimate(p.bodies) is None, "MetaLens",
          "The tables are exactly IJG's at our quality. exiftool looks at other places of the tables than "
          "ImageMagick does, and gives no quality below 50 where they don't fit."),
    Class("IJG's tables, not as exiftool sums",
          lambda p: p.raw_is_ijg() and p.theirs_quality == estimate(p.bodies), "MetaLens",
          "The tables are exactly IJG's at our quality. The method's sum, over every 65 bytes of each segment, isn't "
          "theirs: a luma table that stands twice, tables of 16 bit."),
    Class("another family's tables",
          lambda p: p.matches and p.ijg is None and p.theirs_quality == estimate(p.bodies), "MetaLens",
          "The tables are known and not IJG's: MetaLens names them and states no IJG quality."),
    Class("no quality fits",
          lambda p: not p.matches and p.theirs_quality is None and estimate(p.bodies) is None, "MetaLens",
          "The tables aren't IJG's, and exiftool's method gives no quality. MetaLens states the nearest and a residual "
          "that says how far it is."),
    Class("two measures of unlike tables",
          lambda p: not p.matches and p.theirs_quality == estimate(p.bodies), "undecidable",
          "The tables aren't IJG's at any quality: a sum of all values against least squares, and only the latter "
          "says how far it is."),
]


def classify(photo, classes):
    """The first class whose test holds, or None."""
    return next((group for group in classes if group.holds(photo)), None)
