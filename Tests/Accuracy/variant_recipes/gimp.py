"""GIMP without a window: one process, fed Script-Fu line by line, since it takes seconds to start."""

import atexit
import os
import select
import subprocess
import threading
import time

START = ["gimp", "--no-interface", "--no-data", "--no-fonts", "--no-shm", "--batch", "-"]
DONE = b"variant-done"


class Session:
    def __init__(self):
        self.process, self.lock = None, threading.Lock()
        atexit.register(self.stop)

    def stop(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None

    def run(self, script, seconds=120):
        with self.lock:
            if self.process is None:
                self.process = subprocess.Popen(START, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                                stderr=subprocess.DEVNULL)
            self.process.stdin.write(script.encode() + b"\n(display \"" + DONE + b"\")\n")
            self.process.stdin.flush()
            said, end = b"", time.monotonic() + seconds
            while DONE not in said:
                ready, _, _ = select.select([self.process.stdout], [], [], max(0, end - time.monotonic()))
                part = os.read(self.process.stdout.fileno(), 65536) if ready else b""
                if not part:
                    self.stop()
                    raise RuntimeError("GIMP ended or took too long")
                said += part
        if b"Error" in said:
            raise RuntimeError(said.split(b"Error", 1)[1].decode("utf-8", "replace").strip()[:200])


SESSION = Session()


def by_gimp(edit="", quality=0.9):
    """Loaded, edited by Script-Fu (`i` the image, `d` its drawable), saved by the JPEG export with its defaults."""
    def make(job):
        save = (f'(file-jpeg-save RUN-NONINTERACTIVE i d "{job.output}" "{job.output}" '
                f'{quality} 0 1 0 "" 2 1 0 0)')
        script = (f'(let* ((i (car (gimp-file-load RUN-NONINTERACTIVE "{job.input}" "{job.input}"))) '
                  f'(d (car (gimp-image-get-active-drawable i))) '
                  f'(w (car (gimp-image-width i))) (h (car (gimp-image-height i)))) '
                  f'{edit} {save} (gimp-image-delete i))')
        job.note("gimp Script-Fu: " + script)
        SESSION.run(script)
    return make


CROP = "(gimp-image-crop i (trunc (* w 0.9)) (trunc (* h 0.9)) (trunc (* w 0.05)) (trunc (* h 0.05)))"
HALF = "(gimp-image-scale i (trunc (/ w 2)) (trunc (/ h 2)))"
BRIGHTER = "(gimp-drawable-brightness-contrast d 0.15 0.05)"
