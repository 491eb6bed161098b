"""Cross-validation: photos of each camera, or of each source, scored by weights that were fitted without them."""

import hashlib
import os

import numpy

from .causes import DEPTHS
from .fit import fitted
from .samples import FORMATS, Samples
from .weights_table import table

SCHEMES = ("camera", "source")


def key_of(photo, scheme):
    return photo.group if scheme == "camera" else photo.source


def touches(photo, scheme, value):
    """Whether a photo, or one it was made of, is of the fold."""
    return value in (photo.groups if scheme == "camera" else photo.sources)


class Folds:
    """The folds of a scheme, each with its table of weights, written once by the digest of its text."""

    def __init__(self, place, scheme, depths=DEPTHS):
        self.place, self.scheme, self.depths = place, scheme, depths
        self.values = sorted({key_of(photo, scheme) for photo in place.photos}, key=lambda name: name.encode())
        self.samples = {(format, depth): Samples(place.photos, place.features, place.flags, depth,
                                                 lambda photo: place.tables.left_out(photo, scheme), format)
                        for format in FORMATS for depth in DEPTHS}
        # shrinkage and sharpness are chosen once, on groups left out: they know no photo
        self.whole = {key: fitted(samples, place.flags, key[1]) for key, samples in self.samples.items()}
        self.shared = {}

    def fits(self, value):
        """The weights without a fold's photos; of depths that aren't measured, which a table must have, those of all."""
        if value not in self.shared:
            self.shared[value] = dict(self.whole)
            for key, samples in self.samples.items():
                kept = numpy.array([not touches(photo, self.scheme, value) for photo in samples.photos], dtype=bool)
                if key[1] in self.depths and not kept.all():
                    self.shared[value][key] = fitted(samples, self.place.flags, key[1], kept, self.whole[key].chosen)
        return self.shared[value]

    def model(self, value):
        """The path of a fold's table of weights."""
        text = table(self.place.flags, self.fits(value), f"without {self.scheme} {value}", {})
        text = "\n".join(line for line in text.splitlines() if not line.startswith("#")) + "\n"
        folder = os.path.join(self.place.cache, "models")
        os.makedirs(folder, exist_ok=True)
        path = os.path.join(folder, hashlib.sha256(text.encode()).hexdigest()[:16] + ".tsv")
        if not os.path.exists(path):
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        return path

    def photos(self, value):
        return [photo for photo in self.place.photos if key_of(photo, self.scheme) == value]
