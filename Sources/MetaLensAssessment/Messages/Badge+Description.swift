extension Badge {
  /// Returns the name of the badge's colour in a person's language.
  public func name(in language: Language) -> String {
    MessageKey(id: "badge.\(rawValue).name")?.text(in: language) ?? rawValue
  }

  /// Returns from which score on each colour is given, in one sentence.
  package static func legend(in language: Language) -> String {
    Message.pageLegend(
      green: String(Badge.green.lowestScore), amber: String(Badge.amber.lowestScore)
    ).text(in: language)
  }
}
