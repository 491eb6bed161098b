#!/usr/bin/env python3
"""Whether the worked example of Docs/Method.md is what its command prints; --write puts it there.

    worked_example.py METALENS [--write]
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).parents[2]
PAGE = ROOT / "Docs/Method.md"


def main():
    metalens = sys.argv[1]
    text = PAGE.read_text(encoding="utf-8")
    photo = re.search(r"analyze --format json (Fixtures/\S+) \|", text).group(1)
    report = subprocess.run([metalens, "analyze", "--format", "json", ROOT / photo], stdout=subprocess.PIPE, check=True)
    printed = subprocess.run([sys.executable, ROOT / "Tests/Accuracy/score_by_hand.py"], input=report.stdout,
                             stdout=subprocess.PIPE, check=False)
    if printed.returncode:
        sys.exit(f"worked_example.py: {photo} doesn't come out the same:\n{printed.stdout.decode()}")
    made = re.sub(r"```text\n.*?```", "```text\n" + printed.stdout.decode() + "```", text, count=1, flags=re.S)
    if "--write" in sys.argv[2:]:
        PAGE.write_text(made, encoding="utf-8")
    elif made != text:
        sys.exit("worked_example.py: Docs/Method.md has another example than its command prints; run it with --write")
    print(f"worked example: {photo} recomputed from its report")


if __name__ == "__main__":
    main()
