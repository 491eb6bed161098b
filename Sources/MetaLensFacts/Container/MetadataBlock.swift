/// A block of metadata in a container, located but not yet read.
package struct MetadataBlock: Sendable, Equatable {
  /// The kind of metadata in the block.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case exif
    case xmp
    case icc
    /// IPTC's Information Interchange Model.
    case iptc
    /// Photoshop's image resources.
    case photoshop
    /// Content Credentials: a JUMBF superbox of C2PA.
    case contentCredentials
    /// Text of a person or a program.
    case text
  }

  /// The way in which a block is packed in the file.
  package enum Packing: String, Sendable, Hashable, CaseIterable {
    case plain
    /// zlib (RFC 1950).
    case deflate
    /// Brotli (RFC 7932).
    case brotli
    /// Hexadecimal digits, as ImageMagick's raw profiles.
    case hexadecimal
    /// Hexadecimal digits, packed by zlib.
    case deflatedHexadecimal
  }

  package var kind: Kind
  /// The place that contains it, in technical terms: `eXIf`, `item 51`, `IFD0 tag 0x02bc`.
  package var container: String
  /// The ranges of its bytes in the file, in order; of a packed block, the packed bytes.
  package var ranges: [Range<Int>]
  package var packing: Packing
  /// A text's keyword; empty otherwise.
  package var keyword: String
  /// The text as read, in UTF-8, cut at `ReadLimits.textBytes`; nil for other kinds, for one that can't be unpacked,
  /// and for one that texts before it leave no room for.
  package var text: String?

  package init(
    _ kind: Kind, container: String, ranges: [Range<Int>], packing: Packing = .plain, keyword: String = "",
    text: String? = nil
  ) {
    self.kind = kind
    self.container = container
    self.ranges = ranges
    self.packing = packing
    self.keyword = keyword
    self.text = text
  }

  /// The block's size in the file, in bytes.
  package var byteCount: Int { ranges.reduce(0) { $0 + $1.count } }
}
