/// Programs whose hand an EXIF block shows, and what each leaves.
///
/// Measured by Tests/Accuracy/exif_writers.py: each program run over 14 camera originals, and the layouts of
/// photos that name their program (39 of Photoshop). A layout that two programs or a camera share isn't here.
enum ExifWriter: Sendable, Hashable, CaseIterable {
  /// The next-IFD pointer of ExifIFD, GPS and InteropIFD is left out: values begin where it ought to stand.
  ///
  /// piexif 1.1.3: 12 of 12 blocks it wrote; none of 84 originals.
  case piexif
  /// Directories stand at multiples of 4, with 2 or 3 zeros before one; values are packed or padded to even.
  ///
  /// 30 of 39 photos that name Photoshop; none of 84 originals.
  case photoshop
  /// A directory stands among its parent's values, in tag order; no IFD1; values padded to even.
  ///
  /// Pillow 9.4 (`getexif`, then `save`): 7 of 14, which have a value behind the pointer; none of 84 originals.
  case pillow
  /// A block made from nothing: exiftool's own values for the mandatory tags, and no picture size.
  ///
  /// exiftool 12.57: 14 of 14 dates written to a bare file, and 5 of 5 photos of Flickr, which runs it; none of
  /// 84 originals.
  case exiftoolNew

  /// The program's name as it is told to people.
  var name: String {
    switch self {
    case .piexif: "piexif"
    case .photoshop: "Adobe Photoshop"
    case .pillow: "Pillow"
    case .exiftoolNew: "exiftool"
    }
  }
}
