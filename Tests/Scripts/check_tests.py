#!/usr/bin/env python3
"""Reads the results that `swift test --xunit-output` wrote, and sees that enough tests ran.

What `swift test` prints isn't enough to go by: it hands on what the tests print piece by piece, as it reads it, and drops
a piece that begins or ends inside a character. A test that writes "AAA", the first byte of "✔", and half a second later the
rest and "BBB", is seen to print neither. So a line may be missing.

Exit code: 0 enough ran and none failed, 1 otherwise.
"""

import argparse
import sys
import xml.etree.ElementTree as ElementTree


def main():
    parser = argparse.ArgumentParser(description="Sees that enough tests ran.")
    parser.add_argument("results", help="the file of results")
    parser.add_argument("--at-least", type=int, required=True, help="fewer tests than this is a failure")
    parser.add_argument("--suite", action="append", default=[], help="a suite whose tests must all have run")
    options = parser.parse_args()
    try:
        cases = list(ElementTree.parse(options.results).getroot().iter("testcase"))
    except (OSError, ElementTree.ParseError) as error:
        sys.exit(f"FAILED: no results of tests: {error}")
    skipped = [case for case in cases if case.find("skipped") is not None]
    failed = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
    wrong = [f"{case.get('classname')}.{case.get('name')} failed" for case in failed]
    if len(cases) - len(skipped) < options.at_least:
        wrong.append(f"only {len(cases) - len(skipped)} tests ran, expected {options.at_least} or more")
    for suite in options.suite:
        of_it = [case for case in cases if case.get("classname", "").split(".")[-1] == suite]
        if not of_it or any(case in skipped for case in of_it):
            wrong.append(f"the tests of {suite} didn't run")
    for case in skipped:
        print(f"skipped: {case.get('classname')}.{case.get('name')}")
    print(f"{len(cases) - len(skipped) - len(failed)} passed, {len(failed)} failed")
    if wrong:
        sys.exit("\n".join(f"FAILED: {what}" for what in wrong))


main()
