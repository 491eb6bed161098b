"""A client of `metalens worker` (Docs/Worker.md): rows of photos from one process. Standard library only.

    with Worker(["metalens", "worker", "--depth", "metadata"]) as worker:
        row = worker.ask("a.jpg")               # the worker reads the file
        row = worker.ask("a.jpg", photo_bytes)  # the bytes go through the pipe
"""
import json
import os
import subprocess
import threading


class WorkerLost(Exception):
    """The process ended, or took too long, before it answered; the next photo gets a new one."""


class Worker:
    def __init__(self, command, seconds=300):
        self.command, self.seconds, self.process, self.asked = command, seconds, None, 0

    def ask(self, name, photo=None):
        """A photo's row: the bytes that `metalens batch --format ndjson` would write, without the line break."""
        self.asked += 1
        key = "pathBytes" if photo is None else "nameBytes"
        line = json.dumps({"id": str(self.asked), key: os.fsencode(name).hex()}).encode()
        if self.process is None:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        watchdog = threading.Timer(self.seconds, self.process.kill)
        watchdog.start()
        try:
            # One after the other: joined, the photo would be in memory twice.
            for piece in [line, b"\n"] if photo is None else [b"%d " % len(photo), line, b"\n", photo, b"\n"]:
                self.process.stdin.write(piece)
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        except OSError:
            answer = b""
        finally:
            watchdog.cancel()
        front = b'{"id":"%d",' % self.asked
        # Half a line is no answer; an answer to something else means that we are out of step.
        if not (answer.startswith(front) and answer.endswith(b"\n")):
            raise WorkerLost(f"ended with {self.close()}: {answer[:200].decode(errors='replace')}")
        return b"{" + answer[len(front):-1]

    def close(self):
        """Ends the process, which has nothing left to do; gives its exit code."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            with process.stdout:
                return process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
