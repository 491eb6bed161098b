"""The named classes that a difference can fall in.

There is no class for what is left over: a difference that no test explains
fails the comparison.
"""
from dataclasses import dataclass
from typing import Callable

from . import tests_of_difference as is_
from .tests_of_difference import Difference


@dataclass(frozen=True)
class Class:
    name: str
    holds: Callable
    right: str
    why: str


CLASSES = [
    Class("no frame header", is_.no_frame, "exiftool",
          "The file ends or its picture ends before a frame header: MetaLens answers with an error and no facts; "
          "exiftool tells what stands in the EXIF block all the same."),
    Class("nothing readable", is_.nothing_readable, "exiftool",
          "The file ends or is damaged before anything states a picture's size: MetaLens answers with an error and no "
          "facts; exiftool tells what it finds all the same."),
    Class("format by more than its marks", is_.named_otherwise, "MetaLens",
          "exiftool goes by the name's suffix or a tag such as DNGVersion as well; MetaLens by the file's own marks, "
          "as does the third reader."),
    Class("raw told by its directories", is_.told_by_directories, "MetaLens",
          "A raw file under a name that isn't its maker's: exiftool goes by the suffix and says TIFF."),
    Class("BigTIFF", is_.big_tiff, "MetaLens",
          "The file is a BigTIFF, of which this exiftool states less in its EXIF groups; the third reader finds what "
          "MetaLens states."),
    Class("packed with Brotli", is_.packed_with_brotli, "MetaLens",
          "The metadata is packed with Brotli, which exiftool unpacks only with a Perl module that isn't there."),
    Class("behind Content Credentials", is_.behind_credentials, "MetaLens",
          "In a PNG with Content Credentials exiftool takes EXIF's first directory for one of theirs, warns that it was "
          "read before, and leaves it out."),
    Class("directory given up", is_.directory_abandoned, "MetaLens",
          "More than ten entries name one place in the directory itself: exiftool warns of each, and gives the directory "
          "up before it follows its pointers."),
    Class("EXIF item cut", is_.in_cut_item, "exiftool",
          "The file ends within its EXIF item: MetaLens says so and reads none of it, exiftool what is there."),
    Class("size not told", is_.size_not_read, "MetaLens",
          "exiftool tells no size of the picture; the third reader finds the one that MetaLens states."),
    Class("behind a chunk of no name", is_.behind_odd_chunk, "exiftool",
          "A RIFF chunk's name isn't text: MetaLens says so and ends there, exiftool goes on."),
    Class("one of several pictures", is_.one_of_several, "both",
          "The file holds several pictures and doesn't call one of them the main one: MetaLens takes the sensor's own "
          "or the first directory's, this comparison the largest of exiftool's."),
    Class("malformed frame header", is_.malformed_frame, "MetaLens",
          "The first frame header's length doesn't fit its count of components: no decoder can read the picture. "
          "MetaLens answers with an error and no facts, exiftool with the size that stands there."),
    Class("blank text", is_.blank_text, "both",
          "The value is empty or blanks only. EXIF means by it that nothing is known: null in a report, "
          "an empty text at exiftool."),
    Class("padded text", is_.padded_text, "both",
          "White space or control characters stand at the text's ends; MetaLens takes them off everywhere, "
          "exiftool in some tags."),
    Class("serial number outside EXIF", is_.number_outside_exif, "both",
          "EXIF states none. MetaLens takes the number of a maker note that it reads, or XMP's, and none that is a row of "
          "digits, zeros, or contradicted by another place; exiftool reads more makers' notes, tells what stands there, "
          "and leaves leading zeros and its own padding as they are."),
    Class("text not UTF-8", is_.not_utf8, "MetaLens",
          "The bytes are no UTF-8: MetaLens reads them in an encoding that it states, and keeps the bytes in a "
          "diagnostic; exiftool puts a question mark for each."),
    Class("EXIF 3.0 text", is_.utf8_type, "MetaLens",
          "The value has type 129, UTF-8, which EXIF 3.0 brought; this exiftool is older."),
    Class("text behind NUL", is_.after_nul, "both",
          "Text stands behind the first NUL; MetaLens reads up to it, exiftool shows more."),
    Class("blank date", is_.blank_date, "both",
          "Blanks instead of digits, EXIF's way to say unknown: null in a report, the blanks at exiftool."),
    Class("impossible date", is_.impossible_date, "both",
          "No calendar has the moment that is written: null and the flag dateImpossible in a report, the text "
          "as written at exiftool."),
    Class("date in another notation", is_.other_notation, "both",
          "The date isn't written as EXIF asks; both read the same digits, exiftool shows them as written."),
    Class("offset not readable", is_.zone_not_readable, "MetaLens",
          "The offset from UTC or the sub-second isn't what EXIF defines; MetaLens states the moment without it."),
    Class("position out of range", is_.position_out_of_range, "MetaLens",
          "Minutes or seconds over 60, or degrees over 90 or 180: no place on Earth. Null and the flag "
          "gpsImpossible in a report, the sum at exiftool."),
    Class("position dividing by zero", lambda d: d.field.kind == "angle" and is_.zero_denominator(d), "both",
          "A fraction has denominator 0: null and, unless the position is 0/0 throughout, the flag gpsImpossible in "
          "a report, an empty value at exiftool."),
    Class("position incomplete", is_.position_incomplete, "MetaLens",
          "A reference, a value or a part of it is missing: no position can be told. Null and the flag "
          "gpsImpossible in a report, the half at exiftool."),
    Class("division by zero", is_.zero_denominator, "both",
          "The fraction has denominator 0: null in a report, undef or inf at exiftool."),
    Class("orientation out of range", is_.orientation_out_of_range, "both",
          "EXIF defines 1 to 8. Null in a report, the number at exiftool."),
    Class("several values", is_.several_values, "both",
          "The tag holds several values; MetaLens takes the first, exiftool shows all."),
    Class("sensitivity over 65535", is_.sensitivity_over_65535, "MetaLens",
          "65535 means that another tag holds the value, and MetaLens reads that."),
    Class("date stamp with a time", is_.stamp_with_time, "both",
          "The date stamp holds a time as well; MetaLens takes the date of it and the time of the time stamp."),
    Class("half a moment", is_.half_a_moment, "both",
          "Only the date or only the time is there: no moment. Null in a report, the half at exiftool."),
    Class("impossible GPS time", is_.impossible_gps_time, "both",
          "Date or time isn't one that exists: null in a report, the text at exiftool."),
    Class("segment length under 2", is_.stopped_in_segments, "MetaLens",
          "A segment states a length that can't be. exiftool stops there; MetaLens goes on at the next marker, "
          "as libjpeg does, and finds the frame header."),
    Class("damaged directory", is_.stopped_in_directory, "MetaLens",
          "The directory has entries of unknown type. exiftool gives it up; MetaLens reads the sound entries."),
    Class("tag twice", is_.duplicated, "undecidable",
          "The directory holds the tag more than once with other values: MetaLens takes the first, as TIFF "
          "readers do, and says so in a diagnostic; exiftool takes another."),
    Class("second EXIF block", is_.second_block, "undecidable",
          "The file holds more than one EXIF block: MetaLens reads the first and says so in a diagnostic; "
          "exiftool reads all."),
    Class("unexpected type", is_.unexpected_type, "exiftool",
          "The value has a type that EXIF doesn't allow for the tag: exiftool converts it, MetaLens states no fact "
          "and says so in a diagnostic."),
]


def classify(difference: Difference):
    """The first class whose test holds, or None."""
    return next((group for group in CLASSES if group.holds(difference)), None)
