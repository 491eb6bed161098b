"""Docs/Accuracy.md: its words."""

import math
import subprocess
from collections import Counter


# How many variants the weights that ship were fitted to; Docs/Variants.md says which. They aren't fitted again with every
# set, and no table holds this number: whoever fits them writes the new one here and there.
SHIPPED_VARIANTS = 5943


def wrapped(text):
    """A paragraph as one line a sentence would be too long: filled at 120."""
    words, line = text.split(), ""
    for word in words:
        if len(line) + len(word) + 1 > 120:
            yield line
            line = word
        else:
            line = f"{line} {word}".strip()
    yield line
    yield ""


def paragraphs(*texts):
    return [line for text in texts for line in wrapped(text)]


def version_of(metalens):
    """The version of a binary, as `metalens --version` begins: metalens 0.1.0 …"""
    done = subprocess.run([metalens, "--version"], stdout=subprocess.PIPE, check=True)
    return done.stdout.decode().split()[1]


def opening(place, variants, labelled, evaluation):
    """What was measured, on what, and how to do it again."""
    labels = Counter(photo.label for photo in place.labelled)
    originals = [photo for photo in place.labelled if photo.label == "original"]
    sources = Counter(photo.source for photo in originals).most_common(1)[0]
    recipes = len({photo.recipe for photo in place.variants})
    model = evaluation["basis"][0]["model"].split(",", 1)[0] if evaluation["basis"] else "unknown"
    yield "# How often the score is right"
    yield ""
    yield f"Measured with MetaLens {version_of(place.metalens)}, model {model}."
    yield ""
    yield from paragraphs(
        "Made by `Tests/Accuracy/measure_accuracy.py`; don't edit. Every photo was scored by weights and camera "
        "signatures that were learnt without it: in one scheme without any photo of its camera, in the other without "
        "any of the repository it comes from. A variant is left out with its original, and with a second photo that "
        "went into it. Scores, bounds and verdicts are metalens' own, at depth `pixels` unless said otherwise, at a "
        f"prior of 0.5. The weights that ship were fitted in the same way, to an earlier set of {SHIPPED_VARIANTS:,} "
        f"variants; those measured here were fitted anew for each fold, to what is left of all {len(place.variants):,}.")
    yield "```sh"
    yield "Tests/Accuracy/measure_accuracy.py .build/release/metalens CORPUS VARIANTS --cache CACHE --all-depths \\"
    yield "    --output Docs/Accuracy.md --list Docs/accuracy-list.csv"
    yield "```"
    yield ""
    yield from paragraphs(
        f"The corpus: {len(originals)} originals of {len({photo.group for photo in originals})} cameras "
        f"from {len({photo.source for photo in originals})} sources ({sources[1]} of the originals from {sources[0]}). "
        "Other labels: " + ", ".join(f"{labels[label]} `{label}`" for label in sorted(labels) if label != "original")
        + ". [accuracy-list.csv](accuracy-list.csv) names each by digest and origin; none is in this repository. "
        f"{len(place.variants)} variants by {recipes} recipes, each made of an original by a real program, so that what "
        f"was done is known ([Variants.md](Variants.md)). Digest of the variants' list {variants}, of the corpus' "
        f"{labelled} (SHA-256 over the sorted lines `sha256`, label, family and group, separated by tabs; the family of "
        "a file of the corpus is its label).",
        "An interval of a share is at 95 %: bootstrapped by camera where a camera has several files, Wilson's where it "
        "has one. A class with fewer than 50 files or 10 cameras has counts and no percentages.")


FAMILIES_SAY = paragraphs(
    "The headline. Whether an operation was expected to leave a trace was written down before anything was measured. "
    "Where none was, `undetermined` is the right answer and green the wrong one. AUC is how often an original gets the "
    "higher probability, before bounds; bounds set colours. Red needs a flag that accuses, or a definition: a copy, an "
    "incomplete file, text put into the file.")


def originals_say(row):
    red, files, groups = row["red"]["count"], row["files"], row["groups"]
    if red == 0:
        # Rounded up: a bound that is rounded down isn't one.
        bound = math.ceil(1000 * (1 - 0.05 ** (1 / groups))) / 10 if groups else 100
        yield from paragraphs(
            f"None of {files} is red. The originals are of {groups} cameras: with none of so many, the true rate is "
            f"under {bound:.1f} % (one-sided, 95 %). To claim under 1 % takes 299 independent originals with "
            "none red.")
    else:
        yield from paragraphs(f"{red} of {files} is red: a fault of the score's, or of the label. Docs/Measurements names "
                              "labels that are in doubt." if red == 1 else f"{red} of {files} are red; each is a fault.")




