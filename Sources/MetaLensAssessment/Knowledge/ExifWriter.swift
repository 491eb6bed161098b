/// Programs that an EXIF block's layout can reveal.
///
/// Measured by Tests/Accuracy/exif_writers.py: each program was run on 14 camera originals, and the layouts of photos
/// that name their program (39 for Photoshop) were added. A layout that two programs or a camera share isn't listed.
enum ExifWriter: Sendable, Hashable, CaseIterable {
  /// ExifIFD, GPS and InteropIFD have no next-IFD pointer: the values begin in its place.
  ///
  /// piexif 1.1.3: 12 of 12 blocks it wrote; none of 84 originals.
  case piexif
  /// Directories are at multiples of 4, with 2 or 3 zeros before one of them; values are packed or padded to even
  /// offsets.
  ///
  /// 30 of 39 photos that name Photoshop; none of 84 originals.
  case photoshop
  /// A directory is among its parent's values, in the order of tags; there is no IFD1; values are padded to even
  /// offsets.
  ///
  /// Pillow 9.4 (`getexif`, then `save`): 7 of 14, those with a value after the pointer; none of 84 originals.
  case pillow
  /// A new block: exiftool's own values for the mandatory tags, and no picture size.
  ///
  /// exiftool 12.57: 14 of 14 dates written to a file without metadata, and 5 of 5 photos from Flickr, which runs
  /// exiftool; none of 84 originals.
  case exiftoolNew

  /// The program's name for people.
  var name: String {
    switch self {
    case .piexif: "piexif"
    case .photoshop: "Adobe Photoshop"
    case .pillow: "Pillow"
    case .exiftoolNew: "exiftool"
    }
  }
}
