/// A marker segment as it is in the file.
package struct JPEGSegment: Sendable, Equatable {
  /// The marker's second byte, such as 0xE1 for APP1 (ITU-T T.81, table B.1).
  package var marker: UInt8
  /// Offset of the marker's 0xFF in the file.
  package var offset: Int
  /// The length of the payload in bytes, without the length field.
  package var payloadCount: Int
  /// Fill bytes (0xFF) before the marker (T.81, B.1.1.2).
  package var fillCount: Int
  /// The payload's leading identifier, such as `Exif` or `JFIF`; empty if it has none.
  package var identifier: String

  package init(marker: UInt8, offset: Int, payloadCount: Int, fillCount: Int = 0, identifier: String = "") {
    self.marker = marker
    self.offset = offset
    self.payloadCount = payloadCount
    self.fillCount = fillCount
    self.identifier = identifier
  }

  /// Offset of the payload's first byte in the file.
  package var payloadOffset: Int { offset + 4 }
}
