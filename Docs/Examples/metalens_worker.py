"""A client of `metalens worker` (Docs/Worker.md): rows of photos from one process. Standard library only.

    with Worker(["metalens", "worker", "--depth", "metadata"]) as worker:
        row = worker.ask("a.jpg")               # the worker reads the file
        row = worker.ask("a.jpg", photo_bytes)  # the bytes go through the pipe

Raises Refused for what isn't a request, such as an empty name, and WorkerLost where the process didn't answer.
"""
import json
import os
import subprocess
import threading


class WorkerLost(Exception):
    """The process ended, or took too long, before it answered; the next photo gets a new one."""


class Refused(Exception):
    """What was asked isn't a request, such as one with an empty name; the process goes on."""

    def __init__(self, code, message):
        super().__init__(f"{code}: {message}")
        self.code = code


# Refusals after which the worker ends, since it can't tell where the next request begins.
ENDING = {"notARequest", "noLineBreak", "cut", "unreadable"}


class Worker:
    def __init__(self, command, seconds=300):
        self.command, self.seconds, self.process, self.asked = command, seconds, None, 0

    def ask(self, name, photo=None):
        """A photo's row: the bytes that `metalens batch --format ndjson` would write, without the line break."""
        if self.process is None:
            self.process, self.asked = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE), 0
        self.asked += 1
        key = "pathBytes" if photo is None else "nameBytes"
        line = json.dumps({"id": str(self.asked), key: os.fsencode(name).hex()}).encode()
        watchdog = threading.Timer(self.seconds, self.process.kill)
        watchdog.start()
        try:
            # One after the other: joined, the photo would be in memory twice.
            for piece in [line, b"\n"] if photo is None else [b"%d " % len(photo), line, b"\n", photo, b"\n"]:
                self.process.stdin.write(piece)
            self.process.stdin.flush()
        except OSError:
            pass  # It ended, and may have said why.
        try:
            answer = self.process.stdout.readline()
        finally:
            watchdog.cancel()
        try:
            # Half a line is no answer.
            told = json.loads(answer) if answer.endswith(b"\n") else {}
        except ValueError:
            told = {}
        # A refusal of a line that couldn't be read has no id; the number counts what this process was asked.
        if told.get("schema") == "metalens.refusal/1" and told.get("id", str(told["request"])) == str(self.asked):
            if told["error"]["code"] in ENDING:
                self.close()
            raise Refused(told["error"]["code"], told["error"]["message"])
        # A row begins with its id. An answer to something else means that we are out of step.
        front = b'{"id":"%d",' % self.asked
        if told.get("id") != str(self.asked) or not answer.startswith(front):
            raise WorkerLost(f"ended with {self.close()}: {answer[:200].decode(errors='replace')}")
        return b"{" + answer[len(front):-1]

    def close(self):
        """Ends the process, which has nothing left to do; gives its exit code."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            try:
                process.stdin.close()
            except OSError:
                pass  # What wasn't sent has nobody to read it.
            with process.stdout:
                return process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
