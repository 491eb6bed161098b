#!/usr/bin/env python3
"""Validates what `metalens` writes as JSON against Docs/report.schema.json, Docs/inspect.schema.json and
Docs/evaluation.schema.json.

Usage: Tests/Scripts/validate_reports.py PROGRAM [DIRECTORY...]

DIRECTORY is Fixtures and, where it is set, METALENS_CORPUS. Every form is tried:
analyze of one file and of several, batch as NDJSON and as an array, with hashes,
redacted, in another language, standard input, and a file that isn't there; inspect
of each, with Content Credentials too, and compare of neighbours; evaluate of all, as if every other were an original.
Needs python3-jsonschema (Debian), which shares no code with MetaLens.
"""
import copy
import csv
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from jsonschema import Draft202012Validator

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "Docs/report.schema.json").read_text(encoding="utf-8"))

INSPECT_SCHEMA = json.loads((ROOT / "Docs/inspect.schema.json").read_text(encoding="utf-8"))


NEWER_WORD = {"$ref": "#/$defs/newerWord"}


def closed(schema):
    """The schema without the values of later versions: this version writes those that are listed."""
    if isinstance(schema, list):
        return [closed(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if NEWER_WORD in schema.get("anyOf", []):
        listed, = (item for item in schema["anyOf"] if item != NEWER_WORD)
        return listed
    return {key: closed(value) for key, value in schema.items()}


EVALUATION_SCHEMA = json.loads((ROOT / "Docs/evaluation.schema.json").read_text(encoding="utf-8"))


def refuse_constant(name):
    raise ValueError(f"{name} is no JSON")


def unique(pairs):
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("a key stands twice")
    return members


def parse(text):
    """Reads JSON strictly: no NaN, no key twice."""
    return json.loads(text, parse_constant=refuse_constant, object_pairs_hook=unique)


def is_sorted(value):
    if isinstance(value, dict):
        return list(value) == sorted(value) and all(map(is_sorted, value.values()))
    return all(map(is_sorted, value)) if isinstance(value, list) else True


class Validation:
    BRANCHES = ("metalens.report/1",)
    INSPECT_BRANCHES = ("metalens.inspection/1", "metalens.comparison/1")

    def __init__(self, program):
        self.program = program
        self.published = Draft202012Validator(SCHEMA)
        self.validator = Draft202012Validator(closed(SCHEMA))
        self.inspect_validator = Draft202012Validator(INSPECT_SCHEMA)
        self.valid = 0
        self.invalid = 0

    def run(self, *arguments, codes=(0, 3), stdin=subprocess.DEVNULL):
        """What the program writes; its exit code must be one of `codes`."""
        result = subprocess.run(
            [self.program, *arguments], stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        if result.returncode not in codes:
            self.refuse(arguments, f"exit code {result.returncode}: {result.stderr.decode(errors='replace')}")
        return result.stdout.decode()

    def refuse(self, where, why):
        self.invalid += 1
        print(f"{' '.join(map(str, where))}: {why}", file=sys.stderr)

    def check(self, objects, where, expected=None, schema=None, inspects=False):
        """Counts valid objects; there must be as many as `expected` where that is known."""
        if expected is not None and len(objects) != expected:
            self.refuse(where, f"{len(objects)} objects instead of {expected}")
        for value in objects:
            validator = self.inspect_validator if inspects else self.validator
            branches = self.INSPECT_BRANCHES if inspects else self.BRANCHES
            errors = sorted(validator.iter_errors(value), key=lambda error: list(error.absolute_path))
            name = value.get("file", {}).get("path") if isinstance(value, dict) else None
            for error in errors:
                # Of a oneOf, what is wrong with the branch that the object claims to be.
                claimed = value.get("schema") if isinstance(value, dict) else None
                branch = branches.index(claimed) if claimed in branches else len(branches)
                for cause in [item for item in error.context or [] if item.schema_path[0] == branch] or [error]:
                    self.refuse([*where, name], f"{'/'.join(map(str, cause.absolute_path))}: {cause.message}")
            if schema is not None and value.get("schema") != schema:
                self.refuse([*where, name], f"not a {schema}")
            if not is_sorted(value):
                self.refuse([*where, name], "keys aren't sorted")
            self.valid += not errors

    def check_newer(self, report):
        """A reader who validates must be able to read a later version's values, which this version doesn't write."""
        for part, key in (("verdict", "kind"), ("flags", "type"), ("flags", "grade"), ("flags", "concern")):
            newer = copy.deepcopy(report)
            (newer[part] if part == "verdict" else newer[part][0])[key] = "newerValue"
            if not self.published.is_valid(newer):
                self.refuse(["newer value", part, key], "the schema refuses it")
            if self.validator.is_valid(newer):
                self.refuse(["newer value", part, key], "passes for one that this version writes")


def validate(program, directories):
    validation = Validation(program)
    for directory in directories:
        def run(*arguments):
            return validation.run(*arguments, "--", str(directory))
        lines = [parse(line) for line in run("batch", "--format", "ndjson", "--quiet").splitlines()]
        count = len(lines)
        validation.check(lines, ["batch", "ndjson"])
        flagged = [line for line in lines if line.get("flags")]
        for report in flagged[:1]:
            validation.check_newer(report)
        for extra in (["--hash"], ["--redact", "--hash"], ["--language", "ko"], ["--sort", "score"], ["--jobs", "1"]):
            where = ["batch", "json", *extra]
            values = parse(run("batch", "--format", "json", "--quiet", *extra))
            validation.check(values, where, count)
            if "--redact" in extra and not all(value.get("redacted") for value in values):
                validation.refuse(where, "an object doesn't say that it is redacted")
            if "--hash" in extra and not all(
                    value["file"]["sha256"] for value in values if value["schema"] == "metalens.report/1"):
                validation.refuse(where, "a report has no SHA-256")
        # Names that aren't UTF-8 can't be given back from `path`; batch has tried them.
        photos = [line["file"]["path"] for line in lines if "pathBytes" not in line["file"]]
        reported = [line["file"]["path"] for line in lines if line["schema"] == "metalens.report/1"
                    and "pathBytes" not in line["file"]]
        validation.check(parse(validation.run("analyze", "--format", "json", "--", *photos, "no such file.jpg")),
                         ["analyze", "several"], len(photos) + 1)
        if reported:
            one = reported[0]
            validation.check([parse(validation.run("analyze", "--format", "json", "--", one, codes=(0,)))],
                             ["analyze", one], schema="metalens.report/1")
            with open(one, "rb") as stdin:
                validation.check(
                    [parse(validation.run("analyze", "--format", "json", "-", codes=(0,), stdin=stdin))],
                    ["analyze", "-"], schema="metalens.report/1")
            validate_inspections(validation, photos, reported)
            validate_evaluation(validation, photos, lines)
        else:
            validation.refuse([str(directory)], "no photo was analysed")
    for arguments in (["no such file.jpg"], ["--redact", "no such directory/no such file.jpg"], [str(ROOT)]):
        validation.check([parse(validation.run("analyze", "--format", "json", *arguments, codes=(3,)))],
                         ["analyze", *arguments], schema="metalens.error/1")
    return validation


def validate_inspections(validation, photos, reported):
    """inspect of all files, of one and of standard input; compare of each with the next."""
    validation.check(parse(validation.run("inspect", "--format", "json", "--", *photos, "no such file.jpg")),
                     ["inspect", "several"], len(photos) + 1, inspects=True)
    one = reported[0]
    with open(one, "rb") as stdin:
        for name in (one, "-"):
            written = validation.run("inspect", "--format", "json", "--", name, codes=(0,), stdin=stdin)
            validation.check([parse(written)], ["inspect", name], schema="metalens.inspection/1", inspects=True)
    written = validation.run("inspect", "--attributes", "--format", "json", "--", one, codes=(0,))
    if parse(written)["attributes"] is None:
        validation.refuse(["inspect", "--attributes", one], "no attributes")
    validation.check([parse(written)], ["inspect", "--attributes", one], inspects=True)
    where = ["inspect", "--credentials"]
    values = parse(validation.run(*where, "--format", "json", "--", *reported, "no such file.jpg"))
    if not all("credentials" in value for value in values if value["schema"] == "metalens.inspection/1"):
        validation.refuse(where, "an inspection lacks its credentials")
    validation.check(values, where, len(reported) + 1, inspects=True)
    for first, second in zip(reported, reported[1:] + reported[:1]):
        written = validation.run("compare", "--format", "json", "--", first, second, codes=(0,))
        validation.check([parse(written)], ["compare", first, second], schema="metalens.comparison/1", inspects=True)
    written = validation.run("compare", "--format", "json", "--", one, "no such file.jpg", codes=(3,))
    validation.check([parse(written)], ["compare", one, "missing"], schema="metalens.error/1", inspects=True)


def validate_evaluation(validation, photos, lines):
    """evaluate of all files, analysed at depth metadata and from reports."""
    with tempfile.TemporaryDirectory() as directory:
        labels, reports = pathlib.Path(directory, "labels.csv"), pathlib.Path(directory, "rows.ndjson")
        with open(labels, "w", encoding="utf-8", newline="") as file:
            rows = csv.writer(file)
            rows.writerow(["path", "label", "kind"])
            for index, photo in enumerate([*photos, "no such file.jpg"]):
                rows.writerow([os.path.abspath(photo), ["original", "edited"][index % 2], index % 3])
        with open(reports, "w", encoding="utf-8") as file:
            for line in lines:
                named = {**line, "file": {**line["file"], "path": os.path.abspath(line["file"]["path"])}}
                file.write(json.dumps(named) + "\n")
        for extra in (["--depth", "metadata", "--by", "kind"], ["--reports", str(reports)]):
            where = ["evaluate", *extra]
            value = parse(validation.run("evaluate", str(labels), "--format", "json", *extra, codes=(3,)))
            errors = list(Draft202012Validator(EVALUATION_SCHEMA).iter_errors(value))
            for error in errors:
                validation.refuse(where, f"{'/'.join(map(str, error.absolute_path))}: {error.message}")
            if not is_sorted(value):
                validation.refuse(where, "keys aren't sorted")
            if not value["files"]:
                validation.refuse(where, "nothing was evaluated")
            if value["files"] + len(value["notEvaluated"]) != len(photos) + 1:
                validation.refuse(where, "files are missing")
            validation.valid += not errors


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    Draft202012Validator.check_schema(SCHEMA)
    Draft202012Validator.check_schema(INSPECT_SCHEMA)
    Draft202012Validator.check_schema(EVALUATION_SCHEMA)
    directories = [pathlib.Path(name) for name in sys.argv[2:]]
    if not directories:
        directories = [ROOT / "Fixtures"]
        if os.environ.get("METALENS_CORPUS"):
            directories.append(pathlib.Path(os.environ["METALENS_CORPUS"]))
    # A schema that takes anything would find everything valid.
    validator = Draft202012Validator(SCHEMA)
    for wrong in ({}, [], {"schema": "metalens.report/1"}, {"schema": "metalens.error/1", "file": {"path": "a"}}):
        if validator.is_valid(wrong):
            sys.exit(f"the schema takes {wrong}")
    for wrong in ({}, {"schema": "metalens.inspection/1"}, {"schema": "metalens.comparison/1", "files": []}):
        if Draft202012Validator(INSPECT_SCHEMA).is_valid(wrong):
            sys.exit(f"the schema of inspections takes {wrong}")
    for wrong in ({}, {"schema": "metalens.evaluation/1"}):
        if Draft202012Validator(EVALUATION_SCHEMA).is_valid(wrong):
            sys.exit(f"the schema of evaluations takes {wrong}")
    validation = validate(sys.argv[1], directories)
    print(f"{validation.valid} objects valid, {validation.invalid} faults")
    sys.exit(1 if validation.invalid or not validation.valid else 0)


if __name__ == "__main__":
    main()
