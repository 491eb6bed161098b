#!/usr/bin/env python3
"""Asks `metalens worker` about photos by path and by bytes, and compares its answers with the rows of `metalens batch`.

    check_worker.py METALENS FOLDER... [--depth pixels]

Byte for byte but for the id and `analyzedDate`, with the client that Docs/Worker.md shows, and then from a client that
does everything wrong: signals, a pipe that nobody reads, a pipe that is closed, requests after mistakes, memory after
many requests. Standard library only.
"""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "Docs", "Examples"))
from metalens_worker import Refused, Worker, WorkerLost  # noqa: E402

DATE = re.compile(rb'"analyzedDate":"[^"]*"')
faults = []


def check(holds, what):
    if not holds:
        faults.append(what)
        print(f"FAIL: {what}", file=sys.stderr)


def files_of(folders):
    return sorted(os.fsencode(os.path.join(root, name)) for folder in folders
                  for root, _, names in os.walk(folder) for name in names)


def compare(metalens, files, flags):
    """Every file by path and by bytes, beside a batch over the same list that reads in its own process."""
    done = subprocess.run([metalens, "batch", "--no-isolate", "--format", "ndjson", "-q", "-0", "--files-from", "-",
                           *flags], input=b"\0".join(files), stdout=subprocess.PIPE, check=False)
    # Both are in the order of the paths' bytes; names that are redacted wouldn't tell them apart.
    rows = [DATE.sub(b"", line) for line in done.stdout.splitlines()]
    check(len(rows) == len(files), f"{len(files)} files, but {len(rows)} rows")
    different = []
    with Worker([metalens, "worker", *flags]) as worker:
        process = None
        for path, row in zip(files, rows):
            with open(path, "rb") as file:
                answers = [worker.ask(path), worker.ask(path, file.read())]
            process = process or worker.process
            check(worker.process is process, f"{path!r}: another process")
            different += [path for answer in answers if DATE.sub(b"", answer) != row]
    for path in sorted(set(different)):
        check(False, f"{path!r}: the answer isn't the row of batch")
    print(f"worker {' '.join(flags)}: {len(files)} files by path and by bytes, {len(set(different))} differ from batch")


def start(metalens, *flags, stdout=subprocess.PIPE):
    return subprocess.Popen([metalens, "worker", "--depth", "metadata", *flags], stdin=subprocess.PIPE, stdout=stdout,
                            stderr=subprocess.PIPE)


def request(path):
    return json.dumps({"path": os.fsdecode(path)}).encode() + b"\n"


def ended(process, seconds=1.0):
    """The exit code, if it ends within a second."""
    begun = time.monotonic()
    try:
        code = process.wait(timeout=seconds)
    except subprocess.TimeoutExpired:
        code = None
        process.kill()
        process.wait()
    return code, time.monotonic() - begun


def check_signals(metalens, photo):
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        # While it waits for a request; while nobody reads its answers; in the middle of a photo's bytes; at a photo.
        waiting, unread, halfway = (start(metalens) for _ in range(3))
        waiting.stdin.write(request(photo))
        waiting.stdin.flush()
        waiting.stdout.readline()
        os.set_blocking(unread.stdin.fileno(), False)
        try:
            while True:
                os.write(unread.stdin.fileno(), request(photo) * 10)
                time.sleep(0.01)
        except BlockingIOError:
            time.sleep(0.3)
        halfway.stdin.write(b'1000000 {"name":"a"}\nabc')
        halfway.stdin.flush()
        with tempfile.TemporaryFile() as many:
            many.write(request(photo) * 100_000)
            many.seek(0)
            busy = subprocess.Popen([metalens, "worker"], stdin=many, stdout=subprocess.DEVNULL)
        time.sleep(0.3)
        for process, what in ((waiting, "waiting"), (unread, "unread"), (halfway, "halfway"), (busy, "busy")):
            process.send_signal(number)
            code, seconds = ended(process)
            check(code == 130, f"{signal.Signals(number).name} while {what}: {code} after {seconds:.2f} s")
    print("worker: signals end it within a second")


