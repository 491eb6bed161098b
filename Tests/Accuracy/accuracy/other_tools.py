"""Other programs' verdicts, where they can be had."""

import json
import os
import subprocess
from collections import defaultdict

from .features import Kept
from .samples import family_of

# It takes a second or more a photo: so many of each family, those with the least digests, and all originals.
SAMPLE = 12


def sampled(photos):
    families = defaultdict(list)
    for photo in sorted(photos, key=lambda photo: photo.sha):
        families[family_of(photo)].append(photo)
    return [photo for family, some in sorted(families.items())
            for photo in (some if family == "original" else some[:SAMPLE])]


def forensic_image(python, photos, cache):
    """By path: the higher, the less it finds. `python` is an interpreter that has the package."""
    kept = Kept(cache, "forensic-image")
    chosen = sampled(photos)
    missing = list({photo.sha: photo for photo in chosen if photo.sha not in kept.rows}.values())
    worker = os.path.join(os.path.dirname(__file__), "forensic_image_worker.py")
    for start in range(0, len(missing), 50):
        portion = missing[start:start + 50]
        done = subprocess.run(["nice", python, worker], input="\n".join(photo.path for photo in portion) + "\n",
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True, text=True)
        answers = {row["path"]: row["worst"] for row in
                   (json.loads(line) for line in done.stdout.splitlines() if line.startswith("{"))}
        kept.add((photo.sha, {"worst": answers.get(photo.path)}) for photo in portion)
    return {photo.path: -float(kept.rows[photo.sha]["worst"]) for photo in chosen
            if kept.rows[photo.sha]["worst"] is not None}
