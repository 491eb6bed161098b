extension Concern {
  /// Returns the part's name in a person's language.
  public func name(in language: Language) -> String {
    MessageKey(id: "concern.\(rawValue).name")?.text(in: language) ?? rawValue
  }
}

extension PartState {
  /// Returns the state's name in a person's language.
  public func name(in language: Language) -> String {
    MessageKey(id: "part.\(rawValue).name")?.text(in: language) ?? rawValue
  }
}
