#!/usr/bin/python3
"""Measures how often the score is right on photos that neither it nor its tables have seen, and writes the page on it.

    Tests/Accuracy/measure_accuracy.py METALENS CORPUS VARIANTS --cache DIR [--output Docs/Accuracy.md]
        [--list Docs/accuracy-list.csv]

Cross-validates as cross_validate.py does, has `metalens evaluate` make the figures, and adds simpler means, failures by
cause and what the figures don't show. Prints the page without --output. Can be stopped and run again: everything
analysed stays in --cache. --list writes which photos of the corpus stood behind it, without any photo."""

import csv
import os
import sys
from collections import Counter

from accuracy import page, text
from accuracy.causes import DEPTHS
from accuracy.figures import baseline_areas, calibration, evaluated, failures, list_digest, lonely_greens
from accuracy.samples import FORMATS, Samples, family_of
from accuracy.scoring import written
from accuracy.weights_table import VERSION
from accuracy.workplace import Workplace, arguments
from cross_validate import run


def written_list(path, photos):
    """Which photos were measured: digest, label, camera, and where they are from."""
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["sha256", "label", "group", "source", "commit", "path"])
        for photo in sorted(photos, key=lambda photo: (photo.label, photo.sha)):
            writer.writerow([photo.sha, photo.label, photo.group, photo.source, photo.commit, photo.source_path])


def lines(place, results, evaluations, python):
    """The page."""
    camera, source = (evaluations[scheme, "pixels"] for scheme in ("camera", "source"))
    found = results["camera", "pixels"]
    originals_lost, greens, totals = failures(found)
    yield from text.opening(place, list_digest(place.variants), list_digest(place.labelled), camera)
    yield "## Families of operation"
    yield ""
    yield from text.FAMILIES_SAY
    yield from page.headline(camera, source)
    yield "## Originals"
    yield ""
    yield from page.originals(camera, source)
    yield from text.originals_say(camera["originals"])
    yield from text.warnings_say(*(lonely_greens(place, results[what, "pixels"], field)
                                   for what, field in (("camera", "group"), ("source", "source"))))
    yield "## Found photos: labels not independent"
    yield ""
    yield from text.FOUND_SAYS
    yield from page.found(camera, source)
    yield "## HEIC"
    yield ""
    yield from text.HEIC_SAYS
    heic = [evaluations[scheme, "pixels", "heic"] for scheme in ("camera", "source")]
    yield from page.originals(*heic)
    yield from page.headline(*heic)
    for depth in DEPTHS[:-1]:
        if ("camera", depth) in evaluations:
            yield f"## At depth `{depth}`"
            yield ""
            yield from page.originals(evaluations["camera", depth], evaluations["source", depth])
            yield from page.headline(evaluations["camera", depth], evaluations["source", depth])
    yield "## Calibration"
    yield ""
    yield from text.CALIBRATION_SAYS
    for what in ("camera", "source"):
        for format in FORMATS:
            yield f"{format.upper()}, with a {what} left out:"
            yield ""
            samples = Samples(place.photos, place.features, place.flags, DEPTHS[-1],
                              lambda photo, what=what: place.tables.left_out(photo, what), format)
            yield from page.calibration(calibration(samples, results[what, DEPTHS[-1]]))
    yield "## Verdicts"
    yield ""
    yield "With a camera left out; rows are labels, then families."
    yield ""
    yield from text.VERDICTS_SAY
    yield from page.confusion(camera["verdicts"], "Label")
    yield from page.confusion(camera["verdictsOfClasses"], "Family")
    yield "## Simpler means"
    yield ""
    yield from text.BASELINES_SAY
    yield from page.baseline_table(baseline_areas(place, found, "pixels", python), camera)
    yield "## Where it fails, and what would help"
    yield ""
    yield "Originals that aren't green, with a camera left out:"
    yield ""
    yield from page.table(("Why", "Originals"), sorted(originals_lost.items(), key=lambda item: (-item[1], item[0])))
    yield "Others that are green, with a camera left out:"
    yield ""
    recipes = Counter({key: count for key, count in greens.items() if key[1] in totals})
    yield from page.table(("Recipe", "Family", "Green"), [
        (f"`{recipe}`", family, f"{count}/{totals[recipe]}")
        for (family, recipe), count in sorted(recipes.items(), key=lambda item: (-item[1], item[0]))])
    rest = sum(greens.values()) - sum(recipes.values())
    if rest:
        yield f"And {rest} found photos of other labels."
        yield ""
    yield from text.FAILURES_SAY
    yield from text.LIMITS


def main():
    parser = arguments(__doc__)
    parser.add_argument("--output")
    parser.add_argument("--list")
    parser.add_argument("--forensic-image", metavar="PYTHON", help="an interpreter that has that package")
    parser.add_argument("--all-depths", action="store_true", help="measure depths metadata and structure too")
    options = parser.parse_args()
    place = Workplace(options)
    depths = list(DEPTHS) if options.all_depths else [DEPTHS[-1]]
    folder = os.path.join(place.cache, "cross-validation")
    results = run(place, folder, depths, lambda message: print(message, file=sys.stderr))
    evaluations = {(scheme, depth): evaluated(options.metalens, os.path.join(folder, f"{scheme}-{depth}"))
                   for scheme, depth in results}
    for (scheme, depth), found in results.items():
        for format in FORMATS if depth == DEPTHS[-1] else ():
            of_format = {path: pair for path, pair in found.items() if pair[1] and pair[1]["file"]["format"] == format}
            place_of = os.path.join(folder, f"{scheme}-{depth}-{format}")
            written(of_format, family_of, place_of, f"{VERSION}, without each photo's {scheme}")
            evaluations[scheme, depth, format] = evaluated(options.metalens, place_of)
    whole = "\n".join(lines(place, results, evaluations, options.forensic_image)).rstrip("\n") + "\n"
    if options.list:
        written_list(options.list, place.labelled)
    if options.output:
        with open(options.output, "w", encoding="utf-8") as file:
            file.write(whole)
    else:
        print(whole, end="")


if __name__ == "__main__":
    main()
