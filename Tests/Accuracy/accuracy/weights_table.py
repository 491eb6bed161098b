"""The file of weights that metalens reads (Sources/MetaLensKit/Score/weights.tsv): written, and read again."""

from .causes import DEPTHS

VERSION = "fitted/1.1"
# The predicates that settle what a photo is, but for the camera's own, in their order.
VERDICTS = ("statedGenerated", "statedPartlyGenerated", "statedEditor", "statedScreenshot", "statedPlatform",
            "pictureChanged", "savedAgain", "metadataRewritten")

HEAD = """\
# What each flag is worth, as log-odds, fitted to labelled photos by Tests/Accuracy/fit_weights.py; don't edit.
# A score is 100 times the probability whose log-odds are those of the prior, the base of the depth, and the weights of
# the flags that count: a flag once, and of flags that share a cause and speak the same way only the heaviest.
# format: photos that were fitted, and whether that is enough to be calibrated (20 on).
# base: with nothing to go on, by depth (metadata, structure, pixels).
# verdict: of the photos left out of the fit that this predicate decided, how many it was true of, and all; originals
# aside.
# flag: id, cause, weight by depth (- where it can't be raised), originals that carry it, other photos that do, how it
# was found (fit; fit, lower bound: few cameras show it; meaning: no labelled photo shows it, or what those show is
# how they were chosen; none: information), and what it means.
"""


def number(value):
    return f"{value:.2f}" if value else "0"


def table(flags, fits, formats, verdicts):
    """The file's text. `fits` by depth; `formats` as (name, count, text); `verdicts` as name -> (right, all)."""
    lines = [HEAD.rstrip("\n"), f"version\t{VERSION}"]
    for name, count, text in formats:
        lines.append(f"format\t{name}\t{count}\t{1 if count >= 20 else 0}\t{text}")
    bases = "\t".join(number(fits[depth].base) for depth in DEPTHS)
    lines.append(f"base\t{bases}\tkept where silence scores 30 to 70: it is neither evidence for nor an accusation")
    for name in VERDICTS:
        right, total = verdicts.get(name, (0, 0))
        lines.append(f"verdict\t{name}\t{right}\t{total}\tleaving a camera out")
    deepest = fits[DEPTHS[-1]]
    for flag in flags.values():
        weights = [number(fits[depth].weights[flag.id]) if flag.at(depth) else "-" for depth in DEPTHS]
        lines.append("\t".join((
            "flag", flag.id, flag.cause or "-", *weights,
            f"{deepest.originals.counts[flag.id]}/{deepest.originals.files}",
            f"{deepest.others.counts[flag.id]}/{deepest.others.files}",
            deepest.hows[flag.id], flag.text)))
    return "\n".join(lines) + "\n"


def read(path):
    """Base and weights by depth, causes by flag, and the version, of a file of this form."""
    bases, weights, causes, version = {}, {depth: {} for depth in DEPTHS}, {}, ""
    with open(path, encoding="utf-8") as file:
        for line in file:
            columns = line.rstrip("\n").split("\t")
            if columns[0] == "version":
                version = columns[1]
            elif columns[0] == "base":
                bases = {depth: float(value) for depth, value in zip(DEPTHS, columns[1:4])}
            elif columns[0] == "flag":
                causes[columns[1]] = None if columns[2] == "-" else columns[2]
                for depth, value in zip(DEPTHS, columns[3:6]):
                    if value != "-":
                        weights[depth][columns[1]] = float(value)
    return version, bases, weights, causes
