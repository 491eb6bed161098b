/// An EXIF block as written: its bytes and ranges in them.
package struct ExifFacts: Sendable, Equatable {
  /// The TIFF block from its byte-order mark on.
  package var bytes: [UInt8]
  /// The offset of `bytes[0]` in the file.
  package var fileOffset: Int
  /// The pieces of `bytes` with their places, if the block isn't one run of the file; otherwise empty.
  package var pieces: [Piece] = []
  /// Whether the block was assembled from excerpts of the file: what is between them is missing, and their order isn't
  /// the file's.
  package var isExcerpt = false
  /// The part that contains the block, in technical terms: `APP1 Exif` in a JPEG.
  package var container: String
  package var byteOrder: ByteOrder
  /// The directories, in the order in which they were reached.
  package var directories: [ExifDirectory]
  /// The maximum number of bytes of a text that are read; less than `ReadLimits.textBytes` if many entries share long
  /// texts.
  package var textLimit = ReadLimits().textBytes
  /// Copies of the values that libexif read for the summary; each entry has the index of its own.
  package var copies: [UInt8] = []
  /// Whether the walk found the block safe for libexif and libexif read it.
  package var isReadByLibexif = false

  /// A part of the block that is one run of the file.
  package struct Piece: Sendable, Equatable {
    /// The index in `bytes` at which it begins; each piece reaches to the next one.
    package var start: Int
    /// The offset of its first byte in the file.
    package var fileOffset: Int
    /// Whether it is compressed in the file, so that all of its bytes have the same offset.
    package var isPacked: Bool

    package init(start: Int, fileOffset: Int, isPacked: Bool = false) {
      self.start = start
      self.fileOffset = fileOffset
      self.isPacked = isPacked
    }
  }

  package init(
    bytes: [UInt8], fileOffset: Int, container: String, byteOrder: ByteOrder, directories: [ExifDirectory]
  ) {
    self.bytes = bytes
    self.fileOffset = fileOffset
    self.container = container
    self.byteOrder = byteOrder
    self.directories = directories
  }

  /// Returns the directory of a kind; nil if there is none.
  package func directory(_ kind: ExifDirectory.Kind) -> ExifDirectory? {
    directories.firstIndex { $0.kind == kind }.map { directories[$0] }
  }

  /// Returns the first entry of a tag in a directory; nil if there is none.
  package func entry(_ tag: UInt16, in kind: ExifDirectory.Kind) -> ExifEntry? {
    // Works with indices, since iterating would copy each element; rules call this some fifty times per photo.
    guard let place = directories.firstIndex(where: { $0.kind == kind }),
      let index = directories[place].entries.firstIndex(where: { $0.tag == tag })
    else { return nil }
    return directories[place].entries[index]
  }
}
