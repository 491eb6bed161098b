#!/usr/bin/env python3
"""Recomputes a score from one report and says whether it comes out the same. Standard library only.

    metalens analyze --format json PHOTO > report.json
    Tests/Accuracy/score_by_hand.py report.json"""

import json
import math
import sys


def score(report):
    """The probability before bounds, and the score after them."""
    heaviest = {}
    for flag in report["flags"]:
        # a flag counts once; of flags that share a cause and speak the same way only the heaviest
        slot = (flag["cause"] or flag["id"], flag["weight"] < 0)
        if abs(flag["weight"]) > abs(heaviest.get(slot, 0.0)):
            heaviest[slot] = flag["weight"]
    prior = math.log(report["prior"] / (1 - report["prior"]))
    log_odds = prior + report["base"] + math.fsum(heaviest.values())
    probability = 1 / (1 + math.exp(-log_odds))
    rounded = math.floor(100 * probability + 0.5)
    # a bound is a fact, not a sum: the report names it
    return probability, report["bounded"]["to"] if report["bounded"] else rounded, rounded, heaviest


def main():
    with open(sys.argv[1], encoding="utf-8") if len(sys.argv) > 1 else sys.stdin as file:
        report = json.load(file)
    probability, final, rounded, heaviest = score(report)
    print(f"prior {report['prior']}, base {report['base']:+.2f} (depth {report['depth']})")
    for (cause, _), weight in sorted(heaviest.items(), key=lambda item: (-abs(item[1]), item[0])):
        print(f"{weight:+.2f}  {cause}")
    print(f"probability {probability:.4f}, before bounds {rounded}"
          + (f", bound {report['bounded']['by']} gives {final}" if report["bounded"] else ""))
    bad = abs(probability - report["probability"]) > 5e-4 or final != report["score"] or (
        report["bounded"] and report["bounded"]["from"] != rounded)
    print(f"the report says {report['probability']:.4f} and {report['score']}: {'DIFFERENT' if bad else 'the same'}")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
