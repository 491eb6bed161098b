#!/usr/bin/env bash
# Adds a rule to a temporary copy of the package, as Docs/AddingARule.md says, and sees it work.
#
# Usage: Tests/Scripts/add_a_rule.sh
# Exit code: 0 the rule is raised, told and redacted with nothing else touched; 1 anything else.
set -euo pipefail
cd "$(dirname "$0")/../.."

fail() {
  printf 'FAILED: %s\n' "$*" >&2
  exit 1
}

# The developers' tool as it was built last, if it was.
built=$(swift build --show-bin-path)/metalens-dev
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$work"
cd "$work"
git init -q
git add -A
git -c user.name=test -c user.email=test@example.org -c commit.gpgsign=false commit -qm before

# 1. The rule.
cat >Sources/MetaLensAssessment/Rules/Camera/LensStatedRule.swift <<'SWIFT'
extension Rule {
  package static let lensStated = Rule(
    "lensStated", .information, concern: .source,
    parameters: [.text("lens", .public), .text("owner")],
    reads: [.exif],
    source: "EXIF 3.0, 4.6.6.9.7 (LensModel)",
    example: ["lens": "EF 50mm", "owner": "Somebody"]
  ) { context in
    guard let lens = context.attributions.summary.lens else { return [] }
    return .raised(["lens": lens, "owner": "Somebody"], at: context.evidence(ExifTag.lensModel, in: .exif))
  }
}
SWIFT
# 2. Its two photos.
cat >Sources/MetaLensSamples/Rules/Camera/LensStatedExample.swift <<'SWIFT'
import MetaLensKit

extension RuleExample {
  static let lensStated = RuleExample(
    .lensStated, triggering: .camera { $0.set($0.ascii(ExifTag.lensModel, "EF 50mm"), in: .exif) },
    nonTriggering: .camera())
}
SWIFT
# 3. Its test.
cat >Tests/MetaLensAssessmentTests/Rules/Camera/LensStatedRuleTests.swift <<'SWIFT'
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct LensStatedRuleTests {
  @Test func notRaised() throws { #expect(try raised(by: .lensStated, on: .camera()).isEmpty) }
}
SWIFT
# 4. Its words, in every language.
/usr/bin/python3 - <<'PYTHON'
import json
path = "Sources/MetaLensAssessment/Messages/Localizable.xcstrings"
with open(path, encoding="utf-8") as file:
    catalogue = json.load(file)
languages = catalogue["strings"]["badge.amber.name"]["localizations"]
for key, words in {
    "flag.lensStated.description": "It was taken with {lens} of {owner}.",
    "rule.lensStated.trigger": "LensModel is stated.",
    "rule.lensStated.rationale": "It says with what the picture was taken.",
    "rule.lensStated.innocent": "Always.",
}.items():
    unit = {"stringUnit": {"state": "translated", "value": words}}
    catalogue["strings"][key] = {
        "extractionState": "manual", "localizations": {language: unit for language in languages}}
with open(path, "w", encoding="utf-8") as file:
    json.dump(catalogue, file, ensure_ascii=False, indent=2)
PYTHON
# 5. Its row of cause.
printf 'lensStated\t-\tmetadata\tmeaning\t0\ttells, and weighs nothing\n' >>Tests/Accuracy/accuracy/causes.tsv

edited=$(git status --porcelain --untracked-files=all | wc -l)
((edited == 5)) || fail "$edited files were written by hand, not five"

# The lists, the words and the names first; docs and fixtures are made of the code that has them. The lists are read out of
# the five files, so the tool that knows nothing of the new rule will do, and the copy is built once.
# Built as sanitize.sh builds, which says why.
quickly=(-debug-info-format none -Xswiftc -whole-module-optimization -Xswiftc -no-emit-module-separately-wmo
  -Xswiftc -num-threads -Xswiftc 2)
run=(swift run "${quickly[@]}" metalens-dev)
first=("${run[@]}")
[[ ! -x $built ]] || first=("$built")
"${first[@]}" generate >generated 2>&1 || { tail -20 generated; fail "generate"; }
"${run[@]}" generate >generated 2>&1 || { tail -20 generated; fail "generate, once more"; }
rm generated
"${run[@]}" generate --check || fail "generated files aren't fresh"
swift build "${quickly[@]}" --product metalens 2>&1 | tail -1
metalens=$(swift build "${quickly[@]}" --show-bin-path)/metalens

"$metalens" flags --format json >flags.json
"$metalens" analyze --format json Fixtures/flags/lensStated.jpg >raised.json || (($? == 1))
"$metalens" analyze --format json Fixtures/flags/lensStated-not.jpg >not.json || (($? == 1))
"$metalens" analyze --format json --redact Fixtures/flags/lensStated.jpg >redacted.json || (($? == 1))
/usr/bin/python3 - <<'PYTHON'
import json


def flags(path):
    with open(path, encoding="utf-8") as file:
        value = json.load(file)
    report = value["reports"][0] if "reports" in value else value[0] if isinstance(value, list) else value
    return {flag["id"]: flag for flag in report["flags"]}


assert "lensStated" in flags("flags.json"), "the catalogue of flags lacks it"
raised = flags("raised.json")["lensStated"]
assert raised["description"] == "It was taken with EF 50mm of Somebody.", raised["description"]
assert raised["parameters"] == {"lens": "EF 50mm", "owner": "Somebody"}, raised["parameters"]
assert "lensStated" not in flags("not.json"), "it is raised where it shouldn't be"
redacted = flags("redacted.json")["lensStated"]
assert redacted["parameters"] == {"lens": "EF 50mm", "owner": "…"}, redacted["parameters"]
PYTHON
grep -q "lensStated" Docs/Rules.md || fail "Docs/Rules.md lacks it"
printf 'a rule was added: 5 files by hand, %d generated\n' \
  "$(($(git status --porcelain --untracked-files=all | wc -l) - 5 - 4))"
