extension OriginalityFlag {
  /// What was seen in one plain sentence: its own words where the catalogue has them, else the first sentence of its
  /// description, since what follows says when it is innocent.
  package func reason(in language: Language) -> String {
    detail.told(as: "reason", in: language)?.text(in: language)
      ?? Self.firstSentence(of: detail.message(in: language).pieces(in: language))
  }

  /// What was seen in a few words, to stand in a row with others; nil if the catalogue has none.
  package func phrase(in language: Language) -> String? {
    detail.told(as: "phrase", in: language)?.text(in: language)
  }

  /// Everything up to the first full stop of our own words: one in a value is a stranger's.
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

  /// The first sentence of our own words.
  static func firstSentence(of words: String) -> String {
    sentenceEnd(of: words).map { String(words[..<$0]) } ?? words
  }

  /// Behind the first full stop that ends a sentence: one before a space, or that of Chinese and Japanese.
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
  /// A text beside the description, of the same variant or of the flag as a whole; nil if there is none.
  fileprivate func told(as form: String, in language: Language) -> Message? {
    guard let flag else { return nil }
    let values = FlagValues(json: parameters)
    let paths = [flag.variant(values).map { "\(flag.id.name).\($0)" }, flag.id.name]
    guard let key = paths.lazy.compactMap({ $0 }).compactMap({ MessageKey(id: "flag.\($0).\(form)") }).first
    else { return nil }
    return flag.message(values, as: key, in: language)
  }
}
