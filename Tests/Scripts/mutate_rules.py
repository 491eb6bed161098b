#!/usr/bin/env python3
"""Breaks every rule on purpose and checks that its own tests notice.

Usage: Tests/Scripts/mutate_rules.py [--scratch DIRECTORY]

All rules are broken in one way at a time, in a copy of the package: `silent`
(finds nothing), `always` (finds its example in every photo), `operator` (one
comparison turned round, where the table below knows one). Each rule's suite
must then fail; a suite that still passes is printed, and the exit code is 1.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
RULES = "Sources/MetaLensAssessment/Rules"
OPERATORS = [
    (" <= 2 ", " <= 1 "), (" > context.now", " >= context.now"), (" != (", " == ("), (" == nil", " != nil"),
    (".isEmpty\n", ".isEmpty == false\n"), ("!= nil", "== nil"), ("case .at = ", "case .none = "),
]


# A body of lines, or of one call on the context.
BODY = re.compile(r"^  \) \{ (?:context in$.*?^  \}|\$0\.[^\n]*\})$", re.S | re.M)


def example(text):
    """The values that the rule's flag has in the docs; none where it has no parameters."""
    match = re.search(r"example: (.*?)\n  \) \{", text, re.S)
    return match.group(1) if match else "[:]"


def mutate(kind, text):
    """The rule's file with its code broken; None where there is nothing of the kind to break."""
    body = BODY.search(text)
    if kind == "silent":
        broken = "  ) { _ in\n    []\n  }"
    elif kind == "always":
        broken = "  ) { _ in\n    .raised(%s)\n  }" % example(text)
    else:
        for old, new in OPERATORS:
            if old in body.group(0):
                broken = body.group(0).replace(old, new, 1)
                break
        else:
            return None
    return text[: body.start()] + broken + text[body.end():]


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--scratch", help="build directory to keep between runs")
    scratch = arguments.parse_args().scratch
    survivors = 0
    with tempfile.TemporaryDirectory() as directory:
        package = pathlib.Path(directory) / "package"
        shutil.copytree(
            ROOT, package, ignore=shutil.ignore_patterns(".build*", ".git"), symlinks=True)
        rules = sorted((package / RULES).glob("*/*Rule.swift"))
        originals = {rule: rule.read_text() for rule in rules}
        for kind in ["silent", "always", "operator"]:
            mutated = []
            for rule in rules:
                text = mutate(kind, originals[rule])
                rule.write_text(text or originals[rule])
                if text:
                    mutated.append(rule.stem)
            command = ["swift", "test", "--disable-xctest", "--filter", "RuleTests"]
            if scratch:
                command += ["--scratch-path", scratch]
            result = subprocess.run(command, cwd=package, capture_output=True, text=True)
            output = result.stdout + result.stderr
            if "Test run with" not in output:
                print(output[-4000:])
                sys.exit(f"{kind}: the mutants did not build")
            failed = set(re.findall(r"Suite (\w+)Tests failed", output))
            alive = [name for name in mutated if name not in failed]
            survivors += len(alive)
            print(f"{kind}: {len(mutated) - len(alive)} of {len(mutated)} mutants noticed by their own suite")
            for name in alive:
                print(f"  survived: {name}")
    sys.exit(1 if survivors else 0)


if __name__ == "__main__":
    main()
