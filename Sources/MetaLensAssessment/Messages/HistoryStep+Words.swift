extension HistoryStep {
  /// What was done, then when, with which program and what else is stated, in brackets.
  func words(in language: Language) -> String {
    let done =
      actionKey?.text(in: language)
      ?? Message.historyActionOtherText(action: action).text(in: language)
    let details = [when.map(FlagParameter.readable), software, parameters.map(Self.change)].compactMap(\.self)
    guard !details.isEmpty else { return done }
    return Message.historyStepText(done: done, details: details.joined(separator: "; ")).text(in: language)
  }

  /// Adobe's English for another format without its words, `image/tiff → image/jpeg`; all else as it is written.
  private static func change(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let rest = words.first == "converted" ? words.dropFirst() : words[...]
    guard rest.count == 4, let to = rest.last, rest.first == "from", rest.dropFirst(2).first == "to",
      let from = rest.dropFirst().first, from.contains("/"), to.contains("/")
    else { return text }
    return "\(from) → \(to)"
  }

  /// The message for an action that has a word.
  private var actionKey: MessageKey? {
    MessageKey(id: "history.action.\(action == "version_updated" ? "versioned" : action).text")
  }
}
