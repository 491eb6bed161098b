#!/usr/bin/env python3
"""Weighs libexempi against libexpat as the reader of XMP packets.

Usage: Tests/Comparisons/weigh_xmp_parsers.py [--cc COMPILER] [DIRECTORY]

DIRECTORY is METALENS_CORPUS where it isn't named: every file below it that exiftool finds an XMP packet
in gives one. Needs libexempi-dev, libexpat1-dev, exiftool and valgrind. Prints, as Markdown, which packets
each parser reads, how many values it sees, what that costs in instructions, and what hostile packets do.
Docs/Measurements/XMPParser.md quotes it.
"""
import argparse
import collections
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time

SCRIPTS = os.path.dirname(os.path.abspath(__file__))
PARSERS = ("exempi", "expat", "expat-namespaces")
SECONDS, ADDRESS_SPACE = 60, 8 << 30
HEAD = ("<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' "
        "xmlns:dc='http://purl.org/dc/elements/1.1/'>")
TAIL = "</rdf:RDF></x:xmpmeta>"


def build(compiler, folder):
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "exempi-2.0", "expat"], stdout=subprocess.PIPE,
                           check=True).stdout.decode().split()
    program = os.path.join(folder, "weigh")
    subprocess.run([compiler, "-O2", "-o", program, os.path.join(SCRIPTS, "weigh_xmp_parsers.c")] + flags, check=True)
    return program


