"""What every command here needs: the corpus, its variants, their features, and the flags."""

import argparse
import os

from .causes import known_flags
from .features import Features
from .labelled import FOUND, corpus_photos, variant_photos
from .signature_tables import SCHEMES, SignatureTables

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
SHIPPED_SIGNATURES = os.path.join(ROOT, "Sources", "MetaLensAssessment", "Knowledge", "signatures.tsv")


def arguments(description):
    """The arguments that these commands share."""
    parser = argparse.ArgumentParser(description=description.split("\n", 1)[0], epilog=description.split("\n", 1)[1],
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("metalens")
    parser.add_argument("corpus")
    parser.add_argument("variants")
    parser.add_argument("--cache", required=True, help="a folder outside the checkout for what was analysed already")
    parser.add_argument("--signatures", default=SHIPPED_SIGNATURES, help="the table of which rows are left out")
    parser.add_argument("--jobs", type=int, default=2)
    return parser


class Workplace:
    def __init__(self, options):
        corpus, variants = os.path.abspath(options.corpus), os.path.abspath(options.variants)
        cache = os.path.abspath(options.cache)
        if os.path.commonpath([cache, ROOT]) == ROOT:
            raise SystemExit("--cache must be outside the checkout: it holds what is in photos")
        self.corpus = corpus_photos(corpus)
        self.variants = variant_photos(variants, self.corpus)
        self.cache, self.metalens, self.jobs = cache, options.metalens, options.jobs
        self.tables = SignatureTables(options.signatures, self.corpus, os.path.join(cache, "tables"))
        self.features = Features(options.metalens, cache, self.tables, options.jobs)
        self.flags = known_flags(options.metalens)
        # the corpus' own variants are few, and made like the others
        self.labelled = [photo for photo in self.corpus
                         if photo.label in ("original", *FOUND) and not photo.is_variant]

    @property
    def photos(self):
        return self.labelled + self.variants

    def prepare(self, schemes=SCHEMES):
        self.features.prepare(self.photos, schemes)
