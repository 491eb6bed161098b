#!/usr/bin/env python3
"""Compares the library's public symbols with the committed list, so that the surface changes on purpose only.

Usage: public_symbols.py GRAPHS [--write]

GRAPHS is the directory of the compiler's symbol graphs of MetaLensKit and MetaLensFacts. A line of
Tests/Expectations/public-symbols.txt is a symbol's kind and path; --write takes today's. Exit code: 0 the same, 1 not.
Flags' names aren't in it: FlagID+All.swift lists them, which is made of the rules and compared by `generate --check`.
"""
import json
import pathlib
import sys

MODULES = ["MetaLensKit", "MetaLensFacts"]
FLAGS = "MetaLensKit type.property FlagID."
EXPECTED = pathlib.Path(__file__).resolve().parent.parent / "Expectations" / "public-symbols.txt"


def symbols(graphs):
    found = set()
    for module in MODULES:
        for path in sorted(graphs.glob(f"{module}*.symbols.json")):
            for symbol in json.loads(path.read_text(encoding="utf-8"))["symbols"]:
                # What the compiler adds to a conforming type says nothing that we declared.
                if symbol["accessLevel"] == "public" and "::SYNTHESIZED::" not in symbol["identifier"]["precise"]:
                    kind = symbol["kind"]["identifier"].removeprefix("swift.")
                    line = f"{module} {kind} {'.'.join(symbol['pathComponents'])}"
                    if not line.startswith(FLAGS):
                        found.add(line)
    return sorted(found)


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--write"]
    if len(arguments) != 1:
        sys.exit(__doc__)
    now = symbols(pathlib.Path(arguments[0]))
    if not now:
        sys.exit(f"no symbol graph of {' or '.join(MODULES)} in {arguments[0]}")
    if "--write" in sys.argv:
        EXPECTED.write_text("\n".join(now) + "\n", encoding="utf-8")
    expected = EXPECTED.read_text(encoding="utf-8").splitlines()
    for symbol in sorted(set(now) - set(expected)):
        print(f"new: {symbol}")
    for symbol in sorted(set(expected) - set(now)):
        print(f"gone: {symbol}")
    types = sum(line.split()[1] in ("struct", "enum", "class", "protocol", "typealias") for line in now)
    print(f"{len(now)} public symbols, {types} types: {'as listed' if now == expected else 'not as listed'}")
    return now != expected


if __name__ == "__main__":
    sys.exit(main())
