import MetaLensAssessment

extension Message {
  /// How many of a list are left out where `most` are shown; nil where none is.
  static func more(_ count: Int, than most: Int, in language: Language) -> String? {
    count > most ? diagnosticMore(count: String(count - most)).text(in: language) : nil
  }
}
