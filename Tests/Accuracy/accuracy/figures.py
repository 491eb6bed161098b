"""The figures of cross-validation: those of `metalens evaluate`, and what it doesn't count."""

import hashlib
import json
import os
import re
import subprocess
from collections import Counter, defaultdict

import numpy

from .baselines import area, baselines
from .labelled import FAMILIES
from .other_tools import forensic_image
from .rates import wilson
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
    bound = (report.get("bounded") or {}).get("by")
    if bound not in (None, "editedNeverGreen"):
        return f"kept from green by `{bound}`"
    ids = {flag["id"] for flag in report["flags"]}
    against = sorted(flag["id"] for flag in report["flags"] if flag["weight"] < -0.09 and flag["counts"])
    if against:
        return "against it: " + ", ".join(f"`{identity}`" for identity in against)
    lacking = [text for identity, text in (
        ("thumbnailMatches", "no thumbnail to compare"), ("datesAgree", "no three dates that agree"),
        ("dimensionsMatch", "no stated size to compare"), ("cameraInfo", "make or model missing")) if identity not in ids]
    return "nothing against it, too little for it: " + (", ".join(lacking) or "no known camera to compare with")


def lonely_greens(place, found, what):
    """Green originals with a warning that no original of another camera, or source, has; by flag."""
    warnings = {flag.id for flag in place.flags.values() if flag.kind == "warning"} - unbound_warnings()
    groups, raised = {}, {}
    for photo, report in found.values():
        if family_of(photo) == "original" and report and "flags" in report:
            raised[photo.sha] = warnings & {flag["id"] for flag in report["flags"]}
            for identity in raised[photo.sha]:
                groups.setdefault(identity, set()).add(getattr(photo, what))
    counts = Counter()
    for photo, report in found.values():
        alone = sorted(identity for identity in raised.get(photo.sha, ()) if len(groups[identity]) == 1)
        if alone and report["badge"] == "green":
            counts[alone[0]] += 1
    return counts


def unbound_warnings():
    """The warnings that the bound unseenNeverGreen leaves out (ScoreBound+Unseen.swift)."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
    path = os.path.join(root, "Sources", "MetaLensAssessment", "Score", "ScoreBound+Unseen.swift")
    with open(path, encoding="utf-8") as file:
        return set(re.findall(r"\.(\w+)[,\s]", file.read().split("exceptions: [FlagID]")[1]))


def list_digest(photos):
    """The SHA-256 over the sorted digests, families and groups of a list of photos: which photos figures are of."""
    text = "".join(sorted(f"{photo.sha}\t{photo.label}\t{photo.family}\t{photo.group}\n" for photo in photos))
    return hashlib.sha256(text.encode()).hexdigest()


# What a probability is said to be, in steps that a reader would tell apart.
STEPS = (0, 0.05, 0.15, 0.3, 0.5, 0.7, 0.8, 0.85, 0.9, 0.95, 1)


def calibration(samples, found):
    """What was said beside what was true, by bins of what was said: photos weighed as in the fit, operations by how
    common they are, originals and others alike. Gives the bins, the Brier score, the expected calibration error, and how many
    files were left out since they state no camera: by definition none of them is an original, bounds set their score,
    and their probability is shown to nobody."""
    reports = [found.get(photo.path, (None, None))[1] or {} for photo in samples.photos]
    said = numpy.array([report.get("probability", numpy.nan) for report in reports], dtype=float)
    shares, _ = samples.shares(~numpy.isnan(said))
    stated = (shares > 0) & samples.states_camera
    silent = int(((shares > 0) & ~samples.states_camera).sum())
    said, shares = said[stated], shares[stated]
    truth, group = samples.is_original[stated], samples.group[stated]
    bins = numpy.clip(numpy.searchsorted(STEPS, said, side="right") - 1, 0, len(STEPS) - 2)
    whole = [float(shares[side].sum()) for side in (truth, ~truth)]
    cameras = [len(set(group[side])) for side in (truth, ~truth)]
    rows, error = [], 0.0
    for number in range(len(STEPS) - 1):
        here = bins == number
        total = shares[here].sum()
        if not here.any() or total <= 0:
            continue
        seen = (shares * truth)[here].sum() / total
        mean = (shares * said)[here].sum() / total
        error += total * abs(mean - seen)
        rows.append({"low": STEPS[number], "high": STEPS[number + 1], "files": int(here.sum()),
                     "originals": int(truth[here].sum()), "groups": len(set(group[here])), "said": mean, "seen": seen,
                     "interval": interval([float((shares * side)[here].sum()) for side in (truth, ~truth)], whole, cameras)})
    return {"bins": rows, "brierScore": float((shares * (said - truth) ** 2).sum() / shares.sum()),
            "expectedError": float(error / shares.sum()), "files": int(stated.sum()), "silent": silent}


def interval(here, whole, cameras):
    """Within what the share of originals among a bin's photos may lie, at 95 %: of originals and of others each the part
    that falls into the bin has Wilson's interval, by cameras, since photos of one aren't independent. Drawing cameras anew
    would give a bin without an original an interval of no width, as if more originals couldn't fall into it."""
    (least, most), (fewest, utmost) = (
        [bound * mass for bound in wilson(part / mass * count, count)] for part, mass, count in zip(here, whole, cameras))
    return least / max(least + utmost, 1e-12), most / max(most + fewest, 1e-12)
