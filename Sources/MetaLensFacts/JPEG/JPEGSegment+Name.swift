extension JPEGSegment {
  /// The marker's name in ITU-T T.81 (table B.1), such as `APP1` or `SOF0`.
  package var markerName: String { Self.name(of: marker) }

  /// Whether it is metadata: application data or a comment (APPn, COM), which decoding ignores.
  package var isMetadata: Bool { (0xE0...0xEF).contains(marker) || marker == 0xFE }

  /// Whether it is a marker without a length and a payload.
  package var standsAlone: Bool { Self.standsAlone(marker) }

  package var isFrameHeader: Bool { Self.startsFrame(marker) }

  /// The offset in the file at which the segment ends.
  package var endOffset: Int { standsAlone ? offset + 2 : payloadOffset + payloadCount }

  /// Whether a marker is TEM, RSTm, SOI or EOI, which have no length and no payload (T.81, B.1.1.3).
  package static func standsAlone(_ marker: UInt8) -> Bool {
    marker == 0x01 || (0xD0...0xD9).contains(marker)
  }

  /// Whether a marker is SOF0 to SOF15: 0xC0 to 0xCF without DHT, JPG and DAC (T.81, table B.1).
  package static func startsFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  /// Returns a marker's name in ITU-T T.81 (table B.1), or `marker 0x` and its number if it has no name.
  package static func name(of marker: UInt8) -> String {
    switch marker {
    case 0x01: "TEM"
    case 0xC4: "DHT"
    case 0xC8: "JPG"
    case 0xCC: "DAC"
    case 0xC0...0xCF: "SOF\(marker - 0xC0)"
    case 0xD0...0xD7: "RST\(marker - 0xD0)"
    case 0xD8: "SOI"
    case 0xD9: "EOI"
    case 0xDA: "SOS"
    case 0xDB: "DQT"
    case 0xDC: "DNL"
    case 0xDD: "DRI"
    case 0xDE: "DHP"
    case 0xDF: "EXP"
    case 0xE0...0xEF: "APP\(marker - 0xE0)"
    case 0xF0...0xFD: "JPG\(marker - 0xF0)"
    case 0xFE: "COM"
    default: "marker 0x" + String(marker, radix: 16, uppercase: true)
    }
  }
}
