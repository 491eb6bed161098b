import MetaLensAssessment

extension Badge {
  /// The badge's name in a person's language.
  func name(in language: Language) -> String {
    switch self {
    case .green: MessageKey.badgeGreenName.text(in: language)
    case .amber: MessageKey.badgeAmberName.text(in: language)
    case .red: MessageKey.badgeRedName.text(in: language)
    }
  }
}
