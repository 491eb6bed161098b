"""The weights of one depth: log likelihood ratios, and a logistic regression over causes that says how much of each
ratio may count beside the others.

Coefficients stay between 0 and 1, so signs hold and no flag weighs more than its own ratio; they are shrunk, more so
the less there is to learn from. The intercept is the score with nothing to go on, which silence may not decide: it
stays where the score is 30 to 70."""

import math

import numpy
from scipy.optimize import minimize

from .rates import Rates, ratio

LEAST_BASE, MOST_BASE = math.log(0.35 / 0.65), math.log(0.65 / 0.35)
STRENGTHS = (0.0003, 0.001, 0.003, 0.01, 0.03)
FOLDS = 5
MOST_FOR = 1.0


class Fitted:
    """The weights of a depth by flag id, the base, and what they stand on."""

    def __init__(self, base, weights, hows, coefficients, strength, originals, others):
        self.base, self.weights, self.hows, self.coefficients = base, weights, hows, coefficients
        self.strength, self.originals, self.others = strength, originals, others


def ratios(samples, flags, depth):
    originals = Rates([sample for sample in samples if sample.is_original])
    others = Rates([sample for sample in samples if not sample.is_original])
    found = {}
    for flag in flags.values():
        if not flag.at(depth):
            continue
        value, how = ratio(flag.id, flag.kind, originals, others)
        if flag.how == "meaning" or value is None:
            value, how = flag.meaning, "meaning"
        found[flag.id] = (value, how)
    return found, originals, others


def design(samples, flags, found):
    """What of each cause stands in each sample: the heaviest of its ratios; and the fixed part, of flags whose weight
    isn't learnt."""
    slots = sorted({flags[identity].slot for identity, (value, how) in found.items()
                    if how not in ("meaning", "none") and value})
    places = {slot: number for number, slot in enumerate(slots)}
    matrix = numpy.zeros((len(samples), len(slots)))
    offset = numpy.zeros(len(samples))
    for row, sample in enumerate(samples):
        fixed = {}
        for identity in sample.flags:
            value, how = found.get(identity, (0.0, "none"))
            slot = flags[identity].slot if identity in flags else None
            if how == "meaning":
                if abs(value) > abs(fixed.get(slot, 0.0)):
                    fixed[slot] = value
            elif slot in places and abs(value) > abs(matrix[row, places[slot]]):
                matrix[row, places[slot]] = value
        offset[row] = sum(value for slot, value in fixed.items()
                          if slot not in places or not matrix[row, places[slot]])
    return slots, matrix, offset


def limits(slots):
    return [MOST_FOR if slot.endswith("+") else 1.0 for slot in slots]


def spoken(matrix, shares):
    """The shares, with nothing for photos of which no learnt flag says anything, and each class made one half again.
    What is said of those photos is a rule (undetermined, amber), not a rate; left in, they would only draw the base
    down as far as it may go."""
    return numpy.where(numpy.any(matrix != 0, axis=1), shares, 0.0)


def regress(matrix, offset, labels, shares, strength, centre, most):
    """Base and coefficients that make the labels likeliest, each coefficient drawn towards `centre`."""
    count = matrix.shape[1]
    signs = 2 * labels - 1

    def loss(values):
        line = offset + values[0] + matrix @ values[1:]
        margin = signs * line
        chance = 1 / (1 + numpy.exp(numpy.clip(margin, -500, 500)))
        gradient = -(shares * signs * chance)
        away = values[1:] - centre
        total = float(shares @ numpy.logaddexp(0, -margin) + strength * (away @ away))
        return total, numpy.concatenate(([gradient.sum()], matrix.T @ gradient + 2 * strength * away))

    start = numpy.concatenate(([0.0], numpy.full(count, 0.5)))
    done = minimize(loss, start, jac=True, method="L-BFGS-B",
                    bounds=[(LEAST_BASE, MOST_BASE)] + [(0.0, limit) for limit in most],
                    options={"maxiter": 2000, "ftol": 1e-12, "gtol": 1e-9})
    return done.x[0], done.x[1:]


def fold_of(groups):
    """A fold for each group, the same on every run: dealt out in the order of their names."""
    return {group: number % FOLDS for number, group in enumerate(sorted(set(groups), key=lambda name: name.encode()))}


def chosen_strength(samples, flags, depth, centre):
    """The shrinkage whose probabilities are best (log loss) on groups left out."""
    folds = fold_of([sample.group for sample in samples])
    losses = {strength: 0.0 for strength in STRENGTHS}
    for fold in range(FOLDS):
        kept = [sample for sample in samples if folds[sample.group] != fold]
        tried = [sample for sample in samples if folds[sample.group] == fold]
        found, _, _ = ratios(kept, flags, depth)
        slots, matrix, offset = design(kept, flags, found)
        tried_slots, tried_matrix, tried_offset = design(tried, flags, found)
        labels = numpy.array([sample.is_original for sample in kept], dtype=float)
        shares = numpy.array([sample.share for sample in kept])
        signs = numpy.array([1.0 if sample.is_original else -1.0 for sample in tried])
        weights = spoken(tried_matrix, numpy.array([sample.share for sample in tried]))
        for strength in STRENGTHS:
            base, coefficients = regress(matrix, offset, labels, spoken(matrix, shares), strength, centre, limits(slots))
            margin = signs * (base + tried_offset + tried_matrix @ coefficients)
            losses[strength] += float(weights @ numpy.logaddexp(0, -margin))
    return min(STRENGTHS, key=lambda strength: (round(losses[strength], 6), -strength)), losses


def fitted(samples, flags, depth, strength=None, centre=1.0):
    """The weights of one depth from weighted samples."""
    if strength is None:
        strength, _ = chosen_strength(samples, flags, depth, centre)
    found, originals, others = ratios(samples, flags, depth)
    slots, matrix, offset = design(samples, flags, found)
    labels = numpy.array([sample.is_original for sample in samples], dtype=float)
    shares = numpy.array([sample.share for sample in samples])
    base, coefficients = regress(matrix, offset, labels, spoken(matrix, shares), strength, centre, limits(slots))
    of_slot = dict(zip(slots, coefficients))
    weights, hows = {}, {}
    for identity, (value, how) in found.items():
        flag = flags[identity]
        weight = value if how in ("meaning", "none") else value * of_slot.get(flag.slot, 0.0)
        if flag.kind in ("isOriginal", "isEdited") and abs(weight) < 0.05:
            weight = 0.05 if flag.kind == "isOriginal" else -0.05
        weights[identity] = round(weight, 2) + 0.0
        hows[identity] = how
    return Fitted(round(float(base), 2), weights, hows, of_slot, strength, originals, others)


def log_odds(flags_raised, weights, base, flags):
    """The sum as metalens makes it: a flag once, of one cause the heaviest that speaks the same way."""
    heaviest = {}
    for identity in flags_raised:
        weight = weights.get(identity, 0.0)
        if weight:
            slot = flags[identity].slot
            if abs(weight) > abs(heaviest.get(slot, 0.0)):
                heaviest[slot] = weight
    return base + sum(heaviest.values())
