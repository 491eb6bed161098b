#!/usr/bin/env python3
"""Breaks every rule on purpose and checks that its own tests notice.

Usage: Tests/Scripts/mutate_rules.py [--scratch DIRECTORY]

All rules are broken in one way at a time, in a copy of the package: `silent`
(finds nothing), `always` (finds its example in every photo), `operator` (one
comparison of its code turned round). Each rule's suite must then fail; a suite
that still passes is printed, and the exit code is 1.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
RULES = "Sources/MetaLensKit/Rules"
OPERATORS = [
    (" > 2\n", " > 3\n"), (" < -2\n", " < -3\n"), (" <= 2 ", " <= 1 "), (" > context.now", " >= context.now"),
    ("stated == frame.size", "stated != frame.size"), ("stated != frame.size", "stated == frame.size"),
    (" != (", " == ("), (" == nil", " != nil"), ("isComplete\n", "isComplete == false\n"),
    ("== .none", "!= .none"), (".isEmpty\n", ".isEmpty == false\n"), ("!= nil", "== nil"),
    ("case .at = ", "case .none = "),
]


def split(text):
    """A rule's file before its code, its parameter, its code, and what follows."""
    match = re.search(r"\) \{ (context) in\n(.*)\n  \}\n\}\n$", text, re.S)
    return text[: match.start()], match.group(2)


def example(text):
    return re.search(r"example: (.*?),\n    triggering:", text, re.S).group(1)


def mutate(kind, text):
    head, body = split(text)
    if kind == "silent":
        return head + ") { _ in\n    []\n  }\n}\n"
    if kind == "always":
        return head + ") { _ in\n    [Finding(%s)]\n  }\n}\n" % example(text)
    for old, new in OPERATORS:
        if old in body + "\n":
            return head + ") { context in\n" + (body + "\n").replace(old, new, 1) + "  }\n}\n"
    return None


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
