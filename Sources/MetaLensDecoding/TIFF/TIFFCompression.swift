/// What tag 0x0103 and PhotometricInterpretation say of a picture's coding.
enum TIFFCompression {
  /// A sensor's colour filter array (TIFF/EP, DNG).
  static let colorFilterArray = 32803
  /// A sensor's data with all colours at each pixel (DNG).
  static let linearRaw = 34892

  /// The coding in words; `compression N` for numbers without a name of their own.
  ///
  /// Sources: TIFF 6.0, section 3 and its supplement 2; DNG 1.7; libtiff's tiff.h. Number 7, and Canon's 6, is
  /// lossless JPEG where a sensor's data is coded.
  static func name(_ number: Int?, isSensorData: Bool) -> String {
    switch number {
    case nil, 1: "uncompressed"
    case 2: "CCITT RLE"
    case 3: "CCITT Group 3"
    case 4: "CCITT Group 4"
    case 5: "LZW"
    case 6, 7: isSensorData ? "lossless JPEG" : "JPEG"
    case 99: "JPEG"
    case 8, 32946: "deflate"
    case 32773: "PackBits"
    case 34712: "JPEG 2000"
    case 34892: "lossy JPEG"
    case 34925: "LZMA"
    case 50000: "Zstandard"
    case 50001: "WebP"
    case 50002, 52546: "JPEG XL"
    case let number?: "compression \(number)"
    }
  }

  /// Whether only makers' raw data is coded so.
  ///
  /// Sony 32767, Samsung 32769 to 32772, Panasonic 34316 and 34826 to 34830, Nikon 34713, Kodak 65000 and 65001,
  /// Pentax 65535 (exiftool's Exif.pm, `%compression`; PanasonicRaw.pm).
  static func isMakersRaw(_ number: Int?) -> Bool {
    switch number {
    case 32767, 32769, 32770, 32772, 34316, 34713, 34826, 34828, 34830, 65000, 65001, 65535: true
    default: false
    }
  }
}
