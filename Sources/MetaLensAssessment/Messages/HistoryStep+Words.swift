extension HistoryStep {
  /// Returns what was done, followed by when, with which program and other details in brackets.
  func words(in language: Language) -> String {
    let done =
      actionKey?.text(in: language)
      ?? Message.historyActionOtherText(action: action).text(in: language)
    let details = [when.map(FlagParameter.readable), software, parameters.map(Self.change)].compactMap(\.self)
    guard !details.isEmpty else { return done }
    return Message.historyStepText(done: done, details: details.joined(separator: language.groupSeparator))
      .text(in: language)
  }

  /// Returns Adobe's English text about a change of format as `image/tiff → image/jpeg`; any other text unchanged.
  private static func change(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let rest = words.first == "converted" ? words.dropFirst() : words[...]
    guard rest.count == 4, let to = rest.last, rest.first == "from", rest.dropFirst(2).first == "to",
      let from = rest.dropFirst().first, from.contains("/"), to.contains("/")
    else { return text }
    return "\(from) → \(to)"
  }

  /// The message for the action; nil if the catalogue has no word for it.
  private var actionKey: MessageKey? {
    MessageKey(id: "history.action.\(action == "version_updated" ? "versioned" : action).text")
  }
}
