#!/usr/bin/python3
"""Fits the score's weights to labelled photos and writes them as metalens reads them.

    Tests/Accuracy/fit_weights.py METALENS CORPUS VARIANTS --cache DIR [--verdicts FILE] [--output FILE]

CORPUS holds labels.csv and the photos, VARIANTS what make_variants.py made of its originals. Each photo is compared
with known cameras other than its own. Prints the table, or writes --output (Sources/MetaLensAssessment/Score/weights.tsv).
The same photos, signatures and binary give the same bytes. Needs numpy and scipy, for nothing but this.
Docs/Method.md tells how a score is made of the weights, Docs/Accuracy.md what they are worth."""

import json
import sys

from accuracy.causes import DEPTHS
from accuracy.fit import fitted
from accuracy.samples import FORMATS, Samples
from accuracy.weights_table import table
from accuracy.workplace import Workplace, arguments


def main():
    parser = arguments(__doc__)
    parser.add_argument("--verdicts", help="JSON of how often each verdict was right, which cross_validate.py writes")
    parser.add_argument("--output")
    options = parser.parse_args()
    place = Workplace(options)
    place.prepare(("camera",))
    fits = {}
    for format in FORMATS:
        for depth in DEPTHS:
            samples = Samples(place.photos, place.features, place.flags, depth,
                              lambda photo: place.tables.left_out(photo, "camera"), format)
            fit = fits[format, depth] = fitted(samples, place.flags, depth)
            print(f"{format}, {depth}: {fit.originals.files} originals, {fit.others.files} other photos; base {fit.base}, "
                  f"shrinkage {fit.strength}, sharpness {fit.sharpness}", file=sys.stderr)
    verdicts = {}
    if options.verdicts:
        with open(options.verdicts, encoding="utf-8") as file:
            verdicts = json.load(file)
    text = table(place.flags, fits, "originals", verdicts)
    if options.output:
        with open(options.output, "w", encoding="utf-8") as file:
            file.write(text)
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
