/// A part of a container: a box, a chunk, a block or a directory.
///
/// Consecutive parts with the same name and no gap, such as PNG's IDAT chunks, are one part with a count.
package struct ContainerPart: Sendable, Equatable {
  /// The name in the container: `ftyp`, `IHDR`, `VP8X`, `IFD0`; bytes that aren't printable ASCII are `\xNN`.
  package var name: String
  /// The offset of the header in the file; of the first one if `count` is more than 1.
  package var offset: Int
  /// The number of bytes from `offset` to the end of the last one, as far as the file has them, with padding and
  /// checksum.
  package var byteCount: Int
  /// The size of the header before the payload, in bytes.
  package var headerCount: Int
  /// The number of parts that contain it; 0 for a part of the file itself.
  package var level: Int
  /// The number of consecutive parts with this name.
  package var count: Int
  /// The stated size, if it differs from `byteCount` because the file or the containing part ends before; otherwise
  /// nil.
  package var statedByteCount: Int?
  /// Whether all of its checksums are correct; nil if it has none, or wasn't read to its end.
  package var isChecksumValid: Bool?
  /// A note on what it is, for people (English): an item's type, a keyword, a UUID; empty if the name is enough.
  package var note: String

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

  /// The range of the payload, with checksum and padding; of the first one if there are several.
  package var payload: Range<Int> { min(offset + headerCount, offset + byteCount)..<offset + byteCount }
}
