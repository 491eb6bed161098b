#!/usr/bin/env python3
"""Scores a folder by the Spark job of Docs/Spark.md, and compares with `metalens batch` and between ways to fail.

    check_spark.py METALENS FOLDER [--master local-cluster[2,1,1024]] [--flags "--depth metadata"] [--plain]

Run with a Python that has what Docs/Examples/requirements.txt names. Every file of FOLDER has a row, whose report is the one of
`batch` byte for byte but for `analyzedDate`; `metalens evaluate` says the same of both. Unless --plain, three more files are
added, in place of METALENS stands a worker that dies of one of them each time and of another once, in the middle of its
bytes, and one file is larger than the job takes: two failures, kept as rows, and nobody else's. A name that Spark hides is a photo's too.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
EXAMPLES = os.path.join(ROOT, "Docs", "Examples")
DATE = re.compile(r'"analyzedDate":"[^"]*"')
MOST_BYTES = 1 << 20
faults = []


def check(holds, what):
    if not holds:
        faults.append(what)
        print(f"FAIL: {what}", file=sys.stderr)


def stub(metalens, state, flags):
    """A worker that dies when it is asked about certain names; all else the real one answers."""
    real = subprocess.Popen([metalens, *flags], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    while line := sys.stdin.buffer.readline():
        count, header = line.split(b" ", 1)
        name = os.path.basename(bytes.fromhex(json.loads(header)["nameBytes"]))
        photo = sys.stdin.buffer.read(int(count) + 1)
        once = os.path.join(state, "died")
        if name == b"dies-always.jpg" or name == b"dies-once.jpg" and not os.path.exists(once):
            open(once, "w", encoding="ascii").close()
            # As a crash in the middle of a photo would be.
            real.stdin.write(line + photo[:len(photo) // 2])
            real.stdin.flush()
            real.kill()
            real.wait()
            sys.exit(70)
        real.stdin.write(line + photo)
        real.stdin.flush()
        sys.stdout.buffer.write(real.stdout.readline())
        sys.stdout.buffer.flush()
    real.stdin.close()
    sys.exit(real.wait())


def write_stub(path, metalens, state):
    with open(path, "w", encoding="utf-8") as file:
        file.write(f'#!/bin/sh\nexec "{sys.executable}" "{os.path.abspath(__file__)}" --stub "{metalens}" "{state}" "$@"\n')
    os.chmod(path, 0o755)


def files_of(folder):
    return sorted(os.path.join(root, name) for root, _, names in os.walk(folder) for name in names)


def batch(metalens, files, flags, output):
    with open(output, "wb") as rows:
        subprocess.run([metalens, "batch", "--format", "ndjson", "-q", "-0", "--files-from", "-", *flags],
                       input="\0".join(files).encode(), stdout=rows, check=False)
    with open(output, encoding="utf-8") as rows:
        return dict(zip(sorted(files, key=os.fsencode), rows.read().splitlines()))


def evaluated(metalens, labels, reports):
    done = subprocess.run([metalens, "evaluate", labels, "--reports", reports, "--format", "json", "-q"],
                          stdout=subprocess.PIPE, check=False)
    return json.loads(done.stdout)


def main():
    parser = argparse.ArgumentParser(description="A cluster's scores are one machine's.")
    parser.add_argument("metalens")
    parser.add_argument("folder")
    parser.add_argument("--master", default="local-cluster[2,1,1024]")
    parser.add_argument("--flags", default="--depth metadata --language en")
    parser.add_argument("--plain", action="store_true")
    options = parser.parse_args()
    import pyarrow.parquet
    import pyspark
    metalens, flags = os.path.abspath(options.metalens), options.flags.split()
    with tempfile.TemporaryDirectory(prefix="spark.") as work:
        folder, command, most = os.path.abspath(options.folder), metalens, 1 << 28
        if not options.plain:
            folder = shutil.copytree(folder, os.path.join(work, "photos"))
            photo = next(path for path in files_of(folder) if path.endswith(".jpg") and "broken" not in path)
            for name in ("dies-always.jpg", "dies-once.jpg", "ü %20?#.jpg", "_DSC0001.jpg"):
                shutil.copy(photo, os.path.join(folder, name))
            with open(os.path.join(folder, "large.jpg"), "wb") as large:
                large.truncate(MOST_BYTES + 1)
            command, most = os.path.join(work, "metalens"), MOST_BYTES
            write_stub(command, metalens, work)
        files = files_of(folder)
        begun = time.monotonic()
        rows = batch(metalens, files, flags, os.path.join(work, "rows.ndjson"))
        print(f"batch: {len(rows)} rows, {time.monotonic() - begun:.1f} s")
        parquet, lines = os.path.join(work, "scores.parquet"), os.path.join(work, "lines")
        home = os.path.dirname(pyspark.__file__)
        # What executors of earlier runs wrote.
        shutil.rmtree(os.path.join(home, "work"), ignore_errors=True)
        begun = time.monotonic()
        subprocess.run([os.path.join(home, "bin", "spark-submit"), "--master", options.master,
                        "--conf", "spark.ui.enabled=false", "--conf", "spark.log.level=WARN",
                        "--conf", f"spark.local.dir={work}",
                        os.path.join(EXAMPLES, "spark_scores.py"), "--output", parquet, "--ndjson", lines,
                        "--metalens", command, "--max-bytes", str(most), folder, "--", *flags],
                       env={**os.environ, "SPARK_HOME": home, "PYSPARK_PYTHON": sys.executable,
                            "PYSPARK_DRIVER_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1",
                            "SPARK_LOCAL_HOSTNAME": "localhost", "LC_ALL": "C.UTF-8"}, check=True)
        seconds = time.monotonic() - begun
        table = pyarrow.parquet.read_table(parquet).to_pylist()
        scored = {row["path"]: row for row in table}
        check(len(table) == len(scored) == len(files), f"{len(files)} files, {len(table)} rows of {len(scored)}")
        failures = {"dies-always.jpg": "workerLost", "large.jpg": "tooLarge"} if not options.plain else {}
        different = 0
        for path in files:
            row, expected = scored.get(path), failures.get(os.path.basename(path))
            if row is None:
                check(False, f"{path}: no row")
            elif expected:
                check((row["error"], row["score"]) == (expected, None), f"{path}: {row}")
            elif DATE.sub("", row["report"]) != DATE.sub("", rows[path]):
                different += 1
                check(False, f"{path}: another report than batch's")
            else:
                report = json.loads(row["report"])
                check(row["score"] == report.get("score") and row["error"] == report.get("error", {}).get("code"),
                      f"{path}: {row}")
        print(f"spark: {len(table)} rows, {different} differ from batch, {len(failures)} failures kept; {seconds:.1f} s")
        sizes = [len(row["report"].encode()) + 1 for row in table]
        stored = sum(os.path.getsize(path) for path in files_of(parquet) if path.endswith(".parquet"))
        print(f"a row: {sum(sizes) / len(sizes):,.0f} bytes of NDJSON, {stored / len(table):,.0f} of Parquet")
        labels, joined = os.path.join(work, "labels.csv"), os.path.join(work, "spark.ndjson")
        with open(labels, "w", encoding="utf-8") as file:
            file.write("path,label\n")
            for index, path in enumerate(files):
                if os.path.basename(path) not in failures:
                    quoted = path.replace('"', '""')
                    file.write(f'"{quoted}",{"edited" if index % 2 else "original"}\n')
        with open(joined, "wb") as file:
            for path in files_of(lines):
                if os.path.basename(path).startswith("part-"):
                    with open(path, "rb") as part:
                        shutil.copyfileobj(part, file)
        ours, theirs = (evaluated(metalens, labels, path) for path in (os.path.join(work, "rows.ndjson"), joined))
        check(ours == theirs, "evaluate says another thing of Spark's rows")
        print(f"evaluate: the same of both, AUC {ours['auc']}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--stub"]:
        stub(sys.argv[2], sys.argv[3], sys.argv[4:])
    main()
