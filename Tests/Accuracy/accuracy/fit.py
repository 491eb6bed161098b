"""The weights of one depth: log likelihood ratios, and a logistic regression over causes that says how much of each
ratio may count beside the others.

Coefficients stay between 0 and 1, so signs hold and no cause counts more than its own ratio; they are drawn towards 1
(every cause counts by itself), more so the less there is to learn from. The intercept is the score with nothing to go
on, which silence may not decide: it stays where the score is about 35 to 65.

Rare flags weigh by the weaker bound of their ratio, and causes that go together share what they say, so that sums come out
timid: less is said than is seen. One number a table, 1 or more, makes up for it, by which all its weights are multiplied. It is
chosen on groups left out, by photos that nothing accuses, since bounds speak where something does; of numbers that chance
doesn't tell from the best it is the least."""

import math
import os

# the matrices are small: threads would only wait for each other
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")

# pylint: disable=wrong-import-position
import numpy
from scipy.optimize import minimize

from .rates import LEAST, Rates, ratio

LEAST_BASE, MOST_BASE = math.log(0.35 / 0.65), math.log(0.65 / 0.35)
STRENGTHS = (0.0003, 0.001, 0.003, 0.01, 0.03)
SHARPNESSES = (1.0, 1.1, 1.2)
FOLDS = 5


class Fitted:
    """The weights of a depth by flag id, the base, and what they stand on."""

    def __init__(self, base, weights, hows, coefficients, chosen, rates):
        self.base, self.weights, self.hows, self.coefficients = base, weights, hows, coefficients
        self.chosen = self.strength, self.sharpness = chosen
        self.originals, self.others = rates


def ratios(samples, shares, flags, depth):
    """Each flag's log likelihood ratio, how it was found, and the rates of all photos.

    Flags that support or warn are counted among photos that no accusing flag speaks against: they decide between an
    original and what leaves no such trace. Beside an accusation they hardly matter, and counted there a warning that
    few kinds of edits raise would seem to speak for an original."""
    accusing = [samples.ids.index(flag.id) for flag in flags.values() if flag.kind == "isEdited"]
    clear = ~numpy.any(samples.present[:, accusing] > 0, axis=1)
    sides = [(shares > 0) & samples.is_original, (shares > 0) & ~samples.is_original]
    everyone = [Rates(samples, shares, side) for side in sides]
    unaccused = [Rates(samples, shares, side & clear) for side in sides]
    found = {}
    for flag in flags.values():
        if not flag.at(depth):
            continue
        value, how = ratio(flag, *(everyone if flag.kind == "isEdited" else unaccused))
        if flag.how == "meaning" or value is None:
            value, how = (0.0, "none") if flag.kind == "information" else (flag.meaning, "meaning")
        found[flag.id] = (value, how)
    return found, everyone


def design(samples, flags, found):
    """What of each cause stands in each sample: the heaviest of its ratios; and the fixed part, of flags whose weight
    isn't learnt."""
    slots, fixed = {}, {}
    for identity, (value, how) in found.items():
        if value:
            (fixed if how == "meaning" else slots).setdefault(flags[identity].slot, []).append((identity, value))

    def heaviest(members):
        columns = [samples.ids.index(identity) for identity, _ in members]
        values = numpy.array([value for _, value in members])
        return numpy.sign(values[0]) * numpy.max(samples.present[:, columns] * numpy.abs(values), axis=1)

    names = sorted(slots)
    matrix = numpy.column_stack([heaviest(slots[name]) for name in names]) if names else \
        numpy.zeros((len(samples.photos), 0))
    offset = numpy.zeros(len(samples.photos))
    for name, members in sorted(fixed.items()):
        part = heaviest(members)
        offset += numpy.where(matrix[:, names.index(name)] != 0, 0.0, part) if name in slots else part
    return names, matrix, offset


def regress(matrix, offset, is_original, shares, strength):
    """Base and coefficients that make the classes likeliest, each coefficient drawn towards 1."""
    used = shares > 0
    matrix, offset, shares = matrix[used], offset[used], shares[used]
    signs = numpy.where(is_original[used], 1.0, -1.0)

    def loss(values):
        margin = signs * (offset + values[0] + matrix @ values[1:])
        chance = 1 / (1 + numpy.exp(numpy.clip(margin, -500, 500)))
        gradient = -(shares * signs * chance)
        away = values[1:] - 1
        total = float(shares @ numpy.logaddexp(0, -margin) + strength * (away @ away))
        return total, numpy.concatenate(([gradient.sum()], matrix.T @ gradient + 2 * strength * away))

    count = matrix.shape[1]
    done = minimize(loss, numpy.concatenate(([0.0], numpy.full(count, 0.5))), jac=True, method="L-BFGS-B",
                    bounds=[(LEAST_BASE, MOST_BASE)] + [(0.0, 1.0)] * count,
                    options={"maxiter": 2000, "ftol": 1e-11, "gtol": 1e-8})
    return done.x[0], done.x[1:]


