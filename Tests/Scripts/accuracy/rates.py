"""How often each flag is raised on originals and on the rest, by groups, and what that says for or against."""

import math
from collections import defaultdict

Z = 1.959964
# A flag that fewer groups carry, on the side it speaks for, weighs no more than the lower bound of its ratio.
RARE = 10
# What a flag weighs that labelled photos speak against: the sign is the type's.
LEAST = 0.05


def wilson(count, total):
    """95 % Wilson score interval of a share."""
    if total <= 0:
        return 0.0, 1.0
    share, square = count / total, Z * Z / total
    centre = (share + square / 2) / (1 + square)
    half = Z * math.sqrt(max(0.0, share * (1 - share) / total + square / total / 4)) / (1 + square)
    return max(0.0, centre - half), min(1.0, centre + half)


class Rates:
    """Of each flag the share of photos that carry it, families counted equally and groups equally inside a family,
    told as so many of the groups (`raised` of `groups`); and the plain count of photos."""

    def __init__(self, samples):
        self.files = len(samples)
        self.counts = defaultdict(int)
        self.carriers = defaultdict(set)
        self.groups = len({sample.group for sample in samples})
        self.raised = defaultdict(float)
        whole = sum(sample.share for sample in samples) or 1.0
        for sample in samples:
            for flag in sample.flags:
                self.raised[flag] += sample.share / whole * self.groups
                self.counts[flag] += 1
                self.carriers[flag].add(sample.group)

    def smoothed(self, flag):
        return (self.raised[flag] + 0.5) / (self.groups + 1)


def ratio(flag, kind, originals, others, meaning=0.0):
    """The log likelihood ratio of a flag in favour of an original, and how it came about."""
    if kind == "information":
        return 0.0, "none"
    if originals.counts[flag] + others.counts[flag] == 0:
        return None, "meaning"
    supports = kind == "isOriginal"
    value, how = math.log(originals.smoothed(flag) / others.smoothed(flag)), "fit"
    side = originals if supports else others
    if len(side.carriers[flag]) < RARE:
        mine, theirs = wilson(originals.raised[flag], originals.groups), wilson(others.raised[flag], others.groups)
        if supports:
            bound = math.log(max(mine[0], 1e-6) / theirs[1])
        else:
            bound = math.log(mine[1] / max(theirs[0], 1e-6))
        value, how = (min(value, bound) if supports else max(value, bound)), "fit, lower bound"
    if supports:
        return max(value, LEAST), how
    return min(value, 0.0 if kind == "warning" else -LEAST), how
