#!/usr/bin/env bash
# Runs the tests under a sanitizer, in a build of its own, and fails where it reports anything: in the tests' own process or
# in one that they start.
#
# Usage: Tests/Scripts/run_sanitized.sh address|thread LEAST [ARGUMENTS OF swift test...]
#
# address: reads and writes outside memory, use after free, and what nothing points at any more when the process ends.
# thread: two threads at one variable, one of them writing. LEAST is how many tests have to run: a filter that matches
# nothing passes too. What is left out, and why, stands in Tests/Expectations/sanitizers/.
set -euo pipefail
cd "$(dirname "$0")/../.."
[[ $# -ge 2 && ($1 == address || $1 == thread) ]] || { sed -n '5p' "$0" >&2; exit 2; }
sanitizer=$1 least=$2
shift 2
lists="$PWD/Tests/Expectations/sanitizers"
reports=$(mktemp -d)
trap 'rm -rf "$reports"' EXIT
# Reports go into files: a test may well expect that a process that it starts fails.
export ASAN_OPTIONS="detect_leaks=1:log_path=$reports/address"
export LSAN_OPTIONS="suppressions=$lists/leaks.txt:print_suppressions=0"
export TSAN_OPTIONS="suppressions=$lists/races.txt:log_path=$reports/thread:halt_on_error=0"
# Swift's own backtraces would stand between a sanitizer and its report.
export SWIFT_BACKTRACE=enable=no METALENS_SANITIZER=$sanitizer
code=0
swift test --disable-xctest --sanitize="$sanitizer" --scratch-path ".build-$sanitizer" "$@" 2>&1 | tee "$reports/log" || code=$?
for report in "$reports/$sanitizer".*; do
  [[ -s $report ]] || continue
  cat "$report"
  code=1
done
summary=$(grep -E 'Test run with [0-9]+ tests?' "$reports/log" | tail -1)
tests=$(sed -nE 's/.*Test run with ([0-9]+) tests?.*/\1/p' <<<"$summary")
((${tests:-0} >= least)) || { echo "only ${tests:-0} tests ran, expected $least or more" >&2; code=1; }
[[ $summary == *passed* ]] || code=1
printf '%s sanitizer: %s\n' "$sanitizer" "$( ((code)) && echo FAILED || echo "$summary")"
exit "$code"
