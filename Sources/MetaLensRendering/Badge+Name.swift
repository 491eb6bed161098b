import MetaLensAssessment

extension Badge {
  func name(in language: Language) -> String {
    switch self {
    case .green: MessageKey.badgeGreenName.text(in: language)
    case .amber: MessageKey.badgeAmberName.text(in: language)
    case .red: MessageKey.badgeRedName.text(in: language)
    }
  }

  /// Returns from which score on each colour is given, in one sentence.
  static func legend(in language: Language) -> String {
    Message.badgeLegend(
      green: String(Badge.green.lowestScore), amber: String(Badge.amber.lowestScore)
    ).text(in: language)
  }
}
