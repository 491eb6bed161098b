import MetaLensFacts

/// Markers by their second byte (ITU-T T.81, table B.1).
enum JPEGMarker {
  static let huffmanTables: UInt8 = 0xC4
  static let startOfImage: UInt8 = 0xD8
  static let endOfImage: UInt8 = 0xD9
  static let startOfScan: UInt8 = 0xDA
  static let app1: UInt8 = 0xE1

  /// TEM and RSTm: markers without a length, between segments without a meaning.
  static func standsAlone(_ marker: UInt8) -> Bool {
    marker == 0x01 || (0xD0...0xD9).contains(marker)
  }

  /// SOF0 to SOF15: 0xC0 to 0xCF without DHT, JPG and DAC.
  static func startsFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != huffmanTables && marker != 0xC8 && marker != 0xCC
  }

  /// APP0 to APP15.
  static func isApplication(_ marker: UInt8) -> Bool { (0xE0...0xEF).contains(marker) }

  /// The name that people use, for diagnostics.
  static func name(_ marker: UInt8) -> String { JPEGSegment.name(of: marker) }
}
