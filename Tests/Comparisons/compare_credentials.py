#!/usr/bin/env python3
"""Compares what MetaLens says of Content Credentials with the library called from Python: the same state, the same codes.

Usage: compare_credentials.py METALENS DIRECTORY... [--anchors FILE]

Run it with a Python that has c2pa-python: MetaLens is given the library of that package. A file in which one of the two finds
credentials and the other doesn't is a difference too, unless its class is named: our own reader refuses what isn't read as a
photo at all. Ends with 1 where a difference has no class, or where anchors are given and nobody is trusted.
"""

import argparse
import collections
import json
import os
import pathlib
import subprocess
import sys

import c2pa

FORMATS = {
    "jpeg": "image/jpeg", "png": "image/png", "webp": "image/webp", "gif": "image/gif", "tiff": "image/tiff",
    "dng": "image/x-adobe-dng", "heic": "image/heic", "avif": "image/avif", "jxl": "image/jxl",
    "nef": "image/x-nikon-nef", "arw": "image/x-sony-arw",
}
# What MetaLens sets as well (CredentialSettings).
SETTINGS = {
    "core": {"allowed_network_hosts": [], "decode_identity_assertions": False},
    # As CredentialSettings.swift has them.
    "trust": {"trust_config": "".join(f"{purpose}\n" for purpose in (
        "1.3.6.1.5.5.7.3.4", "1.3.6.1.4.1.62558.2.1", "1.3.6.1.5.5.7.3.8", "1.3.6.1.5.5.7.3.9", "1.3.6.1.4.1.311.76.59.1.9",
        "1.3.6.1.5.5.7.3.36"))},
    "verify": {"ocsp_fetch": False, "remote_manifest_fetch": False, "verify_trust": True},
}


def of_library(path, media_type, context):
    """State and codes by Python; nil where the library finds no manifest in the file."""
    try:
        with open(path, "rb") as stream:
            store = json.loads(c2pa.Reader(media_type, stream, context=context).json())
    except c2pa.C2paError as error:
        return None, f"{type(error).__name__}: {error}"
    results = store.get("validation_results", {})
    codes = [(kind, status["code"]) for kind, found in results.get("activeManifest", {}).items() for status in found]
    deltas = [(kind, status["code"]) for delta in results.get("ingredientDeltas", [])
              for kind, found in delta["validationDeltas"].items() for status in found]
    return (store["validation_state"], sorted(codes), sorted(deltas)), ""


def of_report(report):
    found = report.get("credentials")
    if not found:
        return None
    if not found["checked"]:
        return found["reason"]
    return (found["validationState"], sorted((s["kind"], s["code"]) for s in found["statuses"]),
            sorted((s["kind"], s["code"]) for s in found["ingredientStatuses"]))


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("metalens")
    arguments.add_argument("directories", nargs="+")
    arguments.add_argument("--anchors")
    options = arguments.parse_args()
    library = pathlib.Path(c2pa.__file__).parent / "libs" / "libc2pa_c.so"
    settings = dict(SETTINGS)
    words = [options.metalens, "batch", "--format", "ndjson", "--language", "en", "--depth", "structure",
             "--credentials-library", str(library)]
    if options.anchors:
        settings["trust"] = {**settings["trust"], "trust_anchors": pathlib.Path(options.anchors).read_text()}
        words += ["--trust-anchors", options.anchors]
    context = c2pa.Context(c2pa.Settings.from_dict(settings))
    rows = subprocess.run(words + options.directories, stdout=subprocess.PIPE, check=False).stdout.splitlines()
    compared, differences, states = 0, 0, collections.Counter()
    for row in rows:
        report = json.loads(row)
        if report["schema"] != "metalens.report/1" or report["file"]["format"] not in FORMATS:
            continue
        path, ours = report["file"]["path"], of_report(report)
        theirs, error = of_library(path, FORMATS[report["file"]["format"]], context)
        if ours is None and theirs is None:
            continue
        compared += 1
        if ours == theirs:
            states[theirs[0]] += 1
        elif theirs is None and ours == "failed":
            states["neither checks it"] += 1
        else:
            differences += 1
            print(f"{path}\n  MetaLens: {ours}\n  library:  {theirs} {error}")
    told = ", ".join(f"{count} {state}" for state, count in sorted(states.items()))
    print(f"credentials of {compared} files of {len(rows)} compared with c2pa {c2pa.sdk_version()}: {told}; {differences} differ")
    # Where anchors are given somebody is to be trusted by them: without the library nobody would be.
    return 1 if differences or options.anchors and not states["Trusted"] else 0


if __name__ == "__main__":
    os.environ.setdefault("LC_ALL", "C.UTF-8")
    sys.exit(main())
