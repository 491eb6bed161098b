extension OriginalityFlag {
  /// Returns what was seen in one plain sentence: the flag's own reason if the catalogue has one, else the first
  /// sentence of its description, since the following ones say when the finding is innocent.
  package func reason(in language: Language) -> String {
    detail.told(as: "reason", in: language)?.text(in: language)
      ?? Self.firstSentence(of: detail.message(in: language).pieces(in: language))
  }

  /// Returns what was seen in a few words, for a list of several; nil if the catalogue has none.
  package func phrase(in language: Language) -> String? {
    detail.told(as: "phrase", in: language)?.text(in: language)
  }

  /// Returns everything up to the first full stop in the message's own words; full stops in values don't count.
  private static func firstSentence(of pieces: [MessagePiece]) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .value(let value): text += value
      case .words(let words):
        if let end = sentenceEnd(of: words) { return text + words[..<end] }
        text += words
      }
    }
    return text
  }

  /// Returns the first sentence of a text of the catalogue.
  static func firstSentence(of words: String) -> String {
    sentenceEnd(of: words).map { String(words[..<$0]) } ?? words
  }

  /// Returns the index after the first full stop that ends a sentence: one before a space, or one of Chinese or
  /// Japanese.
  private static func sentenceEnd(of words: String) -> String.Index? {
    var index = words.startIndex
    while index < words.endIndex {
      let next = words.index(after: index)
      if words[index] == "。" { return next }
      if words[index] == ".", next == words.endIndex || words[next] == " " { return next }
      index = next
    }
    return nil
  }
}

extension OriginalityFlag.FlagDetail {
  /// Returns a further text of the flag, of the same variant or of the flag as a whole; nil if there is none.
  fileprivate func told(as form: String, in language: Language) -> Message? {
    guard let flag else { return nil }
    let values = FlagValues(json: parameters)
    let paths = [flag.variant(values).map { "\(flag.id.name).\($0)" }, flag.id.name]
    guard let key = paths.lazy.compactMap({ $0 }).compactMap({ MessageKey(id: "flag.\($0).\(form)") }).first
    else { return nil }
    return flag.message(values, as: key, in: language)
  }
}
