#!/usr/bin/env python3
"""Photos that are read in processes of their own: the same rows, and a process that is lost costs at most one of them.

    check_isolation.py METALENS FOLDER [--files 3000]

The folder's files in every format, with the wall and without; a batch over many hard links while its processes are killed, stopped
and refused memory; what such a process tries and is refused; signals; without /proc. Linux; standard library only.
"""

import argparse
import collections
import json
import os
import re
import resource
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
import zlib

MOMENT = rb"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?Z?( UTC)?"
# A page of many states the moments of its first and last report, as one where they are in the same second.
DATE = re.compile(rb'"analyzedDate":"[^"]*"|datetime="[^"]*"|' + MOMENT + b"( \xe2\x80\x93 " + MOMENT + b")?")
# libde265 guesses at what is missing of coded data that ends early, as in the fixtures, and not always the same: heif-convert,
# too, makes another picture of one of them once in a while (Docs/Page.md).
GUESSED = re.compile(rb'data:image/jpeg;base64,[^"]*(?="[^\n]*?<bdi>[^<\n]*\.hei[cf]</bdi>)')
SAME = [["--format", "ndjson"], ["--format", "csv"], ["--format", "table"], ["--format", "json", "--redact"],
        ["--format", "html"], ["--format", "table", "--color", "always", "--wide", "--language", "ja"],
        ["--format", "csv", "--sort", "camera", "--redact"], ["--format", "ndjson", "--sort", "score", "--only", "red"],
        ["--format", "ndjson", "--depth", "metadata", "--prior", "0.9", "--no-shipped-signatures", "--jobs", "1"],
        ["--format", "html", "--redact", "--depth", "structure"]]
REFUSED = {"fork", "execve", "socket", "connect", "ptrace", "open for writing", "create", "open for reading", "unlink",
           "rename", "mkdir", "kill", "mmap for execution", "clone3", "sendmsg", "bpf", "io_uring_setup"}
faults = []


def check(holds, what):
    if not holds:
        faults.append(what)
        print(f"FAIL: {what}", file=sys.stderr)


def children(pid):
    """The processes that read photos for a process."""
    found = []
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        try:
            with open(f"/proc/{name}/stat", encoding="utf-8", errors="replace") as stat:
                state, parent = stat.read().rsplit(")", 1)[1].split()[:2]
            with open(f"/proc/{name}/cmdline", "rb") as line:
                if int(parent) == pid and state != "Z" and b"--read-photos" in line.read():
                    found.append(int(name))
        except (OSError, ValueError):
            continue
    return sorted(found)


