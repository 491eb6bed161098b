"""What the fit looks at: photos' flags at a depth, their class, family, group, and each one's share of the whole."""

import os

import numpy

from .labelled import FOUND

# A family of fewer cameras says too little of what its operation does.
LEAST_GROUPS = 10

# The formats that are fitted, each by itself, and the maker whose photos alone there are enough of.
FORMATS = {"jpeg": None, "heic": "apple"}


def operations():
    """How common each family and recipe is that operations.tsv lists, by kind and name."""
    found = {}
    with open(os.path.join(os.path.dirname(__file__), "operations.tsv"), encoding="utf-8") as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                kind, name, share, _ = line.rstrip("\n").split("\t")
                found[kind, name] = float(share)
    return found


def family_of(photo):
    """The family a photo is counted in: found photos are families of their own, since their labels aren't
    independent of the evidence. Nothing where it is in none: controls, and the corpus' own variants, which are few and
    made like the others."""
    if photo.label == "original" and not photo.is_variant:
        return "original"
    if not photo.is_variant:
        return "found " + photo.label if photo.label in FOUND else None
    return None if photo.name.startswith("variants/") else photo.family


class Samples:
    """The photos of a format that could be analysed, a row each, and which of the flags (`ids`) each carries."""

    def __init__(self, photos, features, flags, depth, left_out, format="jpeg"):
        """`left_out` gives the rows of signatures that a photo can't be compared with."""
        maker = FORMATS[format]
        self.ids = sorted(flags)
        self.photos, rows = [], []
        for photo in photos:
            if family_of(photo) is None or features.row(photo, depth).get("format") != format:
                continue
            if maker is not None and photo.group.lower().split()[:1] != [maker]:
                continue
            raised = features.flags(photo, depth, left_out(photo))
            if raised is not None:
                self.photos.append(photo)
                rows.append([identity in raised for identity in self.ids])
        self.present = numpy.array(rows, dtype=float)
        families = [family_of(photo) for photo in self.photos]
        self.families = sorted(set(families))
        self.family = numpy.array([self.families.index(family) for family in families])
        groups = sorted({photo.group for photo in self.photos})
        places = {group: number for number, group in enumerate(groups)}
        self.group = numpy.array([places[photo.group] for photo in self.photos])
        self.is_original = numpy.array([family == "original" for family in families])
        self.states_camera = self.present[:, self.ids.index("cameraInfoMissing")] == 0
        common = operations()
        self.common = numpy.array([common.get(("recipe", photo.recipe), 1.0) for photo in self.photos])
        self.family_common = [common.get(("family", family), 1.0) for family in self.families]

    def shares(self, kept):
        """Each photo's share: families by how common they are, groups equally inside a family, photos inside a group by
        how common their recipe is; each class adds up to one half. Nothing for photos that aren't kept, or of families
        with too few groups."""
        shares = numpy.zeros(len(self.photos))
        counted = []
        for number, family in enumerate(self.families):
            chosen = kept & (self.family == number)
            groups, places = numpy.unique(self.group[chosen], return_inverse=True)
            if family != "original" and len(groups) < LEAST_GROUPS:
                continue
            totals = numpy.bincount(places, weights=self.common[chosen], minlength=len(groups))
            shares[chosen] = self.family_common[number] * self.common[chosen] / totals[places] / max(1, len(groups))
            if family != "original":
                counted.append(number)
        shares[~self.is_original] /= max(1e-12, sum(self.family_common[number] for number in counted))
        return shares / 2, [self.families[number] for number in counted]
