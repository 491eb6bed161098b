"""Reports of photos left out of the fit, by metalens itself: with a fold's weights and signatures."""

import csv
import json
import os
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor

from .features import Kept, digest_of, is_answer, reports

# What is kept of a report: all that the figures need.
KEYS = ("badge", "bounded", "calibrated", "changed", "complete", "depth", "error", "model", "prior", "probability", "schema",
        "score", "signatures", "tool", "verdict")


def short(report):
    row = {key: report[key] for key in KEYS if key in report}
    row["file"] = {key: report["file"].get(key) for key in ("format", "sha256")}
    row["flags"] = [{key: flag.get(key) for key in ("id", "type", "weight", "points", "counts", "cause")}
                    for flag in report.get("flags", ())]
    return row


def scored(place, folds, depth, log):
    """A report by photo, for every fold's photos; kept, and made once for each model, table, depth and binary."""
    binary = digest_of(place.metalens)[:16]
    jobs = defaultdict(list)
    for value in folds.values:
        model = folds.model(value)
        for photo in folds.photos(value):
            jobs[model, place.tables.left_out(photo, folds.scheme)].append(photo)
    folder = os.path.join(place.cache, "scores-" + binary, depth)
    found, done = {}, 0

    def run(job):
        (model, left_out), photos = job
        signatures, digest = place.tables.written(left_out)
        kept = Kept(folder, digest_of(model)[:16] + "-" + digest[:16])
        missing = list({photo.sha: photo for photo in photos if photo.sha not in kept.rows}.values())
        if missing:
            answers = reports(place.metalens, missing,
                              ["--depth", depth, "--model", model, "--no-shipped-signatures", "--signatures",
                               signatures], 1)
            kept.add((photo.sha, short(answers[photo.path])) for photo in missing
                     if is_answer(answers.get(photo.path)))
        return [(photo, kept.rows.get(photo.sha)) for photo in photos]

    with ThreadPoolExecutor(place.jobs) as pool:
        for number, rows in enumerate(pool.map(run, sorted(jobs.items(), key=lambda job: (job[0][0], sorted(job[0][1]))))):
            found.update((photo.path, (photo, row)) for photo, row in rows)
            done += len(rows)
            if number % 20 == 0:
                log(f"{folds.scheme}, {depth}: {done} of {sum(map(len, jobs.values()))}")
    return found


def written(found, families, folder, model):
    """The list and the reports that `metalens evaluate` reads; the list's paths are the reports'. Each fold has a model
    and signatures of its own, which evaluate rightly won't compare: here they are named as one, since together they
    answer for the model that is fitted to all."""
    os.makedirs(folder, exist_ok=True)
    rows = sorted(found.values(), key=lambda item: item[0].path.encode())
    with open(os.path.join(folder, "labels.csv"), "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["path", "label", "sublabel", "group", "source", "sha256"])
        for photo, _ in rows:
            family = families(photo)
            if family:
                writer.writerow([photo.path, "original" if family == "original" else photo.label, family,
                                 photo.group, photo.source, photo.sha])
    with open(os.path.join(folder, "reports.ndjson"), "w", encoding="utf-8") as file:
        for photo, report in rows:
            if report:
                report = dict(report, file=dict(report["file"], path=photo.path, sha256=photo.sha))
                if "model" in report:
                    report.update(model=model, signatures=None)
                file.write(json.dumps(report, sort_keys=True, separators=(",", ":")) + "\n")