def warnings_say(camera, source):
    """What the list of warnings that keep a file from green would cost, were it made without the photo."""
    def named(counts):
        return ", ".join(f"`{identity}` {count}" for identity, count in sorted(counts.items())) or "none"
    return paragraphs(
        "Which warnings keep a file from green (`unseenNeverGreen`) was settled with all originals. A list made without the "
        f"photo's camera would cost {sum(camera.values())} of the greens above ({named(camera)}), one made without its source "
        f"{sum(source.values())} ({named(source)}): what a camera shows that nobody has measured may do so too.")


FOUND_SAYS = paragraphs(
    "These photos were found, and their labels given by looking at much the same evidence as the rules do. Agreement "
    "with them proves little; what fitted no label was left out, so these are the easier ones.")
HEIC_SAYS = paragraphs(
    "HEIC has weights of its own, fitted to Apple's photos, and its pixels aren't decoded: depths `structure` and `pixels` "
    "are one. HEICs of other makers are among these files, too few to be measured, and never green.")
CALIBRATION_SAYS = paragraphs(
    "Probabilities before bounds against what was true, at a prior of 0.5. Photos weigh as in the fit: cameras alike, and "
    "operations by how common they are (`Tests/Accuracy/accuracy/operations.tsv`): what takes a hex editor or serves a "
    "tester counts little. The tables are of photos that state a camera: of the others none is an original by definition, bounds "
    "set their scores, and their probability is shown to nobody. Intervals combine Wilson's for the part of originals and of "
    "others that falls into the bin, by cameras; a bin is off where what was said lies outside its own.")
VERDICTS_SAY = paragraphs(
    "The tables of the folds hold no counts of verdicts, so a verdict that rests on the score alone passes here to "
    "`changedAfterCamera` (resaved); with the counts that ship a part of them is told more closely, `edited` above all.")
BASELINES_SAY = paragraphs(
    "AUC on the same photos. `Software tag`: whether Software names a program, by the tool's own list. `plain sum`: the "
    "weights before anything was fitted. `exiftool by hand`: nothing odd where Software names no editor, ModifyDate "
    "equals DateTimeOriginal and a maker note is there. None of these was fitted to anything here. Other programs: see "
    "the end.")
FAILURES_SAY = paragraphs(
    "Edits in place (jhead, a patch of bytes) change dates of the same length and nothing else: no byte tells them from "
    "the camera's but another place that states the date. What is coded again with the camera's own tables under the "
    "camera's own header agrees with everything that is read. Bytes appended leave the camera's bytes as they were; a list "
    "of which cameras pad their files would tell them. What vips or jpegtran write without "
    "optimizing is coded as many cameras do, and what exiftool or exiv2 rewrite is laid out as some makers do: each is "
    "told where the camera's own way is known, so here too more known cameras would help. MPF whose offsets are wrong "
    "was seen in no original.",
    "Originals without a thumbnail, or with dates that differ, have too little that speaks for them: more known cameras "
    "would help these as well. HEIF originals of other makers than Apple are too few to be calibrated and stay amber by "
    "rule.")
LIMITS = ["## What the figures don't show", ""] + paragraphs(
    "The originals are few, and many come from few repositories; photos of one camera and of one source aren't "
    "independent. That they are originals is itself a judgement: consistent with a camera's file, not proven.",
    "Variants hold what these programs of these versions do. Phones' galleries, desktop editors and real platforms "
    "aren't among them; platforms are imitated. Who writes an encoder to imitate a camera isn't among them either.",
    "Tables that were written by hand can't be learnt again for each fold: CameraCoding, MakerNoteHeader, CameraTags, "
    "CameraYears, FormatSupport, VendorSegment and TrailerMaker were made while looking at photos of this corpus among "
    "others, and rules were tried on it. What rests on them is a little better here than on photos nobody has seen. "
    "Camera signatures and weights are learnt again.",
    "The weights of a fold are fitted to photos that were compared with tables without their own camera, but with the "
    "fold's: a training photo may have agreed with a photo of the fold. This moves the rate of one flag a little.",
    "The rates say nothing of how common editing is among the photos somebody meets: `--prior` does.",
    "Two other programs give a verdict without a person, authentica and forensic-image. Both could be installed, and "
    "are too slow for all these photos; `--forensic-image PYTHON`, an interpreter that has it, adds it on a sample.")
