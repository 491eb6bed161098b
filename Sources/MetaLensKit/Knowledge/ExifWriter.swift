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

/// Makers whose own blocks are never packed as metadata libraries pack them.
///
/// exiftool, exiv2, libexif and ImageIO all write the parts in one order, each value padded to an even
/// length and nothing else between (`exif_writers.py run`: 96 of 96 blocks that exiftool wrote). Many phones
/// do just that; these makers' cameras leave gaps, odd offsets, values out of order or slack. Counted over
/// the labelled originals by `exif_writers.py brands`; fewer than four files make no row, so that leaving any
/// one out leaves three.
struct LooseExifMaker: Sendable, Hashable {
  /// The maker's name, as it is told to people.
  var name: String
  /// Make, lower case, or how it begins.
  var makePrefix: [UInt8]
  /// Originals measured, none of them packed.
  var fileCount: Int

  private init(_ name: String, _ makePrefix: String, _ fileCount: Int) {
    self.name = name
    self.makePrefix = Array(makePrefix.utf8)
    self.fileCount = fileCount
  }

  /// The row of a Make, or nil.
  static func row(of make: String) -> LooseExifMaker? {
    all.first { row in
      make.utf8.count >= row.makePrefix.count
        && zip(make.utf8, row.makePrefix).allSatisfy { byte, expected in
          ((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) == expected
        }
    }
  }

  static let all = [
    LooseExifMaker("Apple", "apple", 8),
    LooseExifMaker("Canon", "canon", 5),
    LooseExifMaker("Casio", "casio", 4),
    LooseExifMaker("Google", "google", 6),
    LooseExifMaker("Kodak", "eastman kodak", 5),
  ]
}
