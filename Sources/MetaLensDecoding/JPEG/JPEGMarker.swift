import MetaLensFacts

/// Markers by their second byte (ITU-T T.81, table B.1).
enum JPEGMarker {
  static let huffmanTables: UInt8 = 0xC4
  static let startOfImage: UInt8 = 0xD8
  static let endOfImage: UInt8 = 0xD9
  static let startOfScan: UInt8 = 0xDA
  static let app1: UInt8 = 0xE1

  /// Whether a marker is one of APP0 to APP15.
  static func isApplication(_ marker: UInt8) -> Bool { (0xE0...0xEF).contains(marker) }
}