def extract(directory, folder):
    subprocess.run(["exiftool", "-q", "-q", "-r", "-b", "-XMP", "-w", folder + "/%f_%e%-c.xmp", directory],
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return sorted(os.path.join(folder, name) for name in os.listdir(folder))


def run(program, parser, paths, rounds=1, before=()):
    output = subprocess.run([*before, program, parser, str(rounds), *paths], stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, check=True)
    lines = [line.split("\t") for line in output.stdout.decode().splitlines()[:-1]]
    return [(line[0] == "1", int(line[1]), line[2]) for line in lines], output.stderr.decode("utf-8", "replace")


def instructions(program, parser, paths):
    """Instructions of one reading of all packets: what two more rounds add, halved."""
    counts = []
    for rounds in (1, 3):
        _, words = run(program, parser, paths, rounds, ("valgrind", "--tool=callgrind",
                                                       "--callgrind-out-file=/dev/null"))
        counts.append(int(re.search(r"Collected : (\d+)", words).group(1)))
    return (counts[1] - counts[0]) // 2


def scalars(value):
    if isinstance(value, dict):
        return sum(map(scalars, value.values()))
    return sum(map(scalars, value)) if isinstance(value, list) else 1


def exiftool_values(paths):
    """Leaf values that exiftool sees; not RDF's own attributes and the toolkit."""
    output = subprocess.run(["exiftool", "-j", "-struct", "-a", "-G1:4", "-XMP:all", "-@", "-"],
                            input="\n".join(paths).encode(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    found = {}
    for entry in json.loads(output.stdout.decode("utf-8", "replace")):
        found[entry["SourceFile"]] = sum(
            scalars(value) for key, value in entry.items() if key.startswith("XMP-") and key.split(":")[0] not in (
                "XMP-x", "XMP-rdf"))
    return [found.get(path, 0) for path in paths]


def bombs():
    """Hostile packets, made one after the other."""
    one = "<rdf:Description rdf:about='' dc:format='x'/>"
    levels = "".join(f"<!ENTITY e{n} '{f'&e{n - 1};' * 10}'>" for n in range(1, 10))
    yield "entities in entities, 10^9 characters", (
        f"<!DOCTYPE x [<!ENTITY e0 'a'>{levels}]>{HEAD}<rdf:Description><dc:format>&e9;</dc:format></rdf:Description>{TAIL}")
    yield "an entity of 100 KB, 20,000 times", (
        f"<!DOCTYPE x [<!ENTITY e '{'a' * 100_000}'>]>{HEAD}<rdf:Description><dc:format>{'&e;' * 20_000}</dc:format>"
        f"</rdf:Description>{TAIL}")
    yield "50 MB in one value", f"{HEAD}<rdf:Description dc:format='{'a' * 50_000_000}'/>{TAIL}"
    yield "50 MB of items", (
        f"{HEAD}<rdf:Description><dc:subject><rdf:Bag>{'<rdf:li>abcdefgh</rdf:li>' * 2_000_000}</rdf:Bag></dc:subject>"
        f"</rdf:Description>{TAIL}")
    for deep in (10_000, 1_000_000):
        yield f"{deep:,} elements deep", HEAD + "<rdf:Description>" + "<dc:subject><rdf:Bag><rdf:li>" * (deep // 3)
        half = "<dc:format rdf:parseType='Resource'>" * deep + "</dc:format>" * deep
        yield f"{deep:,} structures deep, closed", f"{HEAD}<rdf:Description>{half}</rdf:Description>{TAIL}"
    yield "a million attributes", (
        f"{HEAD}<rdf:Description {' '.join(f'''dc:a{n}='' ''' for n in range(1_000_000))}/>{TAIL}")
    yield "a namespace of 1 MB, 2,000 attributes", (
        f"{HEAD}<rdf:Description xmlns:u='{'u' * (1 << 20)}' {' '.join(f'''u:a{n}='' ''' for n in range(2_000))}/>{TAIL}")
    yield "100,000 unlike properties", (
        f"{HEAD}<rdf:Description>{''.join(f'<dc:a{n}>x</dc:a{n}>' for n in range(100_000))}</rdf:Description>{TAIL}")
    yield "cut within a value", f"{HEAD}{one}<rdf:Description><dc:format>x"


def bound():
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESS_SPACE, ADDRESS_SPACE))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def attack(program, parser, path):
    start = time.monotonic()
    try:
        output = subprocess.run([program, parser, "1", path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                preexec_fn=bound, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return f"over {SECONDS} s"
    seconds = time.monotonic() - start
    if output.returncode:
        return f"crashes (signal {-output.returncode})" if output.returncode < 0 else "fails"
    result, peak = (line.split("\t") for line in output.stdout.decode().splitlines())
    words = f"{int(result[1]):,} values" if result[0] == "1" else result[2]
    return f"{words}; {seconds:.2f} s, {int(peak[1]) / 1000:,.0f} MB"


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--cc", default="cc")
    arguments.add_argument("directory", nargs="?", default=os.environ.get("METALENS_CORPUS"))
    arguments = arguments.parse_args()
    if not arguments.directory:
        sys.exit("no directory: name one or set METALENS_CORPUS")
    with tempfile.TemporaryDirectory() as folder:
        program = build(arguments.cc, folder)
        packets = os.path.join(folder, "packets")
        os.mkdir(packets)
        paths = extract(arguments.directory, packets)
        results = {parser: run(program, parser, paths)[0] for parser in PARSERS}
        seen = exiftool_values(paths)
        both = [index for index in range(len(paths)) if all(results[parser][index][0] for parser in PARSERS)]
        chosen = [paths[index] for index in both]
        print(f"{len(paths)} packets, {sum(map(os.path.getsize, paths)):,} bytes; {len(both)} of them read by all "
              f"parsers, {sum(map(os.path.getsize, chosen)):,} bytes.\n")
        print("| | read | values in packets all read | values in all | instructions, packets all read |")
        print("|---|---:|---:|---:|---:|")
        for parser in PARSERS:
            rows = results[parser]
            print(f"| {parser} | {sum(row[0] for row in rows)} | {sum(rows[index][1] for index in both)} | "
                  f"{sum(row[1] for row in rows)} | {instructions(program, parser, chosen):,} |")
        print(f"| exiftool | | {sum(seen[index] for index in both)} | {sum(seen)} | |\n")
        print("| parser | refuses with | packets | values exiftool sees | values libexpat sees |\n|---|---|---:|---:|---:|")
        for parser in PARSERS:
            reasons = collections.defaultdict(list)
            for index, row in enumerate(results[parser]):
                if not row[0]:
                    reasons[row[2]].append(index)
            for words, found in sorted(reasons.items()):
                print(f"| {parser} | {words} | {len(found)} | {sum(seen[index] for index in found)} | "
                      f"{sum(results['expat'][index][1] for index in found)} |")
        equal = sum(results["exempi"][index][1] == results["expat"][index][1] for index in both)
        print(f"\n{equal} of the {len(both)} packets have as many values by libexempi as by libexpat.\n")
        print(f"| hostile packet | size | {' | '.join(PARSERS)} |\n|---|---:|{'---|' * len(PARSERS)}")
        path = os.path.join(folder, "bomb.xmp")
        for name, text in bombs():
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            size = f"{len(text) / 1_000_000:,.1f} MB"
            del text
            print(f"| {name} | {size} | {' | '.join(attack(program, parser, path) for parser in PARSERS)} |", flush=True)


if __name__ == "__main__":
    main()
