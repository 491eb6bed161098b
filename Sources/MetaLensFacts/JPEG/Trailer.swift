/// A run of bytes after the picture's EOI, a run of a HEIF's media data that is in none of its items, or a file in a
/// JPEG's segment, recognized by its maker's magic bytes.
package struct Trailer: Sendable, Equatable {
  /// The kind of a trailer (Docs/Sources.md, S14).
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A picture that the MPF index lists.
    case multiPicture
    /// A JPEG that no index lists.
    case jpeg
    /// An ISO media file: the video of a motion photo.
    case isoMedia
    /// Samsung's SEFH to SEFT.
    case samsung
    /// Canon's DPP recipe.
    case canon
    /// AFCP, of FotoStation and others.
    case afcp
    case fotoStation
    case photoMechanic
    /// MIE, of ExifTool.
    case mie
    case qdiobs
    /// Nikon's `NIKON APP`.
    case nikon
    case vivo
    case onePlus
    case insta360
    /// Sony's, hidden.
    case sony
    /// Google's, about how the picture was taken (`aecDebug` to `awbDebug`).
    case google
    /// The same byte over and over.
    case padding
    case zip
    case rar
    case sevenZip
    /// A program: ELF, or a DOS header.
    case executable
    case pdf
    /// A script that begins with `<?php` or `#!`.
    case script
    case unknown

    /// Whether it is a kind of file that no maker appends to photos.
    package var isForeign: Bool {
      switch self {
      case .zip, .rar, .sevenZip, .pdf, .script, .executable: true
      default: false
      }
    }

    /// Whether it is a file of any kind.
    package var isFile: Bool { isForeign || self == .jpeg || self == .isoMedia }
  }

  /// The same bytes as a trailer of unknown kind.
  package var asUnknown: Trailer {
    var copy = self
    copy.kind = .unknown
    return copy
  }

  /// A named part of Samsung's trailer.
  package struct Entry: Sendable, Equatable {
    /// The type as written.
    package var type: Int
    /// The name as written, at most 64 bytes.
    package var name: String
    /// The offset of its value in the file.
    package var offset: Int
    /// The value's size in bytes.
    package var byteCount: Int

    package init(type: Int, name: String, offset: Int, byteCount: Int) {
      self.type = type
      self.name = name
      self.offset = offset
      self.byteCount = byteCount
    }
  }

  package var kind: Kind
  /// Its offset in the file.
  package var offset: Int
  package var byteCount: Int
  /// The size of a film's boxes in bytes; nil for anything else.
  ///
  /// What follows the boxes is the maker's own.
  package var contentByteCount: Int?
  /// Whether the file ends within it, that is, within a film whose last box states more bytes.
  package var isCut = false
  /// The trailer's first bytes, at most 16.
  package var firstBytes: [UInt8]
  /// The named parts of Samsung's trailer.
  package var entries: [Entry]
  /// Whether a trailer of unknown kind is readable text: at least 16 bytes, judged by the first 4 KB, or the last 64
  /// bytes to 4 KB of a JPEG behind other unknown bytes.
  package var isText: Bool
  /// The place, as evidence names it: `trailer`, `mdat`, or a segment's name.
  package var location = Trailer.behind

  /// The place after the picture.
  package static let behind = "trailer"
  /// The place, if it isn't after the picture; otherwise nil.
  package var place: String? { location == Self.behind ? nil : location }

  /// The size of the largest blocks in which cards allocate storage, in bytes (exFAT, 128 KiB).
  private static let largestBlock = 131_072

  /// Whether it may fill up a block of storage, as what the block contained before does, in a file of so many bytes.
  ///
  /// The file then ends where a block does (of 512 bytes, or a multiple of that), and the trailer is shorter than the
  /// largest blocks.
  package func fillsBlock(ofFile byteCount: Int) -> Bool {
    byteCount % 512 == 0 && self.byteCount < Self.largestBlock
  }

  /// Whether it fills up no more than the last block of storage, in a file of so many bytes.
  ///
  /// No block that ends with the file is larger than the greatest power of two that divides the file's length.
  package func fillsLastBlock(ofFile byteCount: Int) -> Bool {
    offset + self.byteCount == byteCount && fillsBlock(ofFile: byteCount)
      && self.byteCount < byteCount & -byteCount
  }

  /// Whether a place is one of a JPEG's metadata segments.
  package static func isSegment(_ place: String) -> Bool { place.hasPrefix("APP") || place == "COM" }

  package init(
    kind: Kind, offset: Int, byteCount: Int, firstBytes: [UInt8], entries: [Entry] = [], isText: Bool = false
  ) {
    self.kind = kind
    self.offset = offset
    self.byteCount = byteCount
    self.firstBytes = firstBytes
    self.entries = entries
    self.isText = isText
  }
}
