"""The figures of cross-validation: those of `metalens evaluate`, and what it doesn't count."""

import hashlib
import json
import os
import subprocess
from collections import Counter, defaultdict

import numpy

from .baselines import area, baselines
from .labelled import FAMILIES
from .other_tools import forensic_image
from .samples import family_of

# Fewer say too little for a percentage.
LEAST_FILES, LEAST_GROUPS = 50, 10


def evaluated(metalens, folder):
    """What `metalens evaluate` says of the reports in a folder."""
    done = subprocess.run(["nice", metalens, "evaluate", os.path.join(folder, "labels.csv"), "--reports",
                           os.path.join(folder, "reports.ndjson"), "--by", "sublabel", "--format", "json"],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    if not done.stdout:
        raise SystemExit(f"metalens evaluate: {done.stderr.decode('utf-8', 'replace').strip()}")
    return json.loads(done.stdout)


def of_class(evaluation, name):
    return next((row for row in evaluation["classes"] if row["name"] == name), None)


def families_in(evaluation):
    """The families of known making, in their order, then those found."""
    names = {row["name"] for row in evaluation["classes"]}
    return [name for name in FAMILIES if name in names], sorted(name for name in names if name.startswith("found "))


def baseline_areas(place, found, depth, python):
    """By baseline and family its AUC against the originals; forensic-image's where an interpreter has it."""
    photos = [photo for photo, report in found.values() if family_of(photo) and report and "flags" in report
              and "score" in report]
    areas = {}
    named = baselines(place, photos, depth)
    if python:
        named["forensic-image (sample)"] = forensic_image(python, photos, place.cache)
    for name, values in named.items():
        by_family = defaultdict(list)
        for photo in photos:
            if photo.path in values:
                by_family[family_of(photo)].append(values[photo.path])
        areas[name] = {family: area(by_family["original"], others) for family, others in by_family.items()
                       if family != "original"}
    return areas


def speaking(report):
    """The flags that move a score, by id."""
    return sorted(flag["id"] for flag in report["flags"] if flag["weight"] and flag["counts"])


def failures(found):
    """Originals that aren't green, by the reason; others that are green, by recipe, with what they raise."""
    originals, greens = Counter(), Counter()
    totals = Counter(photo.recipe for photo, report in found.values() if photo.recipe and report and "score" in report)
    for photo, report in found.values():
        family = family_of(photo)
        if not report or "score" not in report or family is None:
            continue
        if family == "original" and report["badge"] != "green":
            originals[reason(report)] += 1
        elif family != "original" and report["badge"] == "green":
            greens[family, photo.recipe or photo.name] += 1
    return originals, greens, totals


def reason(report):
    """Why an original isn't green, in words that fit several."""
    if not report["calibrated"]:
        return "a format that too few originals were measured of"
    ids = {flag["id"] for flag in report["flags"]}
    against = sorted(flag["id"] for flag in report["flags"] if flag["weight"] < -0.09 and flag["counts"])
    if against:
        return "against it: " + ", ".join(f"`{identity}`" for identity in against)
    lacking = [text for identity, text in (
        ("thumbnailMatches", "no thumbnail to compare"), ("datesAgree", "no three dates that agree"),
        ("dimensionsMatch", "no stated size to compare"), ("cameraInfo", "make or model missing")) if identity not in ids]
    return "nothing against it, too little for it: " + (", ".join(lacking) or "no known camera to compare with")


def list_digest(photos):
    """The SHA-256 over the sorted digests, families and groups of a list of photos: which photos figures are of."""
    text = "".join(sorted(f"{photo.sha}\t{photo.label}\t{photo.family}\t{photo.group}\n" for photo in photos))
    return hashlib.sha256(text.encode()).hexdigest()


# What a probability is said to be, in steps that a reader would tell apart.
STEPS = (0, 0.05, 0.15, 0.3, 0.5, 0.7, 0.8, 0.85, 0.9, 0.95, 1)
RESAMPLED, SEED = 400, 1


def calibration(samples, found):
    """What was said beside what was true, by bins of what was said: photos weighed as in the fit, operations by how
    common they are, originals and others alike. Intervals are bootstrapped by camera. Gives the bins, the Brier score and
    the expected calibration error."""
    reports = [found.get(photo.path, (None, None))[1] or {} for photo in samples.photos]
    said = numpy.array([report.get("probability", numpy.nan) for report in reports], dtype=float)
    shares, _ = samples.shares(~numpy.isnan(said))
    used = shares > 0
    said, shares = said[used], shares[used]
    truth, group = samples.is_original[used], samples.group[used]
    bins = numpy.clip(numpy.searchsorted(STEPS, said, side="right") - 1, 0, len(STEPS) - 2)
    draws = numpy.random.default_rng(SEED).multinomial(group.max() + 1, [1 / (group.max() + 1)] * (group.max() + 1),
                                                       RESAMPLED)
    rows, error = [], 0.0
    for number in range(len(STEPS) - 1):
        here = bins == number
        total = shares[here].sum()
        if not here.any() or total <= 0:
            continue
        seen = (shares * truth)[here].sum() / total
        weights = draws[:, group[here]] * shares[here]
        sums = weights.sum(axis=1)
        drawn = (weights * truth[here]).sum(axis=1)[sums > 0] / sums[sums > 0]
        mean = (shares * said)[here].sum() / total
        error += total * abs(mean - seen)
        rows.append({"low": STEPS[number], "high": STEPS[number + 1], "files": int(here.sum()),
                     "originals": int(truth[here].sum()), "groups": len(set(group[here])), "said": mean, "seen": seen,
                     "interval": (numpy.quantile(drawn, 0.025), numpy.quantile(drawn, 0.975))})
    return {"bins": rows, "brierScore": float((shares * (said - truth) ** 2).sum() / shares.sum()),
            "expectedError": float(error / shares.sum()), "files": int(used.sum())}