def check_probe(metalens, scratch):
    done = subprocess.run([metalens, "--read-photos", "--probe"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          cwd=scratch, check=False)
    lines = dict(reversed(line.split(" ", 1)) for line in done.stdout.decode().splitlines() if line[:1].isdigit())
    check(done.returncode == 0 and set(lines) == REFUSED, f"probe: {done.returncode} {sorted(lines)}")
    for call, number in lines.items():
        check(number != "0", f"probe: {call} was done")
    check(os.listdir(scratch) == [], "probe: it left a file")
    print(f"isolation: {sum(number != '0' for number in lines.values())} of {len(REFUSED)} attempts refused")


def check_same(metalens, folder, scratch):
    for flags in SAME:
        rows = []
        for wall in ("--no-isolate", "--isolate"):
            done = subprocess.run([metalens, "batch", wall, *flags, folder], stdout=subprocess.PIPE,
                                  stderr=subprocess.PIPE, check=False)
            rows.append((done.returncode, GUESSED.sub(b"", DATE.sub(b"", done.stdout)), done.stderr))
        check(rows[0] == rows[1], f"{' '.join(flags)}: other rows behind the wall")
    stores = []
    for wall in ("--no-isolate", "--isolate", "--isolate"):
        store = os.path.join(scratch, "again.db" if wall == "--isolate" else "store.db")
        done = subprocess.run([metalens, "batch", wall, "-q", "--format", "ndjson", "--store", store, folder],
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        stores.append(DATE.sub(b"", done.stdout))
    check(stores[0] == stores[1] == stores[2], "--store: other rows behind the wall")
    print(f"isolation: {len(SAME) + 1} runs over {folder}, the same with and without")


def links(files, folder, count):
    """Many names for a few files, in the order in which they are read."""
    os.mkdir(folder)
    names = []
    for number in range(count):
        name = os.path.join(folder, f"{number:06}.jpg")
        try:
            os.link(files[number % len(files)], name)
        except OSError:
            os.symlink(os.path.abspath(files[number % len(files)]), name)
        names.append(name)
    return names


def rows_of(output):
    rows = {}
    for line in output.splitlines():
        row = json.loads(line)
        row.pop("analyzedDate", None)
        rows[row["file"]["path"]] = row
    return rows


def losing(command, rows_before):
    """A run whose processes are killed and stopped, one after the other, until that many rows are out; its output and the signals."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    # The one that is stopped comes last: while it is waited for, the others may reach the end.
    numbers = [signal.SIGKILL, signal.SIGSEGV, signal.SIGKILL, signal.SIGABRT, signal.SIGSTOP]
    sent, seen, lines = [], set(), []

    def lose():
        while numbers and process.poll() is None:
            for child in children(process.pid):
                if child in seen or not numbers:
                    continue
                time.sleep(0.02)
                # A process that dies with no photo left for it costs none.
                if len(lines) > rows_before:
                    return
                try:
                    os.kill(child, numbers[0])
                except ProcessLookupError:
                    continue
                seen.add(child)
                sent.append(numbers.pop(0))
            time.sleep(0.02)

    thread = threading.Thread(target=lose)
    thread.start()
    for line in process.stdout:
        lines.append(line)
    process.wait()
    thread.join()
    return b"".join(lines), sent, numbers


def check_losses(metalens, files, scratch, count):
    """Kills and stops processes amid many files: at most one row each, the rest as it was."""
    for attempt in range(4):
        folder = os.path.join(scratch, f"many{attempt}")
        names = links(files, folder, count << attempt)
        command = [metalens, "batch", "--follow", "--format", "ndjson", "-q", "--depth", "metadata", "--jobs", "2", folder]
        output, sent, left = losing(command[:2] + ["--isolate", "--photo-seconds", "3"] + command[2:], len(names) // 2)
        # A fast machine is through too early: more files.
        if not left:
            break
    whole = rows_of(subprocess.run(command, stdout=subprocess.PIPE, check=False).stdout)
    check(len(whole) == len(names), f"{len(whole)} rows of {len(names)} files")
    rows = rows_of(output)
    lost = {path: row["error"] for path, row in rows.items() if "error" in row and row != whole.get(path)}
    told = collections.Counter((error["code"], int(re.search(r"signal (\d+)|$", error["message"])[1] or 0))
                               for error in lost.values())
    expected = collections.Counter(("tookTooLong", 0) if number == signal.SIGSTOP else ("readerCrashed", int(number))
                                   for number in sent)
    check(left == [], f"only {len(sent)} processes were lost: name more files")
    # One that is killed between two files costs none; one that is stopped is waited for.
    check(not told - expected and told["tookTooLong", 0] == sent.count(signal.SIGSTOP), f"lost {expected}, told {told}")
    check(rows.keys() == whole.keys() and all(rows[path] == whole[path] for path in whole if path not in lost),
          "another file's row is another")
    print(f"isolation: {len(names)} files, {len(sent)} processes lost, {len(lost)} files told, all others right")
    return folder


def huge(photo, path):
    """A photo of a mebibyte that says it is large: 3,000 pixels a side."""
    with open(photo, "rb") as file:
        data = bytearray(file.read())
    place = 2
    while data[place + 1] not in (0xC0, 0xC1, 0xC2):
        place += 2 + int.from_bytes(data[place + 2:place + 4], "big")
    data[place + 5:place + 9] = (3000).to_bytes(2, "big") * 2
    with open(path, "wb") as file:
        file.write(data + b"\0" * (1 << 20))


def check_memory(metalens, photo, scratch):
    """A worker whose reader may take no more memory: one answer, and another process for the next."""
    large = os.path.join(scratch, "large.jpg")
    huge(photo, large)
    worker = subprocess.Popen([metalens, "worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(path):
        worker.stdin.write(json.dumps({"path": path}).encode() + b"\n")
        worker.stdin.flush()
        row = json.loads(worker.stdout.readline())
        row.pop("analyzedDate", None)
        return row

    before, allowed = ask(photo), ask(large)
    check("score" in allowed, f"the large photo without a limit: {allowed.get('error')}")
    # A service's stop may be sent to all of its processes.
    (idle,) = children(worker.pid)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        os.kill(idle, number)
    check(ask(photo) == before and children(worker.pid) == [idle], "what asks to stop ended a reader")
    # A new process, since memory that was given back may be kept.
    os.kill(idle, signal.SIGKILL)
    check(ask(photo) == before, "a reader that was killed between two photos costs an answer")
    (reader,) = children(worker.pid)
    check(reader != idle, "the reader wasn't killed")
    with open(f"/proc/{reader}/status", encoding="ascii") as status:
        size = next(int(line.split()[1]) << 10 for line in status if line.startswith("VmSize"))
    # Half of what the file alone takes.
    resource.prlimit(reader, resource.RLIMIT_AS, (size + (1 << 19), size + (1 << 19)))
    answer = ask(large)
    check(answer.get("error", {}).get("code") == "outOfMemory", f"out of memory: {str(answer)[:200]}")
    check(ask(photo) == before and ask(large) == allowed, "another row after a reader without memory")
    worker.stdin.close()
    check(worker.wait() == 0, f"the worker ended with {worker.returncode}")
    print("isolation: a worker outlives readers that are killed or lack memory")


def check_signals(metalens, folder, scratch):
    """TERM while every process is stopped."""
    output = os.path.join(scratch, "rows")
    process = subprocess.Popen([metalens, "batch", "--follow", "--isolate", "--format", "ndjson", "--jobs", "2",
                                "-o", output, folder], stderr=subprocess.DEVNULL)
    found = []
    while len(found) < 2 and process.poll() is None:
        found = children(process.pid)
        time.sleep(0.05)
    time.sleep(0.2)
    for child in found:
        os.kill(child, signal.SIGSTOP)
    time.sleep(0.2)
    begun = time.monotonic()
    process.terminate()
    code = process.wait()
    seconds = time.monotonic() - begun
    check((code, seconds < 1) == (130, True), f"TERM: {code} after {seconds:.2f} s")
    left = [name for name in os.listdir(scratch) if name.startswith(".")]
    check(left == [] and not os.path.exists(output), f"TERM left {left}")
    check(not any(os.path.exists(f"/proc/{child}") for child in found), "TERM left a process")
    print(f"isolation: TERM ends everything after {seconds:.2f} s")
    # To all processes at once, as a service manager sends it: no photo is said to have crashed.
    output = os.path.join(scratch, "stopped")
    process = subprocess.Popen([metalens, "batch", "--follow", "--isolate", "--format", "ndjson", "--jobs", "2",
                                "-o", output, folder], stderr=subprocess.DEVNULL)
    found = []
    while len(found) < 2 and process.poll() is None:
        found = children(process.pid)
        time.sleep(0.05)
    time.sleep(0.2)
    for pid in [*found, process.pid]:
        os.kill(pid, signal.SIGTERM)
    code = process.wait()
    with open(output + ".partial", encoding="utf-8") as file:
        crashed = [line for line in file if '"readerCrashed"' in line]
    check((code, crashed) == (130, []), f"TERM to all: {code}, {crashed[:1]}")


def is_running(pid):
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8", errors="replace") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def check_orphan(metalens, photo, scratch):
    """A reader amid a photo ends with a process that is killed and can't end it."""
    slow = os.path.join(scratch, "slow")
    os.mkdir(slow)
    shutil.copyfile(photo, os.path.join(slow, "long.jpg"))
    # A hole, which takes no room on the disk and seconds to hash.
    os.truncate(os.path.join(slow, "long.jpg"), 2000 << 20)
    process = subprocess.Popen([metalens, "batch", "--isolate", "--hash", "--jobs", "1", "--format", "ndjson", "-q", slow],
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    found = []
    while not found and process.poll() is None:
        found = children(process.pid)
    time.sleep(0.3)
    check(found and all(map(is_running, found)) and process.poll() is None, "the long photo took no time")
    process.kill()
    process.wait()
    begun = time.monotonic()
    while any(map(is_running, found)) and time.monotonic() - begun < 30:
        time.sleep(0.01)
    seconds = time.monotonic() - begun
    check(seconds < 1, f"a reader outlived its parent by {seconds:.2f} s")
    shutil.rmtree(slow)
    print(f"isolation: a reader amid a photo ends {seconds:.2f} s after its parent was killed")


def plain_png(width, height):
    """A PNG of one colour, which takes little room and long to decode."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    packing = zlib.compressobj(1)
    row = bytes(1 + 3 * width)
    rows = b"".join(packing.compress(row) for _ in range(height)) + packing.flush()
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def check_orphaned_picture(metalens):
    """A process that decodes a preview ends with the one that started it, too."""
    picture = plain_png(14_000, 9_000)
    numbers = [512, 1 << 28, 1 << 31, 1, 1 << 27, 1]

    def seconds(ends):
        """From the end of the input, or from the parent's end where that comes then or amid the work."""
        own, other = socket.socketpair()
        process = subprocess.Popen([metalens, "--decode-picture", "libpng", *map(str, numbers)], stdin=other,
                                   stdout=other, stderr=subprocess.DEVNULL)
        other.close()
        own.sendall(picture)
        if ends != "at once":
            own.shutdown(socket.SHUT_WR)
        if ends == "amid the work":
            time.sleep(0.3)
        begun = time.monotonic()
        if ends != "never":
            own.close()
        while ends == "never" and own.recv(1 << 16):
            pass
        process.wait(60)
        return time.monotonic() - begun

    whole = seconds("never")
    for ends in ("at once", "amid the work"):
        left = seconds(ends)
        check(left < whole / 2, f"decoding a preview took {left:.2f} s without its parent, {whole:.2f} s with it")
        print(f"isolation: decoding a preview ends {left:.2f} s after its parent has ended {ends}, {whole:.2f} s if it goes on")


def check_tables(metalens, photo, scratch):
    """Tables out of pipes, which can be read once, are those that are used."""
    root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Sources/MetaLensAssessment")
    tables = {"--model": "Score/weights.tsv", "--signatures": "Knowledge/signatures.tsv"}
    for flag, name in tables.items():
        with open(os.path.join(root, name), encoding="utf-8") as file:
            text = file.read()
        table = os.path.join(scratch, "table.tsv")
        with open(table, "w", encoding="utf-8") as file:
            # Another version, so that what ships can't be taken for it; of signatures a part.
            file.write(text.replace("fitted/", "other/") if flag == "--model" else text[:text.index("\n", len(text) // 2) + 1])
        rows = []
        for wall, source in (("--no-isolate", table), ("--isolate", table), ("--no-isolate", f"<(cat {table})"),
                             ("--isolate", f"<(cat {table})")):
            done = subprocess.run(["bash", "-c", f'exec "$0" batch {wall} --format ndjson {flag} {source} "$1"', metalens, photo],
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
            rows.append((done.returncode, DATE.sub(b"", done.stdout)))
        check(all(row == rows[0] for row in rows) and rows[0][0] == 0, f"{flag} out of a pipe: {[row[0] for row in rows]}")
        check(flag != "--model" or b'"other/' in rows[0][1], "--model: another version")
    print("isolation: tables out of files and pipes, the same with and without")


def check_default(metalens, folder):
    """Which depths are read behind the wall where nobody says."""
    for flags, expected in ((["--depth", "pixels"], True), (["--depth", "structure"], True), (["--depth", "metadata"], False),
                            (["--no-isolate"], False), (["--depth", "metadata", "--isolate"], True)):
        process = subprocess.Popen([metalens, "batch", "--follow", "--format", "ndjson", *flags, folder],
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        found = []
        # Until a process is seen, or the end: the folder takes longer than a look.
        while not found and process.poll() is None:
            found = children(process.pid)
        process.terminate()
        process.wait()
        check(bool(found) == expected, f"batch {' '.join(flags)}: {len(found)} processes that read")
    print("isolation: batch reads behind the wall unless told otherwise, but for depth metadata")


def check_without_proc(metalens, photo):
    """Where /proc isn't mounted: the arguments arrive, and what can't be read behind the wall is read without it."""
    unshare = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--map-root-user", "--mount"]
    hidden = [*unshare, "sh", "-c", 'mount -t tmpfs none /proc && exec "$@"', "sh"]
    if shutil.which("unshare") is None or subprocess.run([*hidden, "true"], stderr=subprocess.DEVNULL, check=False).returncode:
        print("isolation: /proc can't be hidden here, so nothing was tried without it")
        return

    def run(*arguments, **options):
        # libdispatch looks into /proc/self/task now and then, and where that is missing ends the program.
        for _ in range(20):
            done = subprocess.run([*hidden, metalens, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                  check=False, **options)
            if done.returncode != -signal.SIGILL:
                break
        return done

    # Where memory lies differs from start to start.
    for _ in range(20):
        done = run("version")
        check((done.returncode, done.stdout[:9]) == (0, b"metalens "), f"version without /proc: {done.returncode}")
    done = run("analyze", b"no\xffsuch.jpg", "--format", "json")
    check(b'"pathBytes": "6e6fff737563682e6a7067"' in done.stdout, f"bytes of a name without /proc: {done.stdout[:200]}")
    rows = [subprocess.run([metalens, "batch", "--format", "ndjson", photo], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                           check=False), run("batch", "--format", "ndjson", photo),
            run("worker", input=json.dumps({"path": photo}).encode() + b"\n")]
    check([row.returncode for row in rows] == [0, 0, 0], f"rows without /proc: {[row.returncode for row in rows]}")
    check(len({DATE.sub(b"", row.stdout) for row in rows}) == 1, "another row without /proc")
    for row in rows[1:]:
        check(row.stderr.count(b"without isolation") == 1, f"no line says that the wall is missing: {row.stderr}")
    done = run("serve", "--no-browser")
    check(done.returncode == 3, f"serve without /proc: {done.returncode}")
    check(done.stderr.count(b"\n") == 1 and b"Nothing is served" in done.stderr, f"serve without /proc says: {done.stderr}")
    print("isolation: without /proc, batch and worker read in their own process, and serve ends")


def main():
    parser = argparse.ArgumentParser(description="Photos that are read in processes of their own.")
    parser.add_argument("metalens")
    parser.add_argument("folder")
    parser.add_argument("--files", type=int, default=3000)
    options = parser.parse_args()
    metalens = os.path.abspath(options.metalens)
    files = sorted(os.path.join(root, name) for root, _, names in os.walk(options.folder) for name in names
                   if name.endswith(".jpg") and "broken" not in root)
    # One whose segments lead straight to its frame.
    photo = next((path for path in files if os.path.basename(path) == "whole.jpg"), files[0])
    with tempfile.TemporaryDirectory() as scratch:
        check_probe(metalens, scratch)
        check_same(metalens, options.folder, scratch)
        folder = check_losses(metalens, files, scratch, options.files)
        check_memory(metalens, os.path.abspath(photo), scratch)
        check_signals(metalens, folder, scratch)
        check_orphaned_picture(metalens)
        check_orphan(metalens, os.path.abspath(photo), scratch)
        check_default(metalens, folder)
        check_tables(metalens, os.path.abspath(photo), scratch)
        check_without_proc(metalens, os.path.abspath(photo))
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