def chosen_strength(samples, flags, depth):
    """The shrinkage whose probabilities are best (log loss) on groups left out, dealt out in the order of names."""
    losses = dict.fromkeys(STRENGTHS, 0.0)
    for fold in range(FOLDS):
        kept = samples.group % FOLDS != fold
        shares, tried = samples.shares(kept)[0], samples.shares(~kept)[0]
        found, _ = ratios(samples, shares, flags, depth)
        _, matrix, offset = design(samples, flags, found)
        signs = numpy.where(samples.is_original, 1.0, -1.0)
        for strength in STRENGTHS:
            base, coefficients = regress(matrix, offset, samples.is_original, shares, strength)
            losses[strength] += float(tried @ numpy.logaddexp(0, -signs * (base + offset + matrix @ coefficients)))
    return min(STRENGTHS, key=lambda strength: (round(losses[strength], 6), -strength))


def sharpened(base, sharpness):
    """The intercept multiplied as weights are, as far as silence may go."""
    return min(max(base * sharpness, LEAST_BASE), MOST_BASE)


def chosen_sharpness(samples, flags, depth, strength):
    """The least number to multiply weights by that is as good as the best one, as far as the folds tell."""
    accusing = [samples.ids.index(flag.id) for flag in flags.values() if flag.kind == "isEdited"]
    shown = samples.states_camera & ~numpy.any(samples.present[:, accusing] > 0, axis=1)
    signs = numpy.where(samples.is_original, 1.0, -1.0)
    losses = numpy.zeros((FOLDS, len(SHARPNESSES)))
    for fold in range(FOLDS):
        kept = samples.group % FOLDS != fold
        shares, tried = samples.shares(kept)[0], samples.shares(~kept)[0] * shown
        found, _ = ratios(samples, shares, flags, depth)
        _, matrix, offset = design(samples, flags, found)
        base, coefficients = regress(matrix, offset, samples.is_original, shares, strength)
        total = offset + matrix @ coefficients
        for place, sharpness in enumerate(SHARPNESSES):
            said = sharpened(base, sharpness) + sharpness * total
            losses[fold, place] = tried @ numpy.logaddexp(0, -signs * said)
    best = losses.sum(axis=0).argmin()
    for place, sharpness in enumerate(SHARPNESSES):
        worse = losses[:, place] - losses[:, best]
        if worse.mean() <= worse.std(ddof=1) / math.sqrt(FOLDS):
            return sharpness
    return SHARPNESSES[best]


def fitted(samples, flags, depth, kept=None, chosen=None):
    """The weights of one depth from the samples kept."""
    kept = numpy.ones(len(samples.photos), dtype=bool) if kept is None else kept
    if chosen is None:
        strength = chosen_strength(samples, flags, depth)
        chosen = strength, chosen_sharpness(samples, flags, depth, strength)
    strength, sharpness = chosen
    shares, _ = samples.shares(kept)
    found, rates = ratios(samples, shares, flags, depth)
    slots, matrix, offset = design(samples, flags, found)
    base, coefficients = regress(matrix, offset, samples.is_original, shares, strength)
    of_slot = dict(zip(slots, coefficients))
    weights, hows = {}, {}
    for identity, (value, how) in found.items():
        flag = flags[identity]
        weight = sharpness * (value if how in ("meaning", "none") else value * of_slot.get(flag.slot, 0.0))
        if flag.kind in ("isOriginal", "isEdited") and abs(weight) < LEAST:
            weight = LEAST if flag.kind == "isOriginal" else -LEAST
        weights[identity] = round(float(weight), 2) + 0.0
        hows[identity] = how
    return Fitted(round(float(sharpened(base, sharpness)), 2), weights, hows, of_slot, chosen, rates)


def log_odds(samples, fit, flags):
    """The sums as metalens makes them: a flag once, of one cause the heaviest that speaks the same way."""
    found = {identity: (weight, "fit") for identity, weight in fit.weights.items()}
    _, matrix, offset = design(samples, flags, found)
    return fit.base + offset + matrix.sum(axis=1)
