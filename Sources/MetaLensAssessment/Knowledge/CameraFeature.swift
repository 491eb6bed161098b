/// One respect in which cameras' files are alike: a column of a table of signatures (`Docs/Signatures.md`).
package enum CameraFeature: String, Sendable, Hashable, CaseIterable {
  /// Which of JFIF and Exif come, and in what order.
  case head
  /// The maker's own application segments.
  case vendor
  /// Whether a comment stands in the file's header.
  case comment
  /// The segments from the first table or frame header to the first scan, with how many tables each holds.
  case layout
  /// Sampling factors and identifiers of the components.
  case sampling
  /// Whether the Huffman tables are those of ITU-T T.81, K.3.
  case huffman
  /// Whether there is a restart interval, and before which segment it stands; not how long it is.
  case restart
  /// A digest of the quantization tables.
  case quantization
  /// How a HEIF is put together: the order of its boxes, and how items are located.
  case container
  /// How a HEIF's picture is coded, by its parameter sets; quality and size left out.
  case coding
  /// Byte order of the EXIF block.
  case byteOrder
  /// How the maker note begins.
  case makerNote
  /// The EXIF block's directories in the order of their places, GPS aside.
  case directories
  /// Whether the EXIF block is packed as programs that write metadata pack it.
  case packing
  /// Size and coding of the thumbnail.
  case thumbnail
  /// What follows the picture.
  case trailers
  /// Width and height of the picture.
  case size

  /// Whether it shows the encoder's hand: no program that only rewrites metadata changes it.
  package var isEncoder: Bool {
    switch self {
    case .head, .layout, .sampling, .huffman, .restart, .quantization, .container, .coding: true
    case .vendor, .comment, .byteOrder, .makerNote, .directories, .packing, .thumbnail, .trailers, .size:
      false
    }
  }

  /// Whether it must agree for a file to be like the camera's others; what else there is changes with the
  /// picture, its orientation and the camera's settings.
  ///
  /// A maker's models can be expected to have it in common: tables and sizes are a model's own.
  var isSteady: Bool {
    switch self {
    case .head, .layout, .sampling, .huffman, .restart, .container, .coding, .byteOrder, .makerNote,
      .directories:
      true
    case .vendor, .comment, .quantization, .packing, .thumbnail, .trailers, .size: false
    }
  }

  /// What values say of all steady features together: how files of a maker's generation are built.
  static func build(_ values: [String]) -> String { joined(values, at: steady) }

  /// What values say of the encoder alone, tables aside, which models have of their own: which of a maker's encoders it is.
  static func encoder(_ values: [String]) -> String { joined(values, at: encoders) }

  private static let steady = allCases.indices.filter { allCases[$0].isSteady }
  private static let encoders = steady.filter { allCases[$0].isEncoder }

  /// By hand, since every row of a table asks for it.
  private static func joined(_ values: [String], at places: [Int]) -> String {
    var text = ""
    for place in places where place < values.count {
      text += values[place]
      text += "\t"
    }
    return text
  }

  /// The feature's place among the columns.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
