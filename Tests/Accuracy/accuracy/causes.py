"""What is set by thought before anything is fitted: causes, depths, meanings (causes.tsv)."""

import json
import os
import subprocess

DEPTHS = ("metadata", "structure", "pixels")


class Flag:
    """A flag's row: id, type and what it is about; cause (or nothing), the least depth, how its weight is found, and what
    it means."""

    def __init__(self, identity, kind, concern, cause, depth, how, meaning, text):
        self.id, self.kind, self.concern, self.cause = identity, kind, concern, None if cause == "-" else cause
        self.depth, self.how, self.meaning, self.text = depth, how, float(meaning), text

    def at(self, depth):
        return DEPTHS.index(self.depth) <= DEPTHS.index(depth)

    @property
    def slot(self):
        """What it counts once with: flags of one cause that speak the same way."""
        return (self.cause or self.id) + ("+" if self.kind == "isOriginal" else "-")


def known_flags(metalens):
    """Every flag by id, in the order of causes.tsv; all that metalens can raise have a row there."""
    done = subprocess.run([metalens, "flags", "--format", "json"], stdout=subprocess.PIPE, check=True)
    kinds = {flag["id"]: (flag["type"], flag["concern"]) for flag in json.loads(done.stdout)["flags"]}
    path = os.path.join(os.path.dirname(__file__), "causes.tsv")
    flags = {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                identity, *rest = line.rstrip("\n").split("\t")
                if identity in kinds:
                    flags[identity] = Flag(identity, *kinds[identity], *rest)
    missing = sorted(set(kinds) - set(flags))
    if missing:
        raise SystemExit(f"causes.tsv has no row for {', '.join(missing)}: decide what they share a cause with")
    return flags
