#!/usr/bin/env python3
"""Types command lines into an interactive bash that has the command's completions, and reads what bash makes of them.

Usage: check_completions.py METALENS

Standard library only. zsh and fish aren't tried: the unit tests compare what is written for them.

Exit code: 0 all as it should be, 1 something is wrong.
"""
import os
import pty
import select
import signal
import subprocess
import sys
import tempfile
import time

FILES = ["My photo.jpg", "*.jpg", "photo1.jpg", "anna.jpg", "keys.csv", "ndir/x", "history/kept", "batch.jpg"]
# What is typed before the Tab, and what the line is then.
CASES = [
    ("metalens batch --format=nd", "metalens batch --format=ndjson "),
    ("metalens batch --format nd", "metalens batch --format ndjson "),
    ("metalens --format=j", "metalens --format=json "),
    ("metalens batch --output=k", "metalens batch --output=keys.csv "),
    ("metalens batch -o k", "metalens batch -o keys.csv "),
    ("metalens batch --only red,am", "metalens batch --only red,amber "),
    ("metalens batch --only=red,am", "metalens batch --only=red,amber "),
    ("metalens batch --language zh", "metalens batch --language zh-Hans "),
    ("metalens batch --color k", "metalens batch --color k"),
    ("metalens analyze My", "metalens analyze My\\ photo.jpg "),
    ("metalens analyze \"My", "metalens analyze \"My photo.jpg\" "),
    ("metalens analyze \\*", "metalens analyze \\*.jpg "),
    ("metalens batch photo1", "metalens batch photo1.jpg "),
    ("metalens batch nd", "metalens batch ndir/"),
    ("metalens My", "metalens My\\ photo.jpg "),
    ("metalens anal", "metalens analyze "),
    ("metalens ann", "metalens anna.jpg "),
    # A directory that is named as a command.
    ("metalens hist", "metalens history "),
    ("metalens history", "metalens history "),
    ("metalens history/", "metalens history/kept "),
    ("metalens batch.", "metalens batch.jpg "),
    ("metalens --depth pixels hist", "metalens --depth pixels history "),
    ("metalens signatures le", "metalens signatures learn "),
    ("metalens signatures learn phot", "metalens signatures learn photo1.jpg "),
    ("metalens help ba", "metalens help batch "),
    ("metalens batch --res", "metalens batch --resume "),
]


class Bash:
    """An interactive bash in a terminal of its own, with the completions of a script."""

    def __init__(self, folder, script):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.environ.update(PS1="@", TERM="dumb", HISTFILE="/dev/null")
            os.execvp("bash", ["bash", "--norc", "--noprofile", "-i"])
        # Control-X and p show the line as it is.
        show = "bind -x '\"\\C-xp\": printf \"<<%s>>\" \"$READLINE_LINE\"'"
        self.typed(f"bind 'set bell-style none'; {show}; source {script}; echo rea''dy\n", "ready")

    def completed(self, line):
        """What a line is after a Tab; None if bash doesn't say."""
        shown = self.typed(line + "\t\x18p", ">>")
        self.typed("\x15echo do''ne\n", "done")
        return shown.partition("<<")[2].partition(">>")[0] if ">>" in shown else None

    def typed(self, keys, wanted, seconds=20):
        """What the terminal shows after these keys, as soon as it holds what is wanted, or after so many seconds."""
        os.write(self.terminal, keys.encode())
        shown, until = "", time.monotonic() + seconds
        while wanted not in shown and time.monotonic() < until:
            if select.select([self.terminal], [], [], 0.1)[0]:
                shown += os.read(self.terminal, 1 << 16).decode(errors="replace").replace("\a", "")
        return shown

    def end(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    faults = 0
    with tempfile.TemporaryDirectory() as folder:
        script = os.path.join(folder, "completions")
        with open(script, "wb") as file:
            file.write(subprocess.run([os.path.abspath(sys.argv[1]), "completions", "bash"], stdout=subprocess.PIPE,
                                      check=True).stdout)
        photos = os.path.join(folder, "photos")
        for name in FILES:
            os.makedirs(os.path.dirname(os.path.join(photos, name)), exist_ok=True)
            with open(os.path.join(photos, name), "wb"):
                pass
        bash = Bash(photos, script)
        try:
            for line, wanted in CASES:
                shown = bash.completed(line)
                if shown != wanted:
                    faults += 1
                    print(f"FAIL: {line!r} and Tab: {shown!r}, not {wanted!r}", file=sys.stderr)
        finally:
            bash.end()
    if not faults:
        print(f"completions: {len(CASES)} lines in bash, as they should be")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
