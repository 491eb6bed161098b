"""What a recipe gets, and how it runs programs."""

import os
import shlex
import shutil
import subprocess
from dataclasses import dataclass, field

# ImageMagick 6 under the name Debian gives it.
CONVERT = "convert-im6.q16"
# Every recipe that writes a date writes this one; every one that writes a camera, this one.
DATE = "2024:03:15 10:20:30"
MODEL = "Canon EOS R5"
# Stand for the paths in what `program` and `edited` are given.
IN, OUT = "{IN}", "{OUT}"


class Unfit(Exception):
    """This original can't be a parent here, such as one without a trailer to cut off; no failure."""


@dataclass
class Job:
    """One variant to make: the original, where to write, the second parent, a scratch directory, and what was done."""

    input: str
    output: str
    other: str
    scratch: str
    commands: list = field(default_factory=list)

    def data(self, path=None):
        with open(path or self.input, "rb") as file:
            return file.read()

    def temporary(self, name):
        return os.path.join(self.scratch, name)

    def note(self, text):
        """What was done, for variants.csv, without this run's paths."""
        for path, name in ((self.input, "IN"), (self.output, "OUT"), (self.other, "OTHER"), (self.scratch, "TMP")):
            text = text.replace(shlex.quote(path), name).replace(path, name)
        self.commands.append(text)

    def run(self, *arguments, accept=(0,), into=None):
        self.note(shlex.join(arguments) + (f" > {into}" if into else ""))
        with open(into, "wb") if into else open(os.devnull, "wb") as target:
            done = subprocess.run(arguments, stdout=target, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL,
                                  timeout=120, check=False)
        if done.returncode not in accept:
            raise RuntimeError(done.stderr.decode("utf-8", "replace").strip()[-200:] or f"exit {done.returncode}")

    def copy(self):
        shutil.copyfile(self.input, self.output)
        os.utime(self.output, (1700000000, 1700000000))

    def write(self, data, said):
        self.note(said)
        with open(self.output, "wb") as file:
            file.write(data)


def tags_from(job, source, target):
    """exiftool writes all of source's tags into target."""
    job.run("exiftool", "-q", "-m", "-TagsFromFile", source, "-all:all", "-unsafe", "-overwrite_original", target)


def paths_in(job, words):
    return [word.replace(IN, job.input).replace(OUT, job.output) for word in words]


def program(*words):
    """A command that reads IN and writes OUT."""
    return lambda job: job.run(*paths_in(job, words))


def edited(*words):
    """A command that changes OUT in place, which is a copy of IN."""
    def make(job):
        job.copy()
        job.run(*paths_in(job, words))
    return make


def with_tags(make):
    """What make does, then all of IN's tags written into it by exiftool."""
    def both(job):
        make(job)
        tags_from(job, job.input, job.output)
    return both
