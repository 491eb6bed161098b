"""Which programs are installed, and of what version."""

import importlib.metadata
import re
import shutil
import subprocess
import sys

import piexif
import PIL

from .job import CONVERT

# A recipe's word for a program: its name, and what prints its version.
PROGRAMS = {
    "imagemagick": ("ImageMagick", CONVERT, "-version"),
    "graphicsmagick": ("GraphicsMagick", "gm", "version"),
    "gimp": ("GIMP", "gimp", "--version"),
    "ffmpeg": ("ffmpeg", "ffmpeg", "-version"),
    "turbo": ("libjpeg-turbo", "jpegtran", "-version"),
    "jpegoptim": ("jpegoptim", "jpegoptim", "--version"),
    "exiftool": ("exiftool", "exiftool", "-ver"),
    "exiv2": ("exiv2", "exiv2", "--version"),
    "jhead": ("jhead", "jhead", "-V"),
    "exif": ("exif", "exif", "--version"),
    "exiftran": ("exiftran", "exiftran", "-h"),
    "mat2": ("mat2", "mat2", "--version"),
    "vips": ("vips", "vips", "--version"),
    "heif-enc": ("heif-enc", "heif-enc", "-v"),
    "heif-convert": ("heif-convert", "heif-convert", "-v"),
    "avifenc": ("avifenc", "avifenc", "--version"),
    "cwebp": ("cwebp", "cwebp", "-version"),
    "cjxl": ("cjxl", "cjxl", "--version"),
    "opj_compress": ("opj_compress", "opj_compress", "-h"),
}
# Python packages, by the name that PyPI has them under.
PACKAGES = {"mozjpeg": "mozjpeg-lossless-optimization", "pillow-heif": "pillow-heif"}


def first_output(*arguments):
    done = subprocess.run(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                          check=False)
    return done.stdout.decode("utf-8", "replace")


def versions():
    """Each program's name and version as it says them; only of what is installed."""
    found = {"pillow": f"Pillow {PIL.__version__}", "piexif": f"piexif {piexif.VERSION}",
             "python": f"Python {sys.version_info.major}.{sys.version_info.minor}"}
    for key, (name, *command) in PROGRAMS.items():
        if shutil.which(command[0]):
            number = re.search(r"\d+\.\d+[-.\w]*", first_output(*command))
            found[key] = f"{name} {number.group() if number else 'of unknown version'}"
    for key, package in PACKAGES.items():
        try:
            found[key] = f"{package} {importlib.metadata.version(package)}"
        except importlib.metadata.PackageNotFoundError:
            pass
    return found
