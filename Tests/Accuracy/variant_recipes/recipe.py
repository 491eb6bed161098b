"""One operation: its name, family and programs, what it is done to, and the function that does it."""

from dataclasses import dataclass

# A family's label in the words of a corpus' labels.csv: what anybody would call a file that came about so.
LABELS = {"reencodedKept": "resaved", "reencodedLost": "resaved", "metadataEdited": "resaved", "lossless": "resaved",
          "converted": "resaved", "croppedResized": "edited", "transplant": "edited", "transplantTables": "edited",
          "stripped": "stripped", "platform": "platform", "aiStripped": "ai"}

# The classes that rule_rates.py counts by, and the family that each has where a recipe names no other.
FAMILIES = {"transplant": "transplant", "resaved": "reencodedKept", "edited": "croppedResized",
            "platform-like": "platform", "lossless": "lossless", "metadata": "metadataEdited", "container": "lossless",
            "converted": "converted", "ai stripped": "aiStripped"}


@dataclass(frozen=True)
class Recipe:
    """`make` gets a Job and writes job.output, or raises; Unfit is no failure."""

    name: str
    label: str  # the class that rule_rates.py counts it in
    program: str
    make: object
    family: str = ""
    parents: str = "jpeg"  # originals in JPEG, originals in HEIF, or generated pictures (ai)
    limit: int = 0  # at most so many originals, where an operation is slow or its files are large; 0: every one
    suffix: str = ".jpg"  # of the file it makes; empty: its parent's
    proof: object = None  # bytes that the file must hold oftener than its parent; "size", "tables": other ones than its

    def __post_init__(self):
        object.__setattr__(self, "family", self.family or FAMILIES[self.label])
