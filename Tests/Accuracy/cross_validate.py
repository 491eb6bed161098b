#!/usr/bin/python3
"""Scores every labelled photo with weights and signatures that were learnt without its camera, and without its source.

    Tests/Accuracy/cross_validate.py METALENS CORPUS VARIANTS --cache DIR --output DIR [--depth DEPTH...]

For each fold the weights are fitted on what is left, without the fold's photos, their variants and every photo that
one of theirs went into; each photo is compared with known cameras other than its own (or none of its source). metalens
scores the fold's photos itself, so that bounds and verdicts are its own. Writes per scheme and depth DIR/SCHEME-DEPTH/
with labels.csv and reports.ndjson, which `metalens evaluate labels.csv --reports reports.ndjson` reads, and
DIR/verdicts.json, which fit_weights.py --verdicts reads. Can be stopped and run again."""

import json
import os
import sys
from collections import Counter

from accuracy.causes import DEPTHS
from accuracy.folds import SCHEMES, Folds
from accuracy.samples import family_of
from accuracy.scoring import scored, written
from accuracy.weights_table import VERSION
from accuracy.workplace import Workplace, arguments

# Which verdicts are right for a label.
RIGHT = {"edited": ("edited",), "resaved": ("resaved", "copy"), "platform": ("platformCopy", "copy"),
         "ai": ("aiGenerated",), "screenshot": ("screenshot",), "stripped": ("resaved", "copy", "stripped")}


# The predicates that need counts, and what they say; a fold's table has none, so metalens passes them over.
COUNTED = {"pictureChanged": "edited", "savedAgain": "resaved", "metadataRewritten": "resaved"}


def decided(report, flags):
    """The predicate and the verdict of a report, as they would be with counts (VerdictRule.swift)."""
    verdict = report["verdict"]
    if verdict["by"] != "changedAfterCamera":
        return verdict["by"], verdict["kind"]
    ids = {flag["id"] for flag in report["flags"]}
    accusing = [flags[flag["id"]] for flag in report["flags"] if flag["type"] == "isEdited" and flag["id"] in flags]
    if any(flag.concern == "content" for flag in accusing) or ids & {"dimensionsMismatch", "makerNoteSizeDiffers"}:
        by = "pictureChanged"
    elif any(flag.concern in ("encoding", "container") for flag in accusing if flag.id != "trailerForeign"):
        by = "savedAgain"
    else:
        by = "metadataRewritten"
    return by, COUNTED[by]


def verdicts(found, flags):
    """How often each predicate decided on photos that aren't original, and how often its verdict was true."""
    counts = Counter()
    for photo, report in found.values():
        if report and "verdict" in report and family_of(photo) not in (None, "original"):
            by, kind = decided(report, flags)
            counts[by, "all"] += 1
            # what a generator changed is labelled ai too
            is_right = kind in RIGHT.get(photo.label, ()) or (by, photo.label) == ("statedPartlyGenerated", "ai")
            counts[by, "right"] += is_right
    return {by: (counts[by, "right"], counts[by, "all"]) for by, which in sorted(counts) if which == "all"}


def run(place, output, depths, log):
    """Everything scored, by scheme and depth."""
    place.prepare(SCHEMES)
    results = {}
    for scheme in SCHEMES:
        folds = Folds(place, scheme, depths)
        for depth in depths:
            found = results[scheme, depth] = scored(place, folds, depth, log)
            written(found, family_of, os.path.join(output, f"{scheme}-{depth}"),
                    f"{VERSION}, without each photo's {scheme}")
    if ("camera", DEPTHS[-1]) in results:
        with open(os.path.join(output, "verdicts.json"), "w", encoding="utf-8") as file:
            json.dump(verdicts(results["camera", DEPTHS[-1]], place.flags), file, sort_keys=True)
            file.write("\n")
    return results


def main():
    parser = arguments(__doc__)
    parser.add_argument("--output", required=True)
    parser.add_argument("--depth", action="append", choices=DEPTHS)
    options = parser.parse_args()
    run(Workplace(options), options.output, options.depth or [DEPTHS[-1]], lambda text: print(text, file=sys.stderr))


if __name__ == "__main__":
    main()
