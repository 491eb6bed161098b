#!/usr/bin/python3
"""Kills `metalens batch --store` at random moments and breaks its store: nothing that was reported as saved is lost.

Usage: check_store.py METALENS DIRECTORY [--kills N] [--seed N]

DIRECTORY holds photos. A row that was printed was saved (Docs/Store.md): after each kill the store must open, pass
SQLite's own check and hold a report of every printed row. Then two runs share one store, and the store is on a full
disk, read-only, of a newer version, damaged and no store at all: each must be told in one line that names the file, end
with exit code 3 and cost no report that was there. The full and the read-only disk need the right to mount; without it
they are said to be left out.
"""
import argparse
import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

LANGUAGES = ["en", "de", "es", "fr", "ja", "ko", "zh-Hans"]


def fail(reason):
    print("FAILED:", reason, file=sys.stderr)
    sys.exit(1)


def rows(output):
    """The whole rows of what a killed run printed: path to report, without when it was made."""
    found = {}
    for line in output.split(b"\n")[:-1]:
        row = json.loads(line)
        if row["schema"] == "metalens.report/1":
            row.pop("analyzedDate")
            found[os.path.abspath(row["file"]["path"])] = (row["score"], row["file"]["sha256"])
    return found


def stored(store):
    """What stands in a store, read by SQLite itself."""
    connection = sqlite3.connect(store)
    check = connection.execute("PRAGMA integrity_check").fetchone()[0]
    if check != "ok":
        fail(f"{store}: {check}")
    there = connection.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'report'").fetchone()[0]
    found = {}
    if there:
        for path, score, sha256 in connection.execute("SELECT path, score, sha256 FROM report"):
            found[path.decode()] = (score, sha256)
    connection.close()
    return found


class Runs:
    def __init__(self, metalens, directory, work):
        self.metalens, self.directory, self.work = metalens, directory, work

    def command(self, store, *flags):
        return [self.metalens, "batch", "--store", store, "--format", "ndjson", "--language", "en", *flags,
                self.directory]

    def whole(self, store, *flags):
        return subprocess.run(self.command(store, *flags), capture_output=True)

    def history(self, store, *flags):
        return subprocess.run([self.metalens, "history", "--store", store, "--format", "ndjson", *flags],
                              capture_output=True)

    def killed(self, store, moment):
        """What a run printed until it was killed."""
        path = os.path.join(self.work, "rows")
        with open(path, "wb") as output:
            run = subprocess.Popen(self.command(store), stdout=output, stderr=subprocess.DEVNULL)
            time.sleep(moment)
            run.send_signal(signal.SIGKILL)
            run.wait()
        with open(path, "rb") as output:
            return output.read(), run.returncode


def check_kills(runs, count, seed):
    store = os.path.join(runs.work, "killed.db")
    begin = time.monotonic()
    whole = runs.whole(os.path.join(runs.work, "whole.db"))
    duration = time.monotonic() - begin
    if whole.returncode not in (0, 3):
        fail(f"batch ended with {whole.returncode}: {whole.stderr.decode()}")
    expected = rows(whole.stdout)
    chance = random.Random(seed)
    promised, killed, survived, attempts = {}, 0, 0, 0
    # A run that ends before its moment wasn't killed.
    while killed < count:
        attempts += 1
        if attempts > 10 * count + 10:
            fail(f"only {killed} of {attempts} runs were killed: name more photos")
        # Each round begins with what the one before left, until all is there; then it begins anew.
        output, code = runs.killed(store, chance.uniform(0, duration))
        killed += code == -signal.SIGKILL
        promised.update(rows(output))
        there = stored(store) if os.path.exists(store) else {}
        for path, report in promised.items():
            if there.get(path) != report:
                fail(f"{path} was printed and isn't in the store")
        survived += len(promised)
        if os.path.exists(store) and os.stat(store).st_mode & 0o077:
            fail("others may read the store")
        if len(there) == len(expected):
            if there != expected:
                fail("the store of killed runs isn't that of a whole one")
            for ending in ("", "-wal", "-shm"):
                if os.path.exists(store + ending):
                    os.remove(store + ending)
            promised = {}
    last = runs.whole(store)
    if rows(last.stdout) != expected or stored(store) != expected:
        fail("the run after the kills isn't a whole one")
    print(f"{attempts} runs, {killed} killed, seed {seed}: {survived} reports looked for, none lost; "
          f"{len(expected)} photos, {duration:.2f} s a run")
    return expected


