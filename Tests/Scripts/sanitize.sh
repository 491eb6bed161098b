#!/usr/bin/env bash
# Runs tests under a sanitizer: `address`, which also looks for leaks, or `thread`.
#
# Usage: Tests/Scripts/sanitize.sh address|thread [build] [--built] [--lines]
# With `build` it builds and runs nothing. Each has a folder of its own, .build-address or .build-thread. With --built the
# tests are taken as .build holds them; else they are built first. A finding names functions; with --lines it names lines
# as well, which has everything built anew, and slower.
# Exit code: 0 nothing was found; 1 a finding, a test that failed, or fewer tests than there should be.
#
# Built anew, with the sanitizer, is what it is for, and linked with the other objects of .build: for `address` the modules
# where unsafe code may stand and those below them, for `thread` all that the command is made of. From the other modules
# SourceRuleTests keeps unsafe code, and most of the time of a build are the tests' own macros. Whatever any module
# allocates and frees is watched all the same.
#
# Both run the whole suite but SchemaTests and PagePreviewTests, which start the command itself: its processes that read and
# decode may take less address space than a sanitizer wants. `address` runs it in two parts. Where unsafe code may stand, or
# C is called, it keeps of each allocation the calls that led to it. Of the others it keeps one: that alone took a third of
# the time. Real photos are read in the first part.
set -euo pipefail

fail() {
  printf 'FAILED: %s\n' "$*" >&2
  exit 1
}

usage() {
  sed -n '2,/^set /{/^#/!d;s/^# \{0,1\}//;p}' "$0" >&2
  exit 2
}

near='MetaLens(Platform|Facts|Serving|Decoding)Tests'
unsafe=(CMetaLensShims MetaLensPlatform MetaLensFacts MetaLensBytes MetaLensDecoding MetaLensServing)
safe=(MetaLensAssessment MetaLensRendering MetaLensKit MetaLensCLI)
# No command is made of these.
beside=(MetaLensSamples)
case ${1:-} in
  address) mark=__asan_init targets=(MetaLensDecoding MetaLensServing) modules=("${unsafe[@]}") ;;
  thread) mark=__tsan_init targets=(MetaLensCLI) modules=("${unsafe[@]}" "${safe[@]}") ;;
  *) usage ;;
esac
sanitizer=$1
shift
run=yes tests=yes lines=(-debug-info-format none)
for word in "$@"; do
  case $word in
    build) run= ;;
    --built) tests= ;;
    --lines) lines=() ;;
    *) usage ;;
  esac
done
cd "$(dirname "$0")/../.."
# A new module belongs to one of them, or no sanitizer would look at it.
for folder in Sources/*MetaLens*/; do
  name=$(basename "$folder")
  [[ " ${unsafe[*]} ${safe[*]} ${beside[*]} " == *" $name "* ]] || fail "this script doesn't know $name"
done
[[ -z $tests ]] || swift build --build-tests
# SwiftPM, when asked, waits for whatever else it does here.
plain=$(readlink -e .build/debug) || fail "the tests aren't built"
# A module at once takes less processor time than its files in two parts (Docs/Measurements/BuildTime.md, "What a build costs").
# More threads than one, since SwiftPM looks for an object a file.
build=(
  swift build "--sanitize=$sanitizer" --scratch-path ".build-$sanitizer" "${lines[@]}"
  -Xswiftc -whole-module-optimization -Xswiftc -no-emit-module-separately-wmo -Xswiftc -num-threads -Xswiftc 2)
for target in "${targets[@]}"; do "${build[@]}" --target "$target"; done
built=$("${build[@]}" --show-bin-path)
# The tests' own list of objects, with those that were built anew in the others' place.
list="$plain/MetaLensPackageTests.product/Objects.LinkFileList"
objects="$built/objects"
cp "$list" "$objects"
for module in "${modules[@]}"; do
  # SwiftPM's flags have been lost before: a module without the sanitizer finds nothing.
  grep -q "$mark" "$built/$module.build"/*.o || fail "$module was built without the sanitizer"
  sed -i "\\|/$module.build/.*[.]swiftmodule[.]o\$|!s|^$plain/$module.build/|$built/$module.build/|" "$objects"
  grep -q "^$built/$module.build/" "$objects" || fail "the tests would be linked without $module as it was built"
done
program="$built/MetaLensPackageTests.xctest"
# shellcheck disable=SC2046 # flags are words
swiftc "-sanitize=$sanitizer" $(pkg-config --libs libexif libjpeg libcrypto zlib libbrotlidec expat) \
  -emit-executable -Xlinker '-rpath=$ORIGIN' "@$objects" -o "$program"
# Tests start it from where they stand themselves, to see that what it generates is fresh.
ln -sfn "$plain/metalens-dev" "$built/metalens-dev"
[[ -n $run ]] || exit 0

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
preload=
if [[ $sanitizer == thread ]]; then
  source=Tests/Scripts/mutex_for_thread_sanitizer.c
  toolchain=$(dirname "$(readlink -f "$(command -v swift)")")
  # Where Swift's Mutex waits in other functions, these would never be called.
  known=$(nm -D --defined-only "$toolchain/../lib/swift/linux/libswiftSynchronization.so")
  for name in $(grep -oE '\$s15Sync[A-Za-z0-9_]+' "$source"); do
    [[ $known == *" $name"* ]] || fail "Swift's Mutex has no $name"
  done
  preload="$work/mutex.so"
  "$toolchain/clang" -shared -fPIC -O1 -Wall -Wextra -Werror -o "$preload" "$source"
fi
leaks="$PWD/Tests/Expectations/sanitizers/leaks.txt"

# Usage: check LEAST OPTIONS ARGUMENT...
# Runs the tests that the arguments choose, with the sanitizer's options.
check() {
  local least=$1 options=$2 code=0 summary tests
  shift 2
  # Swift's own backtraces hang a process that the sanitizer wants to end.
  SWIFT_BACKTRACE=enable=no ASAN_OPTIONS="detect_leaks=1$options" LSAN_OPTIONS="suppressions=$leaks:print_suppressions=0" \
    TSAN_OPTIONS=halt_on_error=1 LD_PRELOAD="$preload" \
    "$program" --testing-library swift-testing --skip '\.(Schema|PagePreview)Tests' "$@" >"$work/tests" 2>&1 || code=$?
  summary=$(grep -E 'Test run with [0-9]+ tests?' "$work/tests" | tail -1 || true)
  tests=$(sed -nE 's/.*Test run with ([0-9]+) tests?.*/\1/p' <<<"$summary")
  if ((code != 0)) || [[ $summary != *passed* ]]; then
    grep -E '^✘|^↳' "$work/tests" | head -40 || true
    sed -n '/ERROR: \(Address\|Leak\)Sanitizer\|WARNING: ThreadSanitizer/,$p' "$work/tests" | head -80 || true
    fail "under the $sanitizer sanitizer the tests ended with $code: ${summary:-no summary}"
  fi
  ((${tests:-0} >= least)) || fail "only ${tests:-0} tests ran under the $sanitizer sanitizer, expected $least or more"
  printf '%s sanitizer: %s\n' "$sanitizer" "$summary"
}

if [[ $sanitizer == address ]]; then
  check 650 "" --filter "^$near\."
  # What the library does with many photos at once is tried with a few.
  unset METALENS_CORPUS
  check 1370 :malloc_context_size=1 --skip "^$near\."
else
  unset METALENS_CORPUS
  check 2030 ""
fi
