extension Badge {
  /// Returns the name of the badge's colour in a person's language.
  public func name(in language: Language) -> String {
    switch self {
    case .green: MessageKey.badgeGreenName.text(in: language)
    case .amber: MessageKey.badgeAmberName.text(in: language)
    case .red: MessageKey.badgeRedName.text(in: language)
    }
  }
}
