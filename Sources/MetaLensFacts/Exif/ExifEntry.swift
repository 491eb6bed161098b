/// A 12-byte directory entry as written, with the place of its value.
package struct ExifEntry: Sendable, Equatable {
  /// The reader of an entry's value.
  package enum Reader: String, Sendable, Hashable {
    /// MetaLens' own walk over the block.
    case walk
    case libexif
  }

  package var tag: UInt16
  /// Type number as written, known or not.
  package var rawType: UInt16
  /// The number of values as written.
  package var count: UInt32
  /// The offset of its 12 bytes (20 in BigTIFF) in the block.
  package var offset: Int
  /// The range of the value's bytes in the block; nil if they are outside it, if the type is unknown, or if an excerpt
  /// leaves them out.
  package var value: Range<Int>?
  /// The index of libexif's copy of the value in `ExifFacts.copies`; nil if there is only the walk's range.
  package var copy: UInt32?

  package var reader: Reader { copy == nil ? .walk : .libexif }

  package init(tag: UInt16, rawType: UInt16, count: UInt32, offset: Int, value: Range<Int>?) {
    self.tag = tag
    self.rawType = rawType
    self.count = count
    self.offset = offset
    self.value = value
  }

  /// The type; nil if no standard defines it.
  package var type: ExifType? { ExifType(rawValue: rawType) }
}
