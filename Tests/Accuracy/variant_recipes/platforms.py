"""What messengers and sites do to a picture, imitated with other programs: sizes, qualities, no metadata."""

from PIL import ImageOps

from .job import IN, OUT, program
from .pixels import opened


def by_pillow(pixels, **options):
    def make(job):
        turned = ImageOps.exif_transpose(opened(job))
        turned.thumbnail((pixels, pixels))
        said = ", ".join(f"{name}={value}" for name, value in options.items())
        job.note(f"Pillow: exif_transpose, {pixels} pixels at most, save({said})")
        turned.save(job.output, "JPEG", **options)
    return make


by_graphicsmagick = program("gm", "convert", IN, "-auto-orient", "-resize", "2048x2048>", "+profile", "*", "-interlace",
                            "Line", "-sampling-factor", "2x2", "-quality", "85", OUT)
by_ffmpeg = program("ffmpeg", "-v", "error", "-i", IN, "-vf", "scale='min(1080,iw)':-2", "-pix_fmt", "yuvj420p", "-q:v",
                    "4", "-frames:v", "1", OUT)


def by_vips(job):
    job.run("vipsthumbnail", job.input, "--size", "1200x1200>", "-o", job.output + "[Q=80,strip,optimize-coding]")
