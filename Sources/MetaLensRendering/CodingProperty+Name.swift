import MetaLensAssessment

extension CodingProperty {
  /// What a difference in the coding is about, in words; the name itself where it is a newer version's.
  static func name(_ name: String, in language: Language) -> String {
    CodingProperty(rawValue: name)?.key.text(in: language) ?? name
  }

  /// A value of a property, in words where it is a number of bytes; nil where the file has none.
  static func shown(_ value: String?, of name: String, in language: Language) -> String? {
    guard let value, name == fileSize.rawValue else { return value }
    return Message.valueBytes(count: value).text(in: language)
  }

  private var key: MessageKey {
    switch self {
    case .format: .factFormat
    case .fileSize: .factFileSize
    case .dimensions: .factDimensions
    case .frame: .comparePropertyFrame
    case .precision: .comparePropertyPrecision
    case .components: .comparePropertyComponents
    case .quantizationTables: .inspectQuantization
    case .huffmanTables: .inspectHuffman
    case .restartInterval: .comparePropertyRestartInterval
    case .scans: .inspectScans
    case .jfif: .comparePropertyJfif
    case .adobe: .comparePropertyAdobe
    case .coding: .comparePropertyCoding
    case .bitDepth: .comparePropertyBitDepth
    case .orientation: .factOrientation
    case .thumbnail: .inspectThumbnail
    case .complete: .factComplete
    case .trailer: .inspectTrailers
    }
  }
}
