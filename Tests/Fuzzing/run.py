#!/usr/bin/env python3
"""Builds the fuzz targets and runs them: libFuzzer, with address and leak sanitizer.

Usage: Tests/Fuzzing/run.py [--seconds 10] [--target NAME ...] [--corpora DIRECTORY] [--seeds DIRECTORY ...]
                            [--build-path .build-fuzz] [--metalens PATH] [--jobs 1] [--no-build] [--list] [--lines]

Each target runs for so many seconds of processor time. Its seeds are cut out of Fixtures (and of the photos in --seeds)
anew each time. What it finds out is kept in --corpora, a folder a target, and a later run goes on from there; without
it, it is thrown away. Prints a row a target: executions, processor time, edges of the code that the seeds reach and
those reached at the end, findings. A finding is a trap, what the address sanitizer sees, a leak, a broken promise
(Sources/metalens-fuzz), over 10 s or 1 GiB for one input of at most 64 KiB; the input is kept in DIRECTORY/findings.
Exit code 1 where anything was found, 2 where something didn't run. PKG_CONFIG_PATH may name libraries that
build_libraries.sh built; give those builds a --build-path of their own. --metalens makes the reports that are the
store's seeds; by default what .build holds. --jobs runs so many targets at once. A finding names functions; with --lines it
names lines as well, for which everything is built anew.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import seeds

ROOT = Path(__file__).resolve().parents[2]
LEAKS = ROOT / "Tests/Expectations/sanitizers/leaks.txt"
DICTIONARIES = Path(__file__).resolve().parent / "dictionaries"
# A row of the table is worth more rounds than this never: a target that ends at once has a reason.
MOST_ROUNDS = 20
LIMITS = ["-max_len=65536", "-timeout=10", "-rss_limit_mb=1024", "-malloc_limit_mb=256"]


def build(options):
    """Builds the one program that holds all targets, and gives its path."""
    # Two --sanitize reach swiftc in an order that changes from build to build, and it heeds the last one alone: both stand
    # in one flag behind the one that makes SwiftPM link a fuzzer.
    command = ["swift", "build", "-c", "release", "--product", "metalens-fuzz", "--scratch-path", options.build_path,
               "--sanitize=fuzzer", "-Xswiftc", "-sanitize=fuzzer,address", "-Xcc", "-fsanitize=address,fuzzer-no-link",
               "-Xswiftc", "-enable-testing", *([] if options.lines else ["-debug-info-format", "none"])]
    environment = dict(os.environ, METALENS_FUZZ="1")
    if not options.no_build:
        subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=sys.stderr)
    shown = subprocess.run([*command, "--show-bin-path"], cwd=ROOT, env=environment, check=True, capture_output=True)
    return Path(shown.stdout.decode().strip()) / "metalens-fuzz"


def names(program):
    """What the program says that its targets are."""
    # libFuzzer takes the end of the process for a finding, and leaves a file where it is.
    with tempfile.TemporaryDirectory() as folder:
        told = subprocess.run([program], env=dict(os.environ, METALENS_FUZZ_TARGET=""), stdin=subprocess.DEVNULL,
                              capture_output=True, timeout=60, cwd=folder)
    found = re.search(rb"METALENS_FUZZ_TARGET is one of: (.*)", told.stderr)
    if not found:
        sys.exit(f"{program} names no targets:\n{told.stderr.decode(errors='replace')[-2000:]}")
    return found.group(1).decode().split()


class Run:
    """One target's run, in as many rounds as its processor time takes on a machine that others use too."""

    def __init__(self, program, name, corpus, seed_folder, findings):
        self.program, self.name, self.corpus, self.seeds, self.findings = program, name, corpus, seed_folder, findings
        self.executions, self.seconds, self.start, self.end = 0, 0.0, None, None
        self.code, self.words = 0, ""

    def go(self, seconds):
        for _ in range(MOST_ROUNDS):
            self.round(max(1, round(seconds - self.seconds)))
            if self.code or self.seconds >= seconds - 0.5:
                break
        return self

    def round(self, seconds):
        command = [self.program, self.corpus, self.seeds, f"-max_total_time={seconds}", *LIMITS,
                   "-print_final_stats=1", f"-artifact_prefix={self.findings}/{self.name}-"]
        dictionary = DICTIONARIES / f"{seeds.DICTIONARY.get(self.name, self.name)}.dict"
        if dictionary.exists():
            command.append(f"-dict={dictionary}")
        # Swift's own backtraces hang a run that libFuzzer wants to report; freed memory is held a little only, since it
        # counts for the limit.
        environment = dict(os.environ, METALENS_FUZZ_TARGET=self.name, SWIFT_BACKTRACE="enable=no",
                           ASAN_OPTIONS="quarantine_size_mb=32:detect_leaks=1",
                           LSAN_OPTIONS=f"suppressions={LEAKS}:print_suppressions=0", LC_ALL="C.UTF-8")
        with tempfile.TemporaryFile() as log:
            process = subprocess.Popen(list(map(str, command)), env=environment, stdin=subprocess.DEVNULL,
                                       stdout=log, stderr=subprocess.STDOUT)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = self.code = os.waitstatus_to_exitcode(status)
            log.seek(0)
            self.words = log.read().decode(errors="replace")
        self.seconds += usage.ru_utime + usage.ru_stime
        edges = [int(number) for number in re.findall(r"\bcov: (\d+)", self.words)]
        first = re.search(r"INITED cov: (\d+)", self.words)
        if first and self.start is None:
            self.start = int(first.group(1))
        if edges:
            self.end = edges[-1]
        counts = re.findall(r"stat::number_of_executed_units:\s+(\d+)", self.words) or \
            re.findall(r"^#(\d+)\t", self.words, re.MULTILINE)
        self.executions += int(counts[-1]) if counts else 0

    @property
    def kept(self):
        return sorted(self.findings.glob(f"{self.name}-*"))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--target", action="append", default=[])
    parser.add_argument("--corpora", type=Path)
    parser.add_argument("--seeds", type=Path, action="append", default=[])
    parser.add_argument("--build-path", default=".build-fuzz")
    parser.add_argument("--metalens", type=Path)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--no-build", action="store_true")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--lines", action="store_true")
    options = parser.parse_args()
    program = build(options)
    known = names(program)
    if options.list:
        print("\n".join(known))
        return 0
    if unknown := set(options.target) - set(known):
        sys.exit(f"no such target: {' '.join(sorted(unknown))}; there are {' '.join(known)}")
    scratch = Path(tempfile.mkdtemp())
    corpora = (options.corpora or scratch / "corpora").resolve()
    findings = corpora / "findings"
    findings.mkdir(parents=True, exist_ok=True)
    before = set(findings.iterdir())
    made = seeds.Seeds(ROOT, options.seeds, options.metalens, scratch)
    print("| Target | Seeds | Executions | Processor, s | Edges of the seeds | Edges at the end | Findings |")
    print("|---|---:|---:|---:|---:|---:|---|", flush=True)
    failed, missing = [], []
    writing = threading.Lock()

    def target(name):
        with writing:
            count = made.write(name, scratch / "seeds" / name)
        (corpora / name).mkdir(exist_ok=True)
        return count, Run(program, name, corpora / name, scratch / "seeds" / name, findings).go(options.seconds)

    chosen = options.target or known
    with ThreadPoolExecutor(max(1, options.jobs)) as pool:
        for name, (count, run) in zip(chosen, pool.map(target, chosen)):
            kept = [file for file in run.kept if file not in before]
            print(f"| {name} | {count} | {run.executions:,} | {run.seconds:.1f} | {run.start or '-'} | {run.end or '-'} | "
                  f"{', '.join(file.name for file in kept) or ('exit code %d' % run.code if run.code else '0')} |",
                  flush=True)
            if run.code or kept:
                failed.append(name)
                print(run.words[-6000:], file=sys.stderr)
                for file in kept:
                    print(f"again: METALENS_FUZZ_TARGET={name} SWIFT_BACKTRACE=enable=no {program} {file}",
                          file=sys.stderr)
            elif not run.executions or run.start is None or not count:
                missing.append(name)
    if failed and not options.corpora:
        shutil.rmtree(scratch / "seeds")
        print(f"inputs are kept in {findings}", file=sys.stderr)
    else:
        shutil.rmtree(scratch)
    if missing:
        print(f"without seeds or executions: {' '.join(missing)}", file=sys.stderr)
    print(f"\n{len(failed)} targets with findings")
    return 1 if failed else 2 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
