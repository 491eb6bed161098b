/// One 12-byte directory entry as written, and where its value stands.
package struct ExifEntry: Sendable, Equatable {
  /// Who read an entry's value.
  package enum Reader: String, Sendable, Hashable {
    /// The walk over the block.
    case walk
    /// libexif.
    case libexif
  }

  /// Tag number.
  package var tag: UInt16
  /// Type number as written, known or not.
  package var rawType: UInt16
  /// The number of values as written.
  package var count: UInt32
  /// Offset of its 12 bytes within the block; 20 bytes in BigTIFF.
  package var offset: Int
  /// The value's bytes within the block; nil if they lie outside it or the type is unknown, and where an excerpt
  /// leaves them out.
  package var value: Range<Int>?
  /// Where libexif's copy of the value begins in `ExifFacts.copies`; nil if the walk's range is all there is.
  package var copy: UInt32?

  /// What read the value.
  package var reader: Reader { copy == nil ? .walk : .libexif }

  /// Makes an entry.
  package init(tag: UInt16, rawType: UInt16, count: UInt32, offset: Int, value: Range<Int>?) {
    self.tag = tag
    self.rawType = rawType
    self.count = count
    self.offset = offset
    self.value = value
  }

  /// The type, or nil if no standard defines it.
  package var type: ExifType? { ExifType(rawValue: rawType) }
}

/// One image file directory with its entries in the order they are written.
package struct ExifDirectory: Sendable, Equatable {
  /// Which directory it is, by the pointer that led to it.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The first directory: the main picture.
    case ifd0 = "IFD0"
    /// The directory that tag 0x8769 points at.
    case exif = "ExifIFD"
    /// The directory that tag 0x8825 points at.
    case gps = "GPS"
    /// The directory that tag 0xA005 points at.
    case interoperability = "InteropIFD"
    /// The directory after IFD0: the thumbnail.
    case ifd1 = "IFD1"
  }

  /// Which directory it is.
  package var kind: Kind
  /// Offset of its entry count within the block.
  package var offset: Int
  /// Entries in written order.
  package var entries: [ExifEntry]
  /// The offset of the next directory as written, in the file where the block is an excerpt; nil if the block
  /// ends before it.
  package var nextOffset: UInt32?

  /// Makes a directory.
  package init(kind: Kind, offset: Int, entries: [ExifEntry], nextOffset: UInt32?) {
    self.kind = kind
    self.offset = offset
    self.entries = entries
    self.nextOffset = nextOffset
  }
}

/// An EXIF block as written: its bytes, once, and ranges into them.
package struct ExifFacts: Sendable, Equatable {
  /// The TIFF block from its byte-order mark on.
  package var bytes: [UInt8]
  /// Where `bytes[0]` stands in the file.
  package var fileOffset: Int
  /// Where pieces of `bytes` stand where the block isn't one run of the file; empty if it is.
  package var pieces: [Piece] = []
  /// Whether the block was put together of excerpts: what stands between them isn't here, and its order isn't the
  /// file's.
  package var isExcerpt = false
  /// The container that holds the block, in technical terms: `APP1 Exif` in a JPEG.
  package var container: String
  /// Byte order of the whole block.
  package var byteOrder: ByteOrder
  /// Directories in the order they were reached.
  package var directories: [ExifDirectory]
  /// The most of a text that is read, in bytes; less than `ReadLimits.textBytes` where many entries share long ones.
  package var textLimit = ReadLimits().textBytes
  /// The values that libexif read for the summary, copied out once; entries say where theirs begins.
  package var copies: [UInt8] = []
  /// Whether the walk found the block safe for libexif, and libexif read it.
  package var isReadByLibexif = false

  /// A run of the block that stands in one piece in the file.
  package struct Piece: Sendable, Equatable {
    /// Where it begins in `bytes`; each piece reaches to the next.
    package var start: Int
    /// Its offset in the file.
    package var fileOffset: Int
    /// Whether it is packed there, so that all of it has the one place.
    package var isPacked: Bool

    /// Makes a piece.
    package init(start: Int, fileOffset: Int, isPacked: Bool = false) {
      self.start = start
      self.fileOffset = fileOffset
      self.isPacked = isPacked
    }
  }

  /// Makes the facts of a block.
  package init(
    bytes: [UInt8], fileOffset: Int, container: String, byteOrder: ByteOrder, directories: [ExifDirectory]
  ) {
    self.bytes = bytes
    self.fileOffset = fileOffset
    self.container = container
    self.byteOrder = byteOrder
    self.directories = directories
  }

  /// The directory of a kind, or nil.
  package func directory(_ kind: ExifDirectory.Kind) -> ExifDirectory? {
    directories.firstIndex { $0.kind == kind }.map { directories[$0] }
  }

  /// The first entry of a tag in a directory, or nil.
  package func entry(_ tag: UInt16, in kind: ExifDirectory.Kind) -> ExifEntry? {
    // By places, since an element that is looked at is copied otherwise: rules ask some fifty times a photo.
    guard let place = directories.firstIndex(where: { $0.kind == kind }),
      let index = directories[place].entries.firstIndex(where: { $0.tag == tag })
    else { return nil }
    return directories[place].entries[index]
  }
}
