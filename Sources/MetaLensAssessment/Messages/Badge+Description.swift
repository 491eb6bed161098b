extension Badge {
  /// Returns the name of the badge's colour in a person's language.
  public func name(in language: Language) -> String {
    MessageKey(id: "badge.\(rawValue).name")?.text(in: language) ?? rawValue
  }
}