def check_two_runs(runs, expected):
    store = os.path.join(runs.work, "two.db")
    both = [subprocess.Popen(runs.command(store, "--quiet"), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            for _ in range(2)]
    for run in both:
        output, errors = run.communicate()
        if rows(output) != expected or b"two.db" in errors:
            fail(f"two runs on one store: {errors.decode()}")
    if stored(store) != expected:
        fail("two runs on one store: a report is missing")
    print("two runs on one store: whole")


def check_told(runs, name, store, words, reports, command="batch"):
    """An error in one line of each language that names the file; what was printed and stored is unharmed."""
    seen = set()
    for language in LANGUAGES:
        if command == "batch":
            run = runs.whole(store, "--quiet", "--language", language)
        else:
            run = runs.history(store, "--quiet", "--language", language)
        lines = [line for line in run.stderr.decode().splitlines() if os.path.basename(store) in line]
        if run.returncode != 3 or len(lines) != 1:
            fail(f"{name}: exit code {run.returncode}, {run.stderr.decode()}")
        if language == "en" and words not in lines[0]:
            fail(f"{name}: “{words}” isn't in {lines[0]}")
        seen.add(lines[0])
        if reports is not None and rows(run.stdout) != reports:
            fail(f"{name}: rows are missing")
    if len(seen) != len(LANGUAGES):
        fail(f"{name}: a language is missing: {seen}")
    print(f"{name}: told in {len(seen)} languages")


def check_broken(runs, expected):
    good = os.path.join(runs.work, "whole.db")
    path = os.path.join(runs.work, "broken.db")

    def fresh():
        for ending in ("", "-wal", "-shm"):
            if os.path.exists(path + ending):
                os.remove(path + ending)
        shutil.copy(good, path)

    for name, words, statements in [
        ("a newer version", "newer version", ["PRAGMA user_version = 99"]),
        ("a stranger's form 1", "isn't a store", ["CREATE TABLE mine (b)", "PRAGMA user_version = 1"]),
    ]:
        fresh()
        with sqlite3.connect(path) as connection:
            for statement in statements:
                connection.execute(statement)
        connection.close()
        before = open(path, "rb").read()
        for command in ("batch", "history"):
            check_told(runs, f"{name}, {command}", path, words, None, command)
        if open(path, "rb").read() != before:
            fail(f"{name}: the file was written")

    fresh()
    size = os.path.getsize(path)
    with open(path, "r+b") as file:
        for offset in range(4096, size, 4096):
            file.seek(offset)
            file.write(b"\xEE" * 64)
    before = open(path, "rb").read()
    check_told(runs, "damaged pages, history", path, "damaged", None, "history")
    check_told(runs, "damaged pages, batch", path, "damaged", expected)
    if os.path.getsize(path) < size:
        fail("a damaged store was cut")

    with open(path, "w") as file:
        file.write("this is a letter\n" * 100)
    check_told(runs, "no store, batch", path, "isn't a store", None)
    check_told(runs, "no store, history", path, "isn't a store", None, "history")
    if open(path).read() != "this is a letter\n" * 100:
        fail("what is no store was written")
    check_told(runs, "nothing there, history", os.path.join(runs.work, "none.db"), "doesn't exist", None, "history")


def mounted(folder, options):
    return subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder],
                          capture_output=True).returncode == 0


def check_disks(runs, expected):
    folder = os.path.join(runs.work, "disk")
    os.mkdir(folder)
    # Room for a store's tables, and not for all reports.
    size = max(200 << 10, os.path.getsize(os.path.join(runs.work, "whole.db")) // 2)
    if not mounted(folder, f"size={size}"):
        print("a full and a read-only disk: LEFT OUT, mounting isn't allowed")
        return
    try:
        store = os.path.join(folder, "full.db")
        run = runs.whole(store)
        if run.returncode != 3 or b"No room is left" not in run.stderr or rows(run.stdout) != expected:
            fail(f"a full disk: {run.returncode}, {run.stderr.decode()}")
        saved = stored(store)
        said = [line for line in run.stderr.decode().splitlines() if "reports saved:" in line]
        if len(said) != 1 or f" reports saved: {len(saved)} " not in said[0]:
            fail(f"a full disk: {said}, but {len(saved)} reports")
        if any(expected[path] != report for path, report in saved.items()):
            fail("a full disk: a report is another")
        check_told(runs, "a full disk", store, "No room is left", expected)
        subprocess.run(["mount", "-o", "remount,size=64m", folder], check=True)
        run = runs.whole(store)
        if stored(store) != expected or run.returncode not in (0, 3):
            fail(f"a disk that was full: {run.stderr.decode()}")
        print(f"a full disk: {len(saved)} of {len(expected)} reports were saved, the rest once there was room")
        # A log that is left needs a file beside the store, which a read-only disk hasn't.
        subprocess.run(["mount", "-o", "remount,ro", folder], check=True)
        check_told(runs, "a read-only disk", store, "can't be written", None)
        subprocess.run(["mount", "-o", "remount,rw", folder], check=True)
        if stored(store) != expected:
            fail("a read-only disk: a report is missing")
    finally:
        subprocess.run(["umount", "-l", folder])


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("metalens")
    arguments.add_argument("directory")
    arguments.add_argument("--kills", type=int, default=100)
    arguments.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    chosen = arguments.parse_args()
    with tempfile.TemporaryDirectory() as work:
        runs = Runs(os.path.abspath(chosen.metalens), chosen.directory, work)
        expected = check_kills(runs, chosen.kills, chosen.seed)
        check_two_runs(runs, expected)
        check_broken(runs, expected)
        check_disks(runs, expected)


main()
