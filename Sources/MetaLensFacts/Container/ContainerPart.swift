/// One part of a container in the order it stands: a box, a chunk, a block or a directory.
///
/// Parts of one name that follow each other without a gap, as PNG's IDAT chunks
/// do, are one part with a count.
package struct ContainerPart: Sendable, Equatable {
  /// The name that the container gives it: `ftyp`, `IHDR`, `VP8X`, `IFD0`; bytes that are no printable ASCII as `\xNN`.
  package var name: String
  /// Offset of its header in the file; of the first one's where `count` is more than 1.
  package var offset: Int
  /// Bytes from `offset` to the end of the last of them, as far as the file has them; padding and checksum included.
  package var byteCount: Int
  /// Bytes of the header before the payload.
  package var headerCount: Int
  /// How many others it stands in: 0 for the file's own.
  package var level: Int
  /// How many of this name follow each other.
  package var count: Int
  /// The size that it states where that isn't `byteCount`: the file or the part around it ends before.
  package var statedByteCount: Int?
  /// Whether all its checksums hold; nil if it has none, or wasn't read to its end.
  package var isChecksumValid: Bool?
  /// What it is, for people (English): an item's type, a keyword, a UUID; empty if the name says it.
  package var note: String

  /// Makes a part.
  package init(
    _ name: String, offset: Int, byteCount: Int, headerCount: Int = 0, level: Int = 0, count: Int = 1,
    statedByteCount: Int? = nil, isChecksumValid: Bool? = nil, note: String = ""
  ) {
    self.name = name
    self.offset = offset
    self.byteCount = byteCount
    self.headerCount = headerCount
    self.level = level
    self.count = count
    self.statedByteCount = statedByteCount
    self.isChecksumValid = isChecksumValid
    self.note = note
  }

  /// Where its payload stands, the first one's where there are several; checksum and padding included.
  package var payload: Range<Int> { min(offset + headerCount, offset + byteCount)..<offset + byteCount }
}
