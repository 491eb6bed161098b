"""What the fit looks at: photos' flags at a depth, their class, family, group, and each one's share of the whole."""

import numpy

from .labelled import FOUND

# A family of fewer cameras says too little of what its operation does.
LEAST_GROUPS = 10


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
    """The JPEG photos that could be analysed, a row each, and which of the flags (`ids`) each carries."""

    def __init__(self, photos, features, flags, depth, left_out):
        """`left_out` gives the rows of signatures that a photo can't be compared with."""
        self.ids = sorted(flags)
        self.photos, rows = [], []
        for photo in photos:
            if family_of(photo) is None or features.row(photo, depth).get("format") != "jpeg":
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

    def shares(self, kept):
        """Each photo's share: families equally, groups equally inside a family, photos equally inside a group; each
        class adds up to one half. Nothing for photos that aren't kept, or of families with too few groups."""
        shares = numpy.zeros(len(self.photos))
        counted = []
        for number, family in enumerate(self.families):
            chosen = kept & (self.family == number)
            groups, places, counts = numpy.unique(self.group[chosen], return_inverse=True, return_counts=True)
            if family != "original" and len(groups) < LEAST_GROUPS:
                continue
            shares[chosen] = 1 / len(groups) / counts[places] if len(groups) else 0.0
            if family != "original":
                counted.append(family)
        shares[~self.is_original] /= max(1, len(counted))
        return shares / 2, counted
