/// The list of pictures in an MPF APP2 segment (CIPA DC-007).
package struct MultiPicture: Sendable, Equatable {
  /// A picture of the list.
  package struct Entry: Sendable, Equatable {
    /// Individual image attribute: flags, format and, in the low 24 bits, the type.
    package var attribute: UInt32
    /// The stated size, in bytes.
    package var byteCount: Int
    /// Its offset in the file; the first picture is the file's own, at 0.
    package var offset: Int
    /// Whether SOI is at its offset, the stated size is within the file, and its end was written.
    package var isPicture: Bool
    /// Whether EOI is at the end of the stated size, ignoring padding; not checked for the first picture.
    package var isEnded = true
    /// Whether the picture was cut off: SOI is at its offset, but the file ends within the stated size, without EOI.
    package var isCut = false

    package init(attribute: UInt32, byteCount: Int, offset: Int, isPicture: Bool) {
      self.attribute = attribute
      self.byteCount = byteCount
      self.offset = offset
      self.isPicture = isPicture
    }

    /// The MP type code (CIPA DC-007, table 4), such as 0x030000 for the baseline primary image.
    package var type: Int { Int(attribute & 0xFF_FFFF) }
  }

  /// The offset of the segment's marker in the file.
  package var offset: Int
  /// The entries that were read, in order.
  package var entries: [Entry]
  /// The number of entries that the index states.
  package var statedCount: Int

  package init(offset: Int, entries: [Entry], statedCount: Int) {
    self.offset = offset
    self.entries = entries
    self.statedCount = statedCount
  }

  /// Whether all stated entries were read and have pictures at their offsets.
  package var isIntact: Bool {
    !entries.isEmpty && entries.count == statedCount && entries.allSatisfy(\.isPicture)
  }

  /// Whether the list is intact and every picture ends where it should; one that doesn't was cut off or overwritten.
  package var isWhole: Bool { isIntact && entries.allSatisfy(\.isEnded) }
}
