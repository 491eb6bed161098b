#!/usr/bin/env python3
"""Same bytes, same score: analyses photos twice under everything that mustn't matter, and compares.

    check_determinism.py METALENS FOLDER [--jobs 2]

The second time with another language, time zone, number of jobs, other file names, dates and order, and through
symbolic links in another folder. Of each photo (by SHA-256) the score, probability, verdict, what was changed, bound,
and every flag with weight, points and evidence must be the same; flags about a file's name alone (worth nothing) may
differ. Standard library only.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

NAMES = {"platformFileName", "fileNameDateDiffers", "formatNameDiffers"}
KEPT = ("score", "probability", "badge", "prior", "base", "calibrated", "changed", "bounded", "complete", "depth", "model",
        "strongest", "rules")


def rows(metalens, arguments, environment):
    done = subprocess.run([metalens, "batch", "--format", "ndjson", "-q", "--hash", *arguments], stdout=subprocess.PIPE,
                          env={**os.environ, **environment}, check=False)
    found = {}
    for line in done.stdout.splitlines():
        report = json.loads(line)
        if "flags" not in report:
            continue
        flags = sorted(json.dumps({key: flag[key] for key in ("id", "type", "weight", "points", "counts", "cause",
                                                              "evidence", "parameters")}, sort_keys=True)
                       for flag in report["flags"] if flag["id"] not in NAMES)
        verdict = {key: report["verdict"][key] for key in ("kind", "confidence", "by")}
        found.setdefault(report["file"]["sha256"], []).append(
            json.dumps([{key: report[key] for key in KEPT}, verdict, flags], sort_keys=True))
    return found


def main():
    parser = argparse.ArgumentParser(description="Same bytes, same score.")
    parser.add_argument("metalens")
    parser.add_argument("folder")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    folder = os.path.abspath(options.folder)
    first = rows(options.metalens, ["-j", "1", "--language", "en", folder], {"TZ": "UTC", "LC_ALL": "C.UTF-8"})
    with tempfile.TemporaryDirectory(prefix="same-bytes.") as elsewhere:
        paths = sorted((os.path.join(root, name) for root, _, names in os.walk(folder) for name in names), reverse=True)
        listed = []
        for index, path in enumerate(paths):
            # A name that no rule can read anything out of; the extension opens nothing that the first run didn't open.
            target = os.path.join(elsewhere, f"x{index:05}")
            os.symlink(path, target)
            os.utime(target, (index, index), follow_symlinks=False)
            listed.append(target)
        listing = os.path.join(elsewhere, "list")
        with open(listing, "w", encoding="utf-8") as file:
            file.write("\n".join(listed) + "\n")
        second = rows(options.metalens, ["-j", str(options.jobs), "--language", "ko", "--files-from", listing],
                      {"TZ": "Asia/Kathmandu", "LC_ALL": "ko_KR.UTF-8"})
    bad = [sha for sha, reports in first.items() if set(second.get(sha, [])) != set(reports)]
    print(f"same bytes, same score: {len(first)} photos twice, {len(bad)} different")
    for sha in bad[:5]:
        print(f"{sha}\n  {first[sha][0][:400]}\n  {second.get(sha, ['not analysed'])[0][:400]}", file=sys.stderr)
    sys.exit(1 if bad or not first else 0)


if __name__ == "__main__":
    main()
