/// A run of bytes after the picture's EOI, in a HEIF's media data and in none of its items, or a file in a JPEG's
/// segment, told by its maker's magic.
package struct Trailer: Sendable, Equatable {
  /// What it is (Docs/Sources.md, S14).
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
    /// FotoStation.
    case fotoStation
    /// Photo Mechanic.
    case photoMechanic
    /// MIE, of ExifTool.
    case mie
    /// QDIOBS.
    case qdiobs
    /// Nikon's `NIKON APP`.
    case nikon
    /// Vivo.
    case vivo
    /// OnePlus.
    case onePlus
    /// Insta360.
    case insta360
    /// Sony's, hidden.
    case sony
    /// Google's, of how the picture was taken (`aecDebug` to `awbDebug`).
    case google
    /// The same byte over and over.
    case padding
    /// A ZIP archive.
    case zip
    /// A RAR archive.
    case rar
    /// A 7z archive.
    case sevenZip
    /// A program: ELF, or a DOS header.
    case executable
    /// A PDF document.
    case pdf
    /// A script that begins with `<?php` or `#!`.
    case script
    /// None of these.
    case unknown

    /// Whether it is a file that no maker writes there.
    package var isForeign: Bool {
      switch self {
      case .zip, .rar, .sevenZip, .pdf, .script, .executable: true
      default: false
      }
    }

    /// Whether it is a file of its own, of whatever kind.
    package var isFile: Bool { isForeign || self == .jpeg || self == .isoMedia }
  }

  /// The same run, of no kind that is known.
  package var asUnknown: Trailer {
    var copy = self
    copy.kind = .unknown
    return copy
  }

  /// A named part of Samsung's trailer.
  package struct Entry: Sendable, Equatable {
    /// Type as written.
    package var type: Int
    /// Name as written, 64 bytes at most.
    package var name: String
    /// Where its value begins in the file.
    package var offset: Int
    /// The value's size in bytes.
    package var byteCount: Int

    /// Makes an entry.
    package init(type: Int, name: String, offset: Int, byteCount: Int) {
      self.type = type
      self.name = name
      self.offset = offset
      self.byteCount = byteCount
    }
  }

  /// What it is.
  package var kind: Kind
  /// Its offset in the file.
  package var offset: Int
  /// The trailer's size in bytes.
  package var byteCount: Int
  /// How much of a film its boxes take; nil of anything else.
  ///
  /// What stands behind them is its maker's.
  package var contentByteCount: Int?
  /// Whether the file ends within it: within a film whose last box states more.
  package var isCut = false
  /// The trailer's first bytes, 16 at most.
  package var firstBytes: [UInt8]
  /// Samsung's parts.
  package var entries: [Entry]
  /// Whether what nobody is known to write is readable text: at least 16 bytes, told by the first 4 KB.
  package var isText: Bool
  /// Where it lies, as evidence names it: `trailer`, `mdat`, or a segment's name.
  package var location = Trailer.behind

  /// Behind the picture.
  package static let behind = "trailer"
  /// Where it lies, if it isn't behind the picture.
  package var place: String? { location == Self.behind ? nil : location }

  /// Whether a place is one of a JPEG's metadata segments.
  package static func isSegment(_ place: String) -> Bool { place.hasPrefix("APP") || place == "COM" }

  /// Makes a trailer.
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
