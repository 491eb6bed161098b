"""Tables of camera signatures from which a photo's own rows were taken out."""

import hashlib
import os

# The flags that come of comparing with a table of signatures; no other flag depends on it.
DEPENDENT = ("cameraKnownAgrees", "cameraMakerAgrees", "cameraFileDiffers", "cameraFileUnusual", "cameraUnknown",
             "commentForeign", "exifLayoutForeign", "exifPackedUnlikeModel", "thumbnailEmptied",
             "thumbnailUnlikeMaker", "trailerUnlikeMaker")
SCHEMES = ("file", "camera", "source")


class SignatureTables:
    """The shipped table, and what is left of it without some rows, written once each by the digest of its text."""

    def __init__(self, path, corpus_list, folder):
        with open(path, encoding="utf-8") as file:
            self.lines = file.readlines()
        self.folder = folder
        by_sha = {photo.sha: photo for photo in corpus_list}
        self.rows = [line for line in self.lines if line.count("\t") > 2 and not line.startswith("#")]
        self.shas = [line.split("\t", 1)[0] for line in self.rows]
        self.photos = [by_sha.get(sha) for sha in self.shas]
        self.head = [line for line in self.lines if line not in set(self.rows)]

    def left_out(self, photo, scheme):
        """The numbers of the rows that may not be known when this photo is analysed."""
        gone = set()
        for number, (sha, known) in enumerate(zip(self.shas, self.photos)):
            if (sha in photo.lineage
                    or (scheme == "camera" and known and known.group in photo.groups)
                    or (scheme == "source" and known and known.source in photo.sources)):
                gone.add(number)
        return frozenset(gone)

    def rows_of_fold(self, scheme, value):
        """The rows of a camera or of a source."""
        name = {"camera": "group", "source": "source"}[scheme]
        return frozenset(number for number, known in enumerate(self.photos)
                         if known is not None and getattr(known, name) == value)

    def written(self, left_out):
        """The path and the digest of the table without these rows."""
        text = "".join(self.head + [row for number, row in enumerate(self.rows) if number not in left_out])
        digest = hashlib.sha256(text.encode()).hexdigest()
        path = os.path.join(self.folder, digest[:16] + ".tsv")
        if not os.path.exists(path):
            os.makedirs(self.folder, exist_ok=True)
            with open(path + ".new", "w", encoding="utf-8") as file:
                file.write(text)
            os.replace(path + ".new", path)
        return path, digest
