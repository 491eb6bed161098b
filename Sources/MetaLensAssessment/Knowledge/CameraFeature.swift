/// A feature in which a camera's files are alike: a column of a table of signatures (`Docs/Signatures.md`).
package enum CameraFeature: String, Sendable, Hashable, CaseIterable {
  /// Which of JFIF and Exif are there, and in which order.
  case head
  /// The maker's own application segments.
  case vendor
  /// Whether there is a comment in the file's header.
  case comment
  /// The segments from the first table or frame header to the first scan, with the number of tables in each.
  case layout
  /// Sampling factors and identifiers of the components.
  case sampling
  /// Whether the Huffman tables are those of ITU-T T.81, K.3.
  case huffman
  /// Whether there is a restart interval, and before which segment; not its length.
  case restart
  /// A digest of the quantization tables.
  case quantization
  /// The structure of a HEIF: the order of its boxes, and how items are located.
  case container
  /// The coding of a HEIF's picture, by its parameter sets, without quality and size.
  case coding
  /// The byte order of the EXIF block.
  case byteOrder
  /// The beginning of the maker note.
  case makerNote
  /// The EXIF block's directories in the order of their offsets, without GPS.
  case directories
  /// Whether the values in the EXIF block are packed as programs that write metadata pack them.
  case packing
  /// The size and coding of the thumbnail.
  case thumbnail
  /// What follows the picture.
  case trailers
  /// The width and height of the picture.
  case size

  /// Whether the feature depends on the encoder, so that a program that only rewrites metadata doesn't change it.
  package var isEncoder: Bool {
    switch self {
    case .head, .layout, .sampling, .huffman, .restart, .quantization, .container, .coding: true
    case .vendor, .comment, .byteOrder, .makerNote, .directories, .packing, .thumbnail, .trailers, .size:
      false
    }
  }

  /// Whether the feature must agree for a file to be like others by the camera; the other features change with the
  /// picture, its orientation and the camera's settings.
  ///
  /// Steady features can be expected to be the same in a maker's models; tables and sizes differ between models.
  var isSteady: Bool {
    switch self {
    case .head, .layout, .sampling, .huffman, .restart, .container, .coding, .byteOrder, .makerNote,
      .directories:
      true
    case .vendor, .comment, .quantization, .packing, .thumbnail, .trailers, .size: false
    }
  }

  /// Returns the values of all steady features as one text: how a maker's files of one generation are built.
  static func build(_ values: [String]) -> String { joined(values, at: steady) }

  /// Returns the values that identify the encoder as one text, without the tables, which differ between models: it
  /// shows which of a maker's encoders it is.
  static func encoder(_ values: [String]) -> String { joined(values, at: encoders) }

  private static let steady = allCases.indices.filter { allCases[$0].isSteady }
  private static let encoders = steady.filter { allCases[$0].isEncoder }

  /// Joins values in a loop, for speed, since it is called for every row of a table.
  private static func joined(_ values: [String], at places: [Int]) -> String {
    var text = ""
    for place in places where place < values.count {
      text += values[place]
      text += "\t"
    }
    return text
  }

  /// The feature's index among the columns.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
