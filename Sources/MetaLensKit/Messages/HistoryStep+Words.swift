extension HistoryStep {
  /// What was done, then when, with which program and what else is stated, in brackets.
  func words(in language: Language) -> String {
    let done =
      actionKey?.text(in: language)
      ?? Message.historyActionOtherText(action: action).text(in: language)
    let details = [when.map(FlagParameter.readable), software, parameters].compactMap(\.self)
    guard !details.isEmpty else { return done }
    return Message.historyStepText(done: done, details: details.joined(separator: "; ")).text(in: language)
  }

  /// The message for an action that has a word.
  private var actionKey: MessageKey? {
    MessageKey(id: "history.action.\(action == "version_updated" ? "versioned" : action).text")
  }
}
