"""What the fit looks at: a photo's flags at a depth, its class, its family, its group and its share of the whole."""

from collections import Counter, defaultdict

from .labelled import FOUND

# A family of fewer cameras says too little of what its operation does.
LEAST_GROUPS = 10


class Sample:
    __slots__ = ("photo", "flags", "is_original", "family", "group", "source", "share")

    def __init__(self, photo, flags, family):
        self.photo, self.flags, self.family = photo, flags, family
        self.is_original = family == "original"
        self.group, self.source, self.share = photo.group, photo.source, 0.0


def family_of(photo):
    """The family a photo is counted in: found photos are families of their own, since their labels aren't
    independent of the evidence. Nothing where it is in none."""
    if photo.label == "original" and not photo.is_variant:
        return "original"
    if photo.name.startswith("variants/") or not photo.is_variant:
        return "found " + photo.label if photo.label in FOUND and not photo.is_variant else None
    return photo.family


def samples_of(photos, features, depth, left_out):
    """A sample for each JPEG that could be analysed; `left_out` gives the rows of signatures a photo can't be
    compared with. Shares are not set yet."""
    found = []
    for photo in photos:
        family = family_of(photo)
        if family is None or features.row(photo, depth).get("format") != "jpeg":
            continue
        flags = features.flags(photo, depth, left_out(photo))
        if flags is not None:
            found.append(Sample(photo, flags, family))
    return found


def weighted(samples):
    """The samples of originals and of families with groups enough, with shares: families equally, groups equally
    inside a family, photos equally inside a group; each class adds up to one half."""
    groups = defaultdict(Counter)
    for sample in samples:
        groups[sample.family][sample.group] += 1
    families = sorted(family for family in groups if family != "original" and len(groups[family]) >= LEAST_GROUPS)
    kept = [sample for sample in samples if sample.is_original or sample.family in families]
    for sample in kept:
        count = groups[sample.family]
        whole = 0.5 if sample.is_original else 0.5 / len(families)
        sample.share = whole / len(count) / count[sample.group]
    return kept, families
