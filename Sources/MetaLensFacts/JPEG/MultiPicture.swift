/// The list of pictures that an MPF APP2 segment holds (CIPA DC-007).
package struct MultiPicture: Sendable, Equatable {
  /// One picture of the list.
  package struct Entry: Sendable, Equatable {
    /// Individual image attribute: flags, format and, in the low 24 bits, the type.
    package var attribute: UInt32
    /// Size as stated, in bytes.
    package var byteCount: Int
    /// Its offset in the file; the first picture is the file's own, at 0.
    package var offset: Int
    /// Whether SOI stands there, the stated size lies in the file, and its end was written.
    package var isPicture: Bool
    /// Whether EOI stands at the end of the stated size, padding aside; of the first picture this isn't looked for.
    package var isEnded = true
    /// Whether SOI stands there and the file ends within the stated size, without EOI: it was cut off.
    package var isCut = false

    /// Makes an entry.
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
  /// Entries in order, as many as were read.
  package var entries: [Entry]
  /// Entries that the index states.
  package var statedCount: Int

  /// Makes a list.
  package init(offset: Int, entries: [Entry], statedCount: Int) {
    self.offset = offset
    self.entries = entries
    self.statedCount = statedCount
  }

  /// Whether all that are stated were read and stand where they should.
  package var isIntact: Bool {
    !entries.isEmpty && entries.count == statedCount && entries.allSatisfy(\.isPicture)
  }

  /// Whether they also end where they should: what does not is cut or overwritten, whatever the index says.
  package var isWhole: Bool { isIntact && entries.allSatisfy(\.isEnded) }
}
