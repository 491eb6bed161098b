import MetaLensAssessment

/// Where in a file something stands, in words: the tag and the offset.
enum PlaceText {
  /// The parts, in order; evidence without an offset is that nothing stands there.
  static func parts(_ tag: UInt16?, _ offset: Int?, isEvidence: Bool, in language: Language) -> [String] {
    var parts: [String] = []
    if let tag {
      parts.append(Message.placeTag(tag: "0x" + Hexadecimal.text(Int(tag), digits: 4)).text(in: language))
    }
    if let offset {
      parts.append(Message.placeOffset(offset: String(offset)).text(in: language))
    } else if isEvidence {
      parts.append(MessageKey.placeAbsent.text(in: language))
    }
    return parts
  }
}
