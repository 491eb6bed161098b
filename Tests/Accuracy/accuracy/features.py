"""What metalens raises on labelled photos, at every depth and with each photo's own signatures left out.

Nothing but the comparison with known cameras depends on a table of signatures, and that needs the depth `structure`
alone: so every file is analysed once at each depth with no table, and once at `structure` with each table needed. What
was analysed is kept in a folder by the file's digest, the table's and the binary's, and never analysed again."""

import hashlib
import json
import os
import subprocess
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor

from .signature_tables import DEPENDENT, SCHEMES

DEPTHS = ("metadata", "structure", "pixels")
# errors that say nothing of a photo's bytes
PASSING = ("notFound", "permissionDenied", "changedWhileRead", "readFailed", "cancelled")
# analysed together; kept when they are done
PORTION = 400


def digest_of(path):
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest() if hasattr(hashlib, "file_digest") \
            else hashlib.sha256(file.read()).hexdigest()


def compact(report):
    """Of a report what the fit and the baselines need; of an error its code."""
    if "flags" not in report:
        return {"error": report.get("error", {}).get("code", "unknown")}
    return {
        "format": report["file"]["format"],
        "complete": report["complete"],
        "flags": sorted({flag["id"] for flag in report["flags"]}),
    }


def is_answer(report):
    """Whether metalens said something of the photo's bytes; a file that wasn't there may be the next time."""
    return report is not None and report.get("error", {}).get("code") not in PASSING


class Kept:
    """Rows kept on disk: one file a binary, depth and table, one line a photo."""

    def __init__(self, folder, name):
        self.path = os.path.join(folder, name + ".ndjson")
        self.rows = {}
        if os.path.exists(self.path):
            with open(self.path, encoding="utf-8") as file:
                for line in file:
                    if line.endswith("\n"):
                        row = json.loads(line)
                        self.rows[row.pop("sha256")] = row
        os.makedirs(folder, exist_ok=True)

    def add(self, rows):
        with open(self.path, "a", encoding="utf-8") as file:
            for sha, row in rows:
                self.rows[sha] = row
                file.write(json.dumps({"sha256": sha, **row}, sort_keys=True, separators=(",", ":")) + "\n")


def reports(metalens, photos, extra, jobs):
    """A report for every photo, by its path, from one run of batch."""
    names = b"\0".join(os.fsencode(photo.path) for photo in photos) + b"\0"
    arguments = ["nice", metalens, "batch", "--format", "ndjson", "-q", "--files-from", "-", "-0", "-j", str(jobs),
                 "--language", "en", *extra]
    done = subprocess.run(arguments, input=names, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    found = {}
    for line in done.stdout.splitlines():
        report = json.loads(line)
        found[report["file"]["path"]] = report
    if not found and photos:
        sys.exit(f"{' '.join(arguments)}: {done.stderr.decode('utf-8', 'replace').strip()}")
    return found


class Features:
    """Flags by photo, depth and scheme of leaving signatures out."""

    def __init__(self, metalens, cache, tables, jobs=2):
        self.metalens, self.tables, self.jobs = metalens, tables, jobs
        self.folder = os.path.join(cache, "features-" + digest_of(metalens)[:16])
        self.kept = {}

    def store(self, name):
        if name not in self.kept:
            self.kept[name] = Kept(self.folder, name)
        return self.kept[name]

    def analyse(self, photos, name, extra, jobs):
        store, missing = self.store(name), {}
        for photo in photos:
            if photo.sha not in store.rows:
                missing.setdefault(photo.sha, photo)
        missing = list(missing.values())
        for start in range(0, len(missing), PORTION):
            portion = missing[start:start + PORTION]
            found = reports(self.metalens, portion, extra, jobs)
            store.add((photo.sha, compact(found[photo.path])) for photo in portion if is_answer(found.get(photo.path)))
            if len(missing) > PORTION:
                print(f"{name}: {start + len(portion)} of {len(missing)}", file=sys.stderr)

    def prepare(self, photos, schemes=SCHEMES):
        """Analyses what isn't kept yet."""
        for depth in DEPTHS:
            self.analyse(photos, depth, ["--depth", depth, "--no-shipped-signatures"], self.jobs)
        self.compare((photo, self.tables.left_out(photo, scheme)) for photo in photos for scheme in schemes)

    def compare(self, pairs):
        """Compares each photo of the pairs with the table without the pair's rows."""
        by_rows = defaultdict(dict)
        for photo, left_out in pairs:
            if self.is_comparable(photo):
                by_rows[left_out][photo.sha] = photo
        jobs = sorted(by_rows.items(), key=lambda item: (len(item[0]), sorted(item[0])))

        def run(job):
            path, digest = self.tables.written(job[0])
            self.analyse(list(job[1].values()), "structure-" + digest[:16],
                         ["--depth", "structure", "--no-shipped-signatures", "--signatures", path], 1)

        with ThreadPoolExecutor(self.jobs) as pool:
            list(pool.map(run, jobs))

    def is_comparable(self, photo):
        """Whether a table can say anything: with none, a photo that states its camera is an unknown one."""
        return "cameraUnknown" in self.store("structure").rows.get(photo.sha, {}).get("flags", ())

    def row(self, photo, depth):
        return self.store(depth).rows.get(photo.sha, {"error": "notAnalysed"})

    def flags(self, photo, depth, left_out):
        """The ids of a photo's flags, or nothing where it couldn't be analysed."""
        row = self.row(photo, depth)
        if "flags" not in row:
            return None
        flags = {flag for flag in row["flags"] if flag not in DEPENDENT}
        if depth != "metadata" and self.is_comparable(photo):
            _, digest = self.tables.written(left_out)
            compared = self.store("structure-" + digest[:16]).rows.get(photo.sha, {})
            flags |= set(compared.get("flags", ())) & set(DEPENDENT)
        return flags
