/// The meaning of tag 0x0103 and PhotometricInterpretation for a picture's coding.
enum TIFFCompression {
  /// A sensor's colour filter array (TIFF/EP, DNG).
  static let colorFilterArray = 32803
  /// A sensor's data with all colours at each pixel (DNG).
  static let linearRaw = 34892

  /// Returns the coding in words; `compression N` for numbers without a name.
  ///
  /// Sources: TIFF 6.0, section 3 and its supplement 2; DNG 1.7; libtiff's tiff.h. Number 7, and Canon's 6, mean
  /// lossless JPEG if a sensor's data is coded.
  static func name(_ number: Int?, isSensorData: Bool) -> String {
    let number = number ?? 1
    if isSensorData, number == 6 || number == 7 { return "lossless JPEG" }
    return names[number] ?? "compression \(number)"
  }

  private static let names = [
    1: "uncompressed", 2: "CCITT RLE", 3: "CCITT Group 3", 4: "CCITT Group 4", 5: "LZW", 6: "JPEG", 7: "JPEG",
    8: "deflate", 99: "JPEG", 32773: "PackBits", 32946: "deflate", 34712: "JPEG 2000", 34892: "lossy JPEG",
    34925: "LZMA", 50000: "Zstandard", 50001: "WebP", 50002: "JPEG XL", 52546: "JPEG XL",
  ]

  /// Whether a number occurs only in makers' raw data.
  ///
  /// Sony 32767; Samsung 32769, 32770 and 32772; Panasonic 34316, 34826, 34828 and 34830; Nikon 34713; Kodak 65000 and
  /// 65001; Pentax 65535 (exiftool's Exif.pm, `%compression`; PanasonicRaw.pm).
  static func isMakersRaw(_ number: Int?) -> Bool {
    switch number {
    case 32767, 32769, 32770, 32772, 34316, 34713, 34826, 34828, 34830, 65000, 65001, 65535: true
    default: false
    }
  }
}
