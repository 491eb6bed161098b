"""How often each flag is raised on originals and on the rest, by groups, and what that says for or against."""

import math

import numpy

Z = 1.959964
# A flag that fewer groups carry, on the side it speaks for, weighs no more than the lower bound of its ratio; where
# fewer groups were measured at all, a third of them is enough.
RARE = 10
# The least that a flag weighs which isn't information or a warning: its sign is its type's, whatever was counted.
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
    told as so many of the groups (`raised` of `groups`); how many groups carry it at all; and how many photos."""

    def __init__(self, samples, shares, chosen):
        present = samples.present[chosen]
        shares = shares[chosen]
        groups, places = numpy.unique(samples.group[chosen], return_inverse=True)
        self.ids, self.groups, self.files = samples.ids, len(groups), len(present)
        self.raised = dict(zip(self.ids, shares @ present / max(shares.sum(), 1e-12) * self.groups))
        self.counts = dict(zip(self.ids, present.sum(axis=0).astype(int).tolist()))
        carried = numpy.zeros((len(groups), len(self.ids)))
        numpy.add.at(carried, places, present)
        self.carriers = dict(zip(self.ids, (carried > 0).sum(axis=0).tolist()))

    def smoothed(self, flag):
        return (self.raised[flag] + 0.5) / (self.groups + 1)


def ratio(flag, originals, others):
    """The log likelihood ratio of a flag in favour of an original, and how it came about; nothing where no photo
    carries it."""
    if flag.kind == "information":
        return 0.0, "none"
    if originals.counts[flag.id] + others.counts[flag.id] == 0:
        return None, "meaning"
    supports = flag.kind == "isOriginal"
    value, how = math.log(originals.smoothed(flag.id) / others.smoothed(flag.id)), "fit"
    spoken_for = originals if supports else others
    if spoken_for.carriers[flag.id] < min(RARE, math.ceil(spoken_for.groups / 3)):
        mine, theirs = (wilson(rates.raised[flag.id], rates.groups) for rates in (originals, others))
        if supports:
            bound = math.log(max(mine[0], 1e-6) / theirs[1])
        else:
            bound = math.log(mine[1] / max(theirs[0], 1e-6))
        value, how = (min(value, bound) if supports else max(value, bound)), "fit, lower bound"
    least = 0.0
    if flag.kind == "isEdited":
        # what no original carries speaks at least as much as what no photo carries
        least = LEAST if originals.counts[flag.id] else abs(flag.meaning)
    elif supports:
        least = LEAST
    return (max(value, least) if supports else min(value, -least)), how
