#!/bin/bash
# Makes Fixtures/programs/ with real programs, and lists each file in the manifest with the command that made it.
#
# Usage: Tests/Scripts/make_fixtures.sh
# Needs libimage-exiftool-perl, exiv2, imagemagick and libjpeg-turbo-progs of Debian.
#
# Other versions of these programs write other bytes, so the files are committed and no test makes them again. Run
# this to add one, then look at what changed. A command is run in Fixtures/programs/ as the manifest has it.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
manifest=$root/Fixtures/manifest.json
convert=convert-im6.q16
for program in $convert exiftool exiv2 jpegtran djpeg cjpeg perl sha256sum; do
  command -v "$program" >/dev/null || { echo "make_fixtures.sh: $program is not installed" >&2; exit 1; }
done

imagemagick="ImageMagick $($convert -version | sed -n '1s/Version: ImageMagick \([^ ]*\).*/\1/p')"
exiftool="exiftool $(exiftool -ver)"
exiv2="$(exiv2 --version | sed -n 1p)"
turbo="$(jpegtran -version 2>&1 | sed -n "1s/ version / /; 1s/ (build.*//p")"

rm -rf "$root/Fixtures/programs"
mkdir "$root/Fixtures/programs"
cd "$root/Fixtures/programs"
# The manifest without these files; what follows puts each back.
perl -MJSON::PP -0777 -i -pe '
  my $list = decode_json($_);
  $list->{fixtures} = [grep { $_->{file} !~ m{^programs/} } @{$list->{fixtures}}];
  $_ = encode_json($list);
' "$manifest"

# make FILE PROGRAM PROVES COMMAND
make() {
  bash -euo pipefail -c "$4"
  [ "$(stat -c %s "$1")" -lt 8192 ] || { echo "make_fixtures.sh: $1 is too large" >&2; exit 1; }
  FILE=programs/$1 PROGRAM=$2 PROVES=$3 COMMAND=$4 SUM=$(sha256sum "$1" | cut -c 1-64) \
    perl -MJSON::PP -0777 -i -pe '
      my $list = decode_json($_);
      push @{$list->{fixtures}}, {
        file => $ENV{FILE}, madeBy => $ENV{PROGRAM}, proves => $ENV{PROVES}, command => $ENV{COMMAND},
        sha256 => $ENV{SUM}
      };
      $_ = encode_json($list);
    ' "$manifest"
}

make gradient.jpg "$imagemagick" "a picture that no camera took has no EXIF" \
  "$convert -size 64x48 gradient:navy-orange -quality 90 gradient.jpg"
make camera.jpg "$exiftool" "metadata that another program wrote as a camera would looks like a camera's" \
  "exiftool -q -Make=Canon -Model='Canon EOS 40D' -AllDates='2023:05:30 15:56:01' -ExifImageWidth=64 -ExifImageHeight=48 -GPSLatitude=48.8583 -GPSLatitudeRef=N -GPSLongitude=2.2945 -GPSLongitudeRef=E -GPSAltitude=35 -GPSAltitudeRef=above -o camera.jpg gradient.jpg"
make date-changed.jpg "$exiftool" "a later ModifyDate is seen" \
  "exiftool -q -ModifyDate='2023:06:02 09:00:00' -o date-changed.jpg camera.jpg"
make date-original-changed.jpg "$exiftool" "a DateTimeOriginal moved away from the other dates is seen" \
  "exiftool -q -DateTimeOriginal='2024:05:30 15:56:01' -o date-original-changed.jpg camera.jpg"
make place-removed.jpg "$exiftool" "a position that was taken out is missing, and nothing more" \
  "exiftool -q -GPS:all= -o place-removed.jpg camera.jpg"
make stripped.jpg "$exiftool" "a photo whose metadata was taken out has no EXIF" \
  "exiftool -q -all= -o stripped.jpg camera.jpg"
make thumbnail.jpg "$exiftool" "a thumbnail put in later leaves the other facts as they are" \
  "$convert camera.jpg -strip -resize 16x12 thumbnail-only.jpg; exiftool -q '-ThumbnailImage<=thumbnail-only.jpg' -o thumbnail.jpg camera.jpg; rm thumbnail-only.jpg"
make software.jpg "$exiv2" "a Software that another program wrote is seen" \
  "cp camera.jpg software.jpg; exiv2 -M 'set Exif.Image.Software Ascii GIMP 2.10.34' software.jpg"
make rotated.jpg "$turbo" "a lossless turn leaves EXIF's dimensions behind" \
  "jpegtran -copy all -rotate 90 -outfile rotated.jpg camera.jpg"
make progressive.jpg "$turbo" "a progressive JPEG is read as others are, its EXIF kept" \
  "jpegtran -copy all -progressive -outfile progressive.jpg camera.jpg"
make reencoded.jpg "$turbo" "a picture decoded and encoded anew by these programs has no EXIF" \
  "djpeg camera.jpg | cjpeg -progressive -quality 75 -outfile reencoded.jpg"
make resized.jpg "$imagemagick" "a smaller picture with its EXIF kept doesn't have the size stated" \
  "$convert camera.jpg -resize 50% resized.jpg"

# Puts the manifest in order.
cd "$root"
swift run --quiet metalens-dev fixtures
