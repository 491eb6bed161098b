/// An image file directory with its entries in written order.
package struct ExifDirectory: Sendable, Equatable {
  /// The kind of a directory, by the pointer that led to it.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The first directory: the main picture.
    case ifd0 = "IFD0"
    /// The directory that tag 0x8769 points to.
    case exif = "ExifIFD"
    /// The directory that tag 0x8825 points to.
    case gps = "GPS"
    /// The directory that tag 0xA005 points to.
    case interoperability = "InteropIFD"
    /// The directory after IFD0: the thumbnail.
    case ifd1 = "IFD1"
  }

  package var kind: Kind
  /// The offset of its entry count in the block.
  package var offset: Int
  /// Entries in written order.
  package var entries: [ExifEntry]
  /// The offset of the next directory as written, which counts from the start of the file if the block is an excerpt;
  /// nil if the block ends before it.
  package var nextOffset: UInt32?

  package init(kind: Kind, offset: Int, entries: [ExifEntry], nextOffset: UInt32?) {
    self.kind = kind
    self.offset = offset
    self.entries = entries
    self.nextOffset = nextOffset
  }
}
