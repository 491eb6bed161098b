import MetaLensAssessment

extension Message {
  /// Returns how many elements of a list are left out if `maximum` are shown; nil if none are.
  static func more(_ count: Int, than maximum: Int, in language: Language) -> String? {
    count > maximum ? diagnosticMore(count: String(count - maximum)).text(in: language) : nil
  }
}
