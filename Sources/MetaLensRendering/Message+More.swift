import MetaLensAssessment

extension Message {
  /// How many of a list are left out where `most` are shown; nil where none is.
  static func more(_ count: Int, than maximum: Int, in language: Language) -> String? {
    count > maximum ? diagnosticMore(count: String(count - maximum)).text(in: language) : nil
  }
}
