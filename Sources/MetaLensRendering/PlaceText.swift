import MetaLensAssessment

/// A place in a file in words: the tag and the offset.
enum PlaceText {
  /// The tag and the offset in words.
  ///
  /// Evidence without an offset means that something is absent there, unless it is about the file's name, which has
  /// no place in the file.
  static func parts(
    of location: String, _ tag: UInt16?, _ offset: Int?, isEvidence: Bool, in language: Language
  ) -> [String] {
    var parts: [String] = []
    if let tag {
      parts.append(Message.placeTag(tag: "0x" + Hexadecimal.text(Int(tag), digits: 4)).text(in: language))
    }
    if let offset {
      parts.append(Message.placeOffset(offset: String(offset)).text(in: language))
    } else if isEvidence, location != PlaceName.fileName {
      parts.append(MessageKey.placeAbsent.text(in: language))
    }
    return parts
  }

  /// Returns a place's name, tag and offset, made safe.
  static func text(
    _ location: String, _ tag: UInt16?, _ offset: Int?, isEvidence: Bool, in language: Language
  ) -> String {
    let name = SafeText.shown(PlaceName.text(location, in: language), columns: 60)
    return ([name] + parts(of: location, tag, offset, isEvidence: isEvidence, in: language)).joined(
      separator: language.listSeparator)
  }

  /// Returns a finding's first places and the number of further ones; if it has none, that something is absent.
  static func list(_ evidence: [Evidence], maximum: Int, in language: Language) -> String {
    guard !evidence.isEmpty else { return MessageKey.placeAbsent.text(in: language) }
    var places = evidence.prefix(maximum).map {
      text($0.location, $0.tag, $0.offset, isEvidence: true, in: language)
    }
    if let rest = Message.more(evidence.count, than: maximum, in: language) { places.append(rest) }
    return places.joined(separator: language.groupSeparator)
  }
}
