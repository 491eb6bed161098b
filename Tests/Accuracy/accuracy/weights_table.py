"""The file of weights that metalens reads (Sources/MetaLensAssessment/Score/weights.tsv): written, and read again."""

from .causes import DEPTHS
from .samples import FORMATS

VERSION = "fitted/5.7"
# The predicates that settle what a photo is, but for the camera's own, in their order.
VERDICTS = ("statedGenerated", "statedPartlyGenerated", "statedEditor", "statedScreenshot", "statedPlatform",
            "pictureChanged", "savedAgain", "metadataRewritten")

HEAD = """\
# What each flag is worth, as log-odds, fitted to labelled photos by Tests/Accuracy/fit_weights.py; don't edit.
# A score is 100 times the probability whose log-odds are those of the prior, the base of the depth, and the weights of
# the flags that count: a flag once, and of flags that share a cause and speak the same way only the heaviest.
# format: a format, or a format and the one maker whose photos in it were fitted; how many, and whether that is enough to
# be calibrated (20 on).
# base: with nothing to go on, by depth (metadata, structure, pixels).
# verdict: of the photos left out of the fit that this predicate decided, how many it was true of, and all; originals
# aside.
# flag: id, cause, weight by depth (- where it can't be raised), originals that carry it, other photos that do, how it
# was found (fit; fit, lower bound: few cameras show it; meaning: no labelled photo shows it, or what those show is
# how they were chosen; none: information), and what it means.
# formatBase, formatFlag: the same for a format whose photos were fitted by themselves, where it is otherwise.
"""


def number(value):
    return f"{value:.2f}" if value else "0"


def weights_of(flag, fits, format):
    return [number(fits[format, depth].weights[flag.id]) if flag.at(depth) else "-" for depth in DEPTHS]


def found_of(flag, fit):
    """On how many originals and other photos a flag stood, and how its weight was found."""
    return (f"{fit.originals.counts[flag.id]}/{fit.originals.files}", f"{fit.others.counts[flag.id]}/{fit.others.files}",
            fit.hows[flag.id])


def table(flags, fits, note, verdicts):
    """The file's text. `fits` by format and depth; `note` on the counted originals; `verdicts` as name -> (right, all)."""
    lines = [HEAD.rstrip("\n"), f"version\t{VERSION}"]
    for format, maker in FORMATS.items():
        count = fits[format, DEPTHS[-1]].originals.files
        name = f"{format} {maker}" if maker else format
        lines.append(f"format\t{name}\t{count}\t{1 if count >= 20 else 0}\t{note}")
    common, *others = FORMATS
    bases = {format: "\t".join(number(fits[format, depth].base) for depth in DEPTHS) for format in FORMATS}
    lines.append(f"base\t{bases[common]}\tkept where silence scores 30 to 70: it is neither evidence for nor an accusation")
    for name in VERDICTS:
        right, total = verdicts.get(name, (0, 0))
        lines.append(f"verdict\t{name}\t{right}\t{total}\tleaving a camera out")
    for flag in flags.values():
        found = found_of(flag, fits[common, DEPTHS[-1]])
        lines.append("\t".join(("flag", flag.id, flag.cause or "-", *weights_of(flag, fits, common), *found, flag.text)))
    for format in others:
        lines.append(f"formatBase\t{format}\t{bases[format]}")
        fit = fits[format, DEPTHS[-1]]
        for flag in flags.values():
            if fit.originals.counts[flag.id] + fit.others.counts[flag.id]:
                lines.append("\t".join(("formatFlag", format, flag.id, *weights_of(flag, fits, format),
                                        *found_of(flag, fit))))
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
