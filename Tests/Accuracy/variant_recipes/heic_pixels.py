"""HEICs that programs code again: opened and saved by pillow_heif, heif-enc or ImageMagick, with and without metadata."""

from PIL import Image, ImageDraw

from .heic_boxes import with_tiles_of
from .job import CONVERT, tags_from

try:
    import pillow_heif
    pillow_heif.register_heif_opener()
except ImportError:  # recipes that need it are skipped
    pillow_heif = None
FAST = {"preset": "ultrafast"}
# As near to Apple's encoder as x265 can be told to go; no option touches the rest.
LIKE_APPLE = ["-p", "preset=ultrafast"] + [word for option in (
    "amp=0", "strong-intra-smoothing=0", "scaling-list=default", "ctu=32", "log2-max-poc-lsb=11", "signhide=0",
    "cbqpoffs=2", "crqpoffs=2", "tu-inter-depth=2") for word in ("-p", f"x265:{option}")]


def opened(job):
    picture = Image.open(job.input)
    return picture, picture.info.get("exif")


def forget(picture):
    """What was read is saved again otherwise; how the file was cut into tiles stays."""
    for key in ("exif", "xmp", "metadata"):
        picture.info.pop(key, None)


def painted(picture):
    width, height = picture.size
    ImageDraw.Draw(picture).ellipse((width // 3, height // 3, width // 2, height // 2), fill=(180, 40, 40))
    return picture


def by_pillow(change=lambda picture: picture, keep=True, **options):
    def make(job):
        picture, exif = opened(job)
        kept = {"exif": exif} if keep and exif else {}
        if not keep:
            forget(picture)
        change(picture).save(job.output, quality=85, enc_params=FAST, **kept, **options)
        job.note("pillow_heif: opened, changed, saved")
    return make


def cropped(picture):
    width, height = picture.size
    return picture.crop((width // 10, height // 10, width * 9 // 10, height * 9 // 10))


def by_heif_enc(change=lambda picture: picture, options=("-p", "preset=ultrafast"), between="p.jpg"):
    """Through a JPEG, which keeps EXIF, or a PNG, which loses it here."""
    def make(job):
        picture, exif = opened(job)
        middle = job.temporary(between)
        kept = {"exif": exif, "quality": 95} if between.endswith("jpg") and exif else {}
        change(picture).convert("RGB").save(middle, **kept)
        job.run("heif-enc", "-q", "80", *options, middle, "-o", job.output)
    return make


def transplanted(make):
    def both(job):
        make(job)
        tags_from(job, job.input, job.output)
    return both


def boxes_kept(job):
    """The phone's own boxes, EXIF and thumbnail around tiles that x265 coded."""
    picture, _ = opened(job)
    stored = pillow_heif.open_heif(job.input, convert_hdr_to_8bit=False)
    if stored.info.get("original_orientation") in (6, 8):
        picture = picture.transpose(Image.Transpose.ROTATE_90)
    forget(picture)
    painted(picture).save(job.temporary("p.heic"), quality=85, enc_params=FAST)
    job.write(with_tiles_of(job.data(), job.data(job.temporary("p.heic"))), "painted, tiles exchanged")


def by_convert(job):
    picture, _ = opened(job)
    # ImageMagick lets x265 take its time.
    picture.convert("RGB").resize([side // 4 for side in picture.size]).save(job.temporary("p.png"))
    job.run(CONVERT, job.temporary("p.png"), "-quality", "85", job.output)


def metadata_of_other(job):
    job.copy()
    tags_from(job, job.other, job.output)