def check_endings(metalens, photo):
    process = start(metalens)
    output, errors = process.communicate(request(photo) * 3)
    check((process.returncode, output.count(b"\n"), errors) == (0, 3, b""), f"end of input: {process.returncode}")
    process = start(metalens)
    output, errors = process.communicate(b"{\n" + request(photo) + b"2 {}\nab\n" + request(photo) + b"GET / HTTP/1.1\n")
    lines = [json.loads(line) for line in output.splitlines()]
    check([line["schema"] for line in lines] == ["metalens.refusal/1", "metalens.report/1"] * 2 + ["metalens.refusal/1"]
          and process.returncode == 3 and errors.startswith(b"metalens: Request 5:"), f"mistakes: {lines} {errors}")
    reading, writing = os.pipe()
    os.close(reading)
    process = start(metalens, stdout=writing)
    os.close(writing)
    _, errors = process.communicate(request(photo) * 3)
    check((process.returncode, errors) == (0, b""), f"closed pipe: {process.returncode} {errors}")
    for command in (["inspect", photo], ["analyze", "--brief", photo], ["batch", "-q", photo]):
        done = subprocess.run(["sh", "-c", 'exec "$@" >&-', "sh", metalens, *command, "--language", "en"],
                              stderr=subprocess.PIPE, check=False)
        check((done.returncode, done.stderr) == (3, b"metalens: The output couldn't be written: It is closed.\n"),
              f"closed output of {command[0]}: {done.returncode} {done.stderr}")
    worker = Worker([metalens, "worker"])
    worker.ask(photo)
    worker.process.kill()
    try:
        worker.ask(photo)
        check(False, "a killed worker answered")
    except WorkerLost:
        check(json.loads(worker.ask(photo))["score"] is not None, "no worker after a killed one")
    process = worker.process
    for name, content, wanted, goes_on in (
            ("", None, "invalidValue", True), ("a\0b", None, "invalidValue", True), ("x" * 40_000, None, "lineTooLong", True),
            ("", b"abc", "invalidValue", True), ("x" * 40_000, b"abc", "lineTooLong", True),
            ("x" * 600_000, None, "notARequest", False)):
        try:
            worker.ask(name, content)
            check(False, f"{name[:4]!r}: a row, not {wanted}")
        except Refused as error:
            check(error.code == wanted, f"{name[:4]!r}: {error}, not {wanted}")
        except WorkerLost as error:
            check(False, f"{name[:4]!r}: {error}")
        check(json.loads(worker.ask(photo))["score"] is not None, f"no answer after {wanted}")
        check((worker.process is process) == goes_on, f"after {wanted}: another process")
    worker.close()
    print("worker: mistakes, a closed pipe and a killed process cost no other answer")


def resident(process):
    with open(f"/proc/{process.pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def check_memory(metalens, photo):
    """Resident kilobytes after some requests and after many, a large photo's bytes among them."""
    with open(photo, "rb") as file:
        data = file.read()
    large = data + b"\0" * (64 << 20)
    with Worker([metalens, "worker", "--depth", "metadata"]) as worker:
        def ask(times):
            for _ in range(times):
                worker.ask(photo)
                worker.ask(photo, data)
            worker.ask(photo, large)
            worker.ask(photo)
            return resident(worker.process)
        first, last = ask(300), ask(3000)
        with open(f"/proc/{worker.process.pid}/status", encoding="ascii") as status:
            peak = next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))
    check(last < first + 8192, f"{first} kB after 600 requests, {last} kB after 6,600")
    check(peak < len(large) // 1024 * 1.25 + 49152, f"{peak} kB at most, with a photo of {len(large) // 1024} kB")
    print(f"worker: {first} kB after 600 requests, {last} kB after 6,600; {peak} kB at most with a photo of 64 MiB")


def main():
    parser = argparse.ArgumentParser(description="The worker's answers are the rows of a batch.")
    parser.add_argument("metalens")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--depth", default="pixels")
    options = parser.parse_args()
    # What this was started under may ignore them (nohup, a shell's &), and the programs that it starts would too.
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGQUIT):
        signal.signal(number, signal.SIG_DFL)
    metalens = os.path.abspath(options.metalens)
    files = files_of(options.folders)
    compare(metalens, files, ["--language", "en", "--depth", options.depth])
    compare(metalens, files, ["--language", "ko", "--depth", "metadata", "--redact", "--prior", "0.9"])
    photo = next(path for path in files if path.endswith(b".jpg") and os.path.getsize(path) > 1000
                 and b"broken" not in path)
    check_signals(metalens, photo)
    check_endings(metalens, photo)
    check_memory(metalens, photo)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
