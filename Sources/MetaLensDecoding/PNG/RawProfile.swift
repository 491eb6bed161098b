import MetaLensFacts

/// A profile that ImageMagick and GraphicsMagick write as text under `Raw profile type ...`: a line feed, the profile's
/// name, its length in decimal digits and its bytes in hexadecimal, each on lines of their own.
///
/// Source: ImageMagick's coders/png.c, Magick_png_write_raw_profile.
struct RawProfile {
  var bytes: [UInt8]
  /// What is wrong with its length or digits, in English; nil if nothing is.
  var failure: String?

  /// The beginning of a keyword that announces a raw profile.
  static let prefix = "Raw profile type "

  /// Reads a text; nil if it doesn't have these lines.
  init?(_ text: ArraySlice<UInt8>) {
    guard text.first == 0x0A, let nameEnd = text.dropFirst().firstIndex(of: 0x0A) else { return nil }
    var place = nameEnd + 1
    while place < text.endIndex, Self.isSpace(text[place]) { place += 1 }
    let digitsStart = place
    var stated = 0
    while place < text.endIndex, text[place].isASCIIDigit, place - digitsStart < 12 {
      stated = stated * 10 + Int(text[place] - 0x30)
      place += 1
    }
    guard place > digitsStart else { return nil }
    bytes = []
    bytes.reserveCapacity(min(stated, (text.endIndex - place) / 2))
    var upper: UInt8?
    for byte in text[place...] {
      guard let digit = Hexadecimal.value(of: byte) else {
        if Self.isSpace(byte) { continue }
        failure = "no hexadecimal digit after \(bytes.count) bytes"
        break
      }
      if let first = upper {
        bytes.append(first << 4 | digit)
        upper = nil
      } else {
        upper = digit
      }
    }
    if failure != nil { return }
    if upper != nil {
      failure = "an odd count of digits"
    } else if bytes.count != stated {
      failure = "\(bytes.count) bytes, \(stated) stated"
    }
  }

  /// Returns the kind of a profile with this name; nil for unknown names.
  static func kind(of name: String) -> MetadataBlock.Kind? {
    switch name {
    case "exif", "APP1", "app1": .exif
    case "xmp": .xmp
    case "iptc": .iptc
    case "icc", "icm": .icc
    case "8bim": .photoshop
    default: nil
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte.isASCIIWhiteSpace || byte == 0 }
}
