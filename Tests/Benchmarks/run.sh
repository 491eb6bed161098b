#!/usr/bin/env bash
# Measures metalens beside exiv2, exiftool and a small C program, over the JPEGs of one directory.
#
# Usage: Tests/Benchmarks/run.sh DIRECTORY
#
# Needs, beside what a build needs: exiv2 libimage-exiftool-perl valgrind gcc python3 (Debian).
# Nothing else should run on the machine meanwhile. Exit code 1 where a threshold is missed.
set -euo pipefail

if [[ $# -ne 1 || ! -d $1 ]]; then
  sed -n '2,7s/^# \{0,1\}//p' "$0" >&2
  exit 2
fi
directory=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."

swift build -c release --product metalens --static-swift-stdlib >&2
metalens="$(swift build -c release --show-bin-path)/metalens"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# shellcheck disable=SC2046 # flags are words
cc -std=gnu11 -O2 Tests/Benchmarks/walk_exif.c -o "$work/walk_exif" $(pkg-config --cflags --libs libexif)
python3 Tests/Benchmarks/measure.py "$metalens" "$work/walk_exif" "$directory" "$work"
