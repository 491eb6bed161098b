#!/bin/bash
# Makes Fixtures/programs/ and Fixtures/metadata/ with real programs, and lists each file in the manifest with the
# command that made it.
#
# Usage: Tests/Scripts/make_fixtures.sh [programs|metadata]
# Needs of Debian: libimage-exiftool-perl exiv2 imagemagick libjpeg-turbo-progs libheif-examples libavif-bin webp
# gifsicle libtiff-tools libjxl-tools libopenjp2-tools ffmpeg python3-pil.
#
# Other versions of these programs write other bytes, so the files are committed and no test makes them again. Run
# this to add one, then look at what changed. A command is run in the file's folder as the manifest has it.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
manifest=$root/Fixtures/manifest.json
convert=convert-im6.q16
for program in $convert exiftool exiv2 jpegtran djpeg cjpeg perl sha256sum heif-enc avifenc cwebp tiffcp cjxl \
  opj_compress ffmpeg webpmux gifsicle /usr/bin/python3 dpkg-query; do
  command -v "$program" >/dev/null || { echo "make_fixtures.sh: $program is not installed" >&2; exit 1; }
done

imagemagick="ImageMagick $($convert -version | sed -n '1s/Version: ImageMagick \([^ ]*\).*/\1/p')"
exiftool="exiftool $(exiftool -ver)"
exiv2="$(exiv2 --version | sed -n 1p)"
turbo="$(jpegtran -version 2>&1 | sed -n "1s/ version / /; 1s/ (build.*//p")"
# The programs below tell their versions in as many ways; Debian's packages in one.
package() { dpkg-query -W -f '${source:Package} ${Version}' "$1"; }
libheif=$(package libheif-examples)
libavif=$(package libavif-bin)
libwebp=$(package webp)
libtiff=$(package libtiff-tools)
libjxl=$(package libjxl-tools)
openjpeg=$(package libopenjp2-tools)
ffmpeg=$(package ffmpeg)
pillow=$(package python3-pil)
gifsicle=$(package gifsicle)

only=${1:-}

# begin FOLDER: makes it anew unless another was asked for; fails where there is nothing to make.
begin() {
  [ -z "$only" ] || [ "$only" = "$1" ] || return 1
  folder=$1
  rm -rf "${root:?}/Fixtures/$folder"
  mkdir "$root/Fixtures/$folder"
  cd "$root/Fixtures/$folder"
  # The manifest without these files; what follows puts each back.
  FOLDER=$folder perl -MJSON::PP -0777 -i -pe '
    my $list = decode_json($_);
    $list->{fixtures} = [grep { $_->{file} !~ m{^\Q$ENV{FOLDER}\E/} } @{$list->{fixtures}}];
    $_ = encode_json($list);
  ' "$manifest"
}

# make FILE PROGRAM PROVES COMMAND
make() {
  bash -euo pipefail -c "$4"
  [ "$(stat -c %s "$1")" -lt 8192 ] || { echo "make_fixtures.sh: $1 is too large" >&2; exit 1; }
  FILE=$folder/$1 PROGRAM=$2 PROVES=$3 COMMAND=$4 SUM=$(sha256sum "$1" | cut -c 1-64) \
    perl -MJSON::PP -0777 -i -pe '
      my $list = decode_json($_);
      push @{$list->{fixtures}}, {
        file => $ENV{FILE}, madeBy => $ENV{PROGRAM}, proves => $ENV{PROVES}, command => $ENV{COMMAND},
        sha256 => $ENV{SUM}
      };
      $_ = encode_json($list);
    ' "$manifest"
}

make_programs() {
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

# The same picture in other containers, with the same metadata where the program keeps it.
make heif-enc.heic "$libheif" "HEIC of libheif, EXIF as an item" \
  "heif-enc -q 50 -o heif-enc.heic camera.jpg"
make heif-enc.avif "$libheif" "AVIF of libheif, EXIF as an item" \
  "heif-enc -A -q 50 -o heif-enc.avif camera.jpg"
make avifenc.avif "$libavif" "AVIF of libavif, EXIF as an item" \
  "avifenc --min 20 --max 40 -s 6 -j 1 camera.jpg avifenc.avif >/dev/null"
make rav1e.avif "$libavif" "AVIF of libavif, its picture by rav1e" \
  "avifenc -c rav1e --min 20 --max 40 -s 10 -j 1 camera.jpg rav1e.avif >/dev/null"
make ffmpeg.avif "$ffmpeg" "AVIF of FFmpeg, its picture by libaom as of a video" \
  "ffmpeg -loglevel error -i camera.jpg -frames:v 1 -c:v libaom-av1 -cpu-used 8 -crf 40 -pix_fmt yuv420p -bitexact ffmpeg.avif"
make svt.avif "$ffmpeg" "AVIF by SVT-AV1, as libaom can code too: nobody is named" \
  "ffmpeg -loglevel error -i camera.jpg -vf scale=96:72 -frames:v 1 -c:v libsvtav1 -preset 8 -crf 50 -pix_fmt yuv420p -bitexact svt.avif 2>/dev/null"
make turned.avif "$libavif" "a turn that the container states, without EXIF" \
  "avifenc --min 20 --max 40 -s 6 -j 1 --ignore-exif --irot 1 camera.jpg turned.avif >/dev/null"
make magick.png "$imagemagick" "EXIF as a chunk behind the picture, texts of the dates" \
  "$convert camera.jpg magick.png"
make magick-texts.png "$imagemagick" "texts of EXIF's fields, and no EXIF" \
  "$convert camera.jpg -define png:exclude-chunks=eXIf,date,time magick-texts.png"
make pillow.png "$pillow" "EXIF as a chunk before the picture" \
  "/usr/bin/python3 -c \"from PIL import Image; picture = Image.open('camera.jpg'); picture.save('pillow.png', exif=picture.info['exif'])\""
make ffmpeg.png "$ffmpeg" "a PNG that states nothing but its picture" \
  "ffmpeg -loglevel error -i camera.jpg -frames:v 1 -bitexact ffmpeg.png"
make exiftool.png "$exiftool" "EXIF that another program put into a PNG" \
  "exiftool -q -TagsFromFile camera.jpg -all:all -o exiftool.png ffmpeg.png"
make cwebp.webp "$libwebp" "an extended WebP of libwebp, EXIF as a chunk" \
  "cwebp -quiet -metadata all -q 75 camera.jpg -o cwebp.webp"
make lossless.webp "$libwebp" "a simple lossless WebP has no metadata" \
  "cwebp -quiet -lossless camera.jpg -o lossless.webp"
make magick.webp "$imagemagick" "an extended WebP of ImageMagick" \
  "$convert camera.jpg magick.webp"
make magick.tif "$imagemagick" "a TIFF of one compressed strip" \
  "$convert camera.jpg -compress zip magick.tif"
make exiftool.tif "$exiftool" "EXIF's directories in a TIFF" \
  "exiftool -q -TagsFromFile camera.jpg -all:all -o exiftool.tif magick.tif"
make tiffcp.tif "$libtiff" "a TIFF of several strips" \
  "tiffcp -c lzw -r 16 magick.tif tiffcp.tif"
make tiffcp-big.tif "$libtiff" "a BigTIFF of several pictures" \
  "tiffcp -8 -c lzw magick.tif magick.tif tiffcp-big.tif"
make magick.gif "$imagemagick" "a GIF of one picture" \
  "$convert camera.jpg -colors 16 magick.gif"
make moving.gif "$imagemagick" "a GIF of two pictures with a comment" \
  "$convert -delay 10 -loop 0 camera.jpg -colors 16 '(' +clone -negate ')' -set comment 'Two pictures' moving.gif"
make cjxl.jxl "$libjxl" "a JPEG packed in JPEG XL's boxes, EXIF packed with Brotli" \
  "cjxl --quiet --lossless_jpeg=1 camera.jpg cjxl.jxl"
make cjxl-bare.jxl "$libjxl" "a bare codestream has no metadata" \
  "cjxl --quiet --lossless_jpeg=0 -d 1 camera.jpg cjxl-bare.jxl"
make opj.jp2 "$openjpeg" "JPEG 2000 in boxes" \
  "$convert camera.jpg picture.ppm; opj_compress -i picture.ppm -o opj.jp2 -r 20 >/dev/null; rm picture.ppm"
make opj.j2k "$openjpeg" "a bare JPEG 2000 codestream" \
  "$convert camera.jpg picture.ppm; opj_compress -i picture.ppm -o opj.j2k -r 20 >/dev/null; rm picture.ppm"
make exiftool.jp2 "$exiftool" "EXIF that another program put into a JPEG 2000" \
  "exiftool -q -TagsFromFile camera.jpg -all:all -o exiftool.jp2 opj.jp2"
make magick.jp2 "$imagemagick" "JPEG 2000 of ImageMagick" \
  "$convert camera.jpg magick.jp2"
}

make_metadata() {
# Places where metadata stand, each written by a program that people have.
make exiftool.jpg "$exiftool" "EXIF, XMP and IPTC of one program, which names itself as XMP's toolkit" \
  "exiftool -q -XMP-xmp:CreatorTool='GIMP 2.10.34' -XMP-dc:Title=Gradient -XMP-photoshop:Credit=Nobody -IPTC:Headline=Gradient -IPTC:Credit=Nobody -IPTC:CodedCharacterSet=UTF8 -o exiftool.jpg ../programs/camera.jpg"
make exif30.jpg "$exiftool" "EXIF 3.0's tags name programs" \
  "printf '%%Image::ExifTool::UserDefined = (q(Image::ExifTool::Exif::Main) => {0xA43A => {Name => q(RAWDevelopingSoftware), Writable => q(string), WriteGroup => q(ExifIFD)}, 0xA43B => {Name => q(ImageEditingSoftware), Writable => q(string), WriteGroup => q(ExifIFD)}, 0xA43C => {Name => q(MetadataEditingSoftware), Writable => q(string), WriteGroup => q(ExifIFD)}});\n1;\n' > exif30.config; exiftool -config exif30.config -q -ExifVersion=0300 -RAWDevelopingSoftware='darktable 4.2.1' -ImageEditingSoftware='GIMP 2.10.34' -MetadataEditingSoftware='ExifTool 12.57' -o exif30.jpg ../programs/camera.jpg; rm exif30.config"
make exif30-other.jpg "$exiftool" "EXIF 3.0's tags name programs that nobody knows" \
  "printf '%%Image::ExifTool::UserDefined = (q(Image::ExifTool::Exif::Main) => {0xA43A => {Name => q(RAWDevelopingSoftware), Writable => q(string), WriteGroup => q(ExifIFD)}, 0xA43B => {Name => q(ImageEditingSoftware), Writable => q(string), WriteGroup => q(ExifIFD)}, 0xA43C => {Name => q(MetadataEditingSoftware), Writable => q(string), WriteGroup => q(ExifIFD)}});\n1;\n' > exif30.config; exiftool -config exif30.config -q -ExifVersion=0300 -RAWDevelopingSoftware='Nobody Develop 1' -ImageEditingSoftware='Silver Efex 2' -o exif30-other.jpg ../programs/camera.jpg; rm exif30.config"
make exiv2.jpg "$exiv2" "XMP of Exiv2's toolkit" \
  "cp ../programs/camera.jpg exiv2.jpg; exiv2 -M 'set Xmp.xmp.CreatorTool GIMP 2.10.34' -M 'set Xmp.dc.title lang=x-default Gradient' exiv2.jpg"
make iptc-digest.jpg "$exiftool" "IPTC in Photoshop's resources, with its digest" \
  "exiftool -q -IPTC:Headline=Gradient -IPTC:SpecialInstructions=None -IPTCDigest=new -o iptc-digest.jpg ../programs/gradient.jpg"
make photoshop.jpg "$exiftool" "Photoshop's resources that another program wrote" \
  "exiftool -q -Photoshop:CopyrightFlag=True -Photoshop:GlobalAngle=30 -Photoshop:URL=https://example.org/ -o photoshop.jpg ../programs/gradient.jpg"
make pillow-icc.jpg "$pillow" "a profile that Little CMS made" \
  "/usr/bin/python3 -c \"from PIL import Image, ImageCms; profile = ImageCms.ImageCmsProfile(ImageCms.createProfile('sRGB')).tobytes(); Image.open('../programs/gradient.jpg').save('pillow-icc.jpg', icc_profile=profile)\""
make magick-icc.tif "$imagemagick" "a profile in a TIFF" \
  "exiftool -q -b -ICC_Profile pillow-icc.jpg > made.icc; $convert ../programs/gradient.jpg -profile made.icc -compress zip magick-icc.tif; rm made.icc"
make exiftool.tif "$exiftool" "XMP and IPTC in a TIFF" \
  "exiftool -q -XMP-xmp:CreatorTool='GIMP 2.10.34' -XMP-dc:Title=Gradient -IPTC:Headline=Gradient -o exiftool.tif ../programs/magick.tif"
make exiftool.heic "$exiftool" "XMP as an item of HEIC" \
  "exiftool -q -XMP-xmp:CreatorTool='GIMP 2.10.34' -XMP-dc:Title=Gradient -o exiftool.heic ../programs/heif-enc.heic"
make exiftool.avif "$exiftool" "XMP as an item of AVIF" \
  "exiftool -q -XMP-xmp:CreatorTool='GIMP 2.10.34' -XMP-dc:Title=Gradient -o exiftool.avif ../programs/heif-enc.avif"
make exiftool.jxl "$exiftool" "XMP as a box of JPEG XL" \
  "exiftool -q -XMP-xmp:CreatorTool='GIMP 2.10.34' -XMP-dc:Title=Gradient -o exiftool.jxl ../programs/cjxl.jxl"
make exiftool.jp2 "$exiftool" "XMP as a box of JPEG 2000" \
  "exiftool -q -XMP-xmp:CreatorTool='GIMP 2.10.34' -XMP-dc:Title=Gradient -o exiftool.jp2 ../programs/opj.jp2"
make exiftool.png "$exiftool" "XMP as a text chunk of PNG" \
  "exiftool -q -XMP-xmp:CreatorTool='GIMP 2.10.34' -XMP-dc:Title=Gradient -o exiftool.png ../programs/ffmpeg.png"
make webpmux.webp "$libwebp" "XMP as a chunk of WebP" \
  "exiftool -q -XMP-xmp:CreatorTool='GIMP 2.10.34' -XMP-dc:Title=Gradient -o made.xmp; webpmux -set xmp made.xmp ../programs/cwebp.webp -o webpmux.webp >/dev/null 2>&1; rm made.xmp"
make exiftool.gif "$exiftool" "XMP as an application extension of GIF" \
  "exiftool -q -XMP-xmp:CreatorTool='GIMP 2.10.34' -XMP-dc:Title=Gradient -o exiftool.gif ../programs/magick.gif"
make gifsicle.gif "$gifsicle" "a comment that another program wrote into a GIF" \
  "gifsicle --no-warnings -c 'Made of a gradient' ../programs/magick.gif -o gifsicle.gif"
make magick-texts.png "$imagemagick" "texts of PNG, one of them packed" \
  "$convert ../programs/gradient.jpg -define png:exclude-chunks=eXIf,date,time -set Author Nobody -set Software 'GIMP 2.10.34' -set Comment \"\$(printf 'A gradient. %.0s' {1..200})\" magick-texts.png"
# As the programs write them, through the library that they write with: AUTOMATIC1111's modules/images.py,
# ComfyUI's nodes.py. The words are ours.
make a1111.png "$pillow" "the text by which AUTOMATIC1111 states a picture's making" \
  "/usr/bin/python3 -c \"from PIL import Image, PngImagePlugin; info = PngImagePlugin.PngInfo(); info.add_text('parameters', 'a gradient' + chr(10) + 'Negative prompt: noise' + chr(10) + 'Steps: 20, Sampler: Euler a, CFG scale: 7, Seed: 1, Size: 64x48, Model hash: 6ce0161689, Model: v1-5-pruned-emaonly, Version: v1.9.4'); Image.open('../programs/gradient.jpg').save('a1111.png', pnginfo=info)\""
make comfyui.png "$pillow" "the texts by which ComfyUI states its prompt and workflow" \
  "/usr/bin/python3 -c \"import json; from PIL import Image, PngImagePlugin; nodes = {'3': {'class_type': 'KSampler', 'inputs': {'seed': 1, 'steps': 20, 'cfg': 7, 'sampler_name': 'euler', 'scheduler': 'normal', 'denoise': 1, 'model': ['4', 0], 'positive': ['6', 0], 'negative': ['7', 0], 'latent_image': ['5', 0]}}, '4': {'class_type': 'CheckpointLoaderSimple', 'inputs': {'ckpt_name': 'v1-5-pruned-emaonly.safetensors'}}, '5': {'class_type': 'EmptyLatentImage', 'inputs': {'width': 64, 'height': 48, 'batch_size': 1}}, '6': {'class_type': 'CLIPTextEncode', 'inputs': {'text': 'a gradient', 'clip': ['4', 1]}}, '7': {'class_type': 'CLIPTextEncode', 'inputs': {'text': 'noise', 'clip': ['4', 1]}}, '8': {'class_type': 'VAEDecode', 'inputs': {'samples': ['3', 0], 'vae': ['4', 2]}}, '9': {'class_type': 'SaveImage', 'inputs': {'filename_prefix': 'ComfyUI', 'images': ['8', 0]}}}; info = PngImagePlugin.PngInfo(); info.add_text('prompt', json.dumps(nodes)); info.add_text('workflow', json.dumps({'last_node_id': 9, 'last_link_id': 9, 'nodes': [{'id': 3, 'type': 'KSampler', 'pos': [863, 186], 'widgets_values': [1, 'fixed', 20, 7, 'euler', 'normal', 1]}], 'links': [], 'groups': [], 'config': {}, 'extra': {}, 'version': 0.4})); Image.open('../programs/gradient.jpg').save('comfyui.png', pnginfo=info, compress_level=4)\""
}

if begin programs; then make_programs; fi
if begin metadata; then make_metadata; fi

# Puts the manifest in order.
cd "$root"
swift run --quiet metalens-dev fixtures
