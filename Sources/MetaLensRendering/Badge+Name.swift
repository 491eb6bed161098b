import MetaLensAssessment

extension Badge {
  func name(in language: Language) -> String {
    MessageKey(id: "badge.\(rawValue).name")?.text(in: language) ?? rawValue
  }
}
