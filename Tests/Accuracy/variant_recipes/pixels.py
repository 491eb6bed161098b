"""Pictures changed and encoded with Pillow."""

import io

from PIL import Image, ImageOps, JpegImagePlugin

from .jpeg_bytes import without_jfif
from .job import Unfit

Image.MAX_IMAGE_PIXELS = None


def opened(job):
    picture = Image.open(job.input)
    if picture.mode not in ("RGB", "L"):
        raise Unfit(f"Pillow reads mode {picture.mode}")
    return picture


def edited_pixels(picture):
    """A block of the picture pasted at another place of it: a small edit that JPEG can't undo."""
    width, height = picture.size
    result = Image.new(picture.mode, picture.size)
    result.paste(picture)
    block = result.crop((width // 8, height // 8, width // 8 + width // 6, height // 8 + height // 6))
    result.paste(ImageOps.mirror(block), (width // 2, height // 2))
    return result


def kept_exif(picture):
    return {"exif": picture.info["exif"]} if picture.info.get("exif") else {}


def camera_coding(picture):
    """The camera's own tables and sampling, as far as Pillow can write them."""
    sampling = JpegImagePlugin.get_sampling(picture)
    if sampling == -1:
        # 2x2,1x2,1x2: chroma halved across only, written otherwise.
        sampling = 1 if picture.layers == 3 and picture.layer[1][2] == 2 else 0
    tables = [table for _, table in sorted(picture.quantization.items())]
    return {"qtables": tables, "subsampling": sampling}


def pillow(job, said, **options):
    picture = opened(job)
    keep = kept_exif(picture)
    job.note(f"Pillow: save({said}, exif kept)")
    picture.save(job.output, "JPEG", **options, **keep)


def encoded_like_camera(job):
    picture = opened(job)
    coding = camera_coding(picture)
    buffer = io.BytesIO()
    edited_pixels(picture).save(buffer, "JPEG", **coding)
    job.note("Pillow: a block pasted, save(qtables and subsampling of IN); JFIF removed")
    return without_jfif(buffer.getvalue())


def new_thumbnail(data, size=(160, 120), quality=75):
    buffer = io.BytesIO()
    picture = Image.open(io.BytesIO(data))
    picture.draft("RGB", (640, 480))
    ImageOps.pad(picture.convert("RGB"), size).save(buffer, "JPEG", quality=quality)
    return without_jfif(buffer.getvalue())
