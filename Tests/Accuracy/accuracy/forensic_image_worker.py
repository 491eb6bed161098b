"""Run by an interpreter that has the package forensic-image: what it finds worst in each photo named on stdin."""

import json
import sys

from forensic_image.core.evidence import ImageEvidence

RANKS = ("INFO", "LOW", "MEDIUM", "HIGH", "CRITICAL")

for line in sys.stdin:
    path = line.rstrip("\n")
    try:
        found = ImageEvidence(path).analyze().findings
        names = [getattr(finding.severity, "value", str(finding.severity)).upper()
                 for finding in getattr(found, "items", found)]
        answer = max((RANKS.index(name) for name in names if name in RANKS), default=0)
    except Exception as error:  # it fails on many camera files; that is an answer too
        answer = None
        print(f"{path}: {error}", file=sys.stderr)
    print(json.dumps({"path": path, "worst": answer}), flush=True)
