import MetaLensAssessment

extension CodingProperty {
  /// Returns what a difference in the coding is about, in words; returns the name itself if this version doesn't know
  /// it.
  static func name(_ name: String, in language: Language) -> String {
    CodingProperty(rawValue: name)?.key.text(in: language) ?? name
  }

  /// Returns a property's value, given as in JSON, in words; nil if the file has no value.
  static func shown(_ value: String?, of name: String, in language: Language) -> String? {
    guard let value, let property = CodingProperty(rawValue: name) else { return value }
    let parts = value.split(separator: ", ").map(String.init)
    return parts.enumerated().map { property.words(for: $1, at: $0, in: language) }
      .joined(separator: language.clauseSeparator)
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

  /// Returns a part of a value in words; names and numbers are returned unchanged.
  private func words(for part: String, at index: Int, in language: Language) -> String {
    if let known = message(for: part, at: index) { return known.text(in: language) }
    // The trailer's kind, and its size in bytes.
    let words = part.split(separator: " ")
    guard self == .trailer, words.count == 2 else { return part }
    return "\(words[0]) " + Message.valueBytes(count: String(words[1])).text(in: language)
  }

  private func message(for part: String, at index: Int) -> Message? {
    /// Returns the text between a beginning and an end; nil if the part doesn't have them.
    func rest(_ words: String, _ end: String = "") -> String? {
      guard part.hasPrefix(words), part.hasSuffix(end) else { return nil }
      return String(part.dropFirst(words.count).dropLast(end.count))
    }
    switch self {
    case .fileSize: return .valueBytes(count: part)
    case .complete: return Message(part == "true" ? .valueYes : .valueNo)
    case .quantizationTables:
      if let names = rest("consistent with ") { return .compareValueConsistentWith(names: names) }
      if let nearest = rest("nearest ") { return .compareValueNearest(nearest: nearest) }
      if let count = rest("other values: ") { return .compareValueOtherValues(count: count) }
      if part == "other destinations" { return Message(.compareValueOtherDestinations) }
    case .huffmanTables:
      if let count = rest("other tables: ") { return .compareValueOtherTables(count: count) }
      if index == 1, let verdict = StandardHuffman.Verdict(rawValue: part), verdict != .absent {
        return Message(verdict == .standard ? .compareValueStandard : .compareValueHuffmanOther)
      }
    case .jfif:
      if let number = rest("units ") { return .compareValueUnits(number: number) }
    case .adobe:
      if let number = rest("version ") { return .compareValueVersion(number: number) }
      if let number = rest("transform ") { return .compareValueTransform(number: number) }
    case .thumbnail:
      if index == 0 { return .valueBytes(count: part) }
      if let place = rest("other bytes from ", " on") { return .compareDiffersFrom(offset: place) }
    case .trailer:
      if let count = rest("other bytes: ") { return .compareValueOtherBytesCount(count: count) }
    default: return nil
    }
    return part == Self.otherOrder ? Message(.compareValueOtherOrder) : nil
  }
}
