/// A stretch of a message: our words, or a value that was put in, which may be a stranger's text.
package enum MessagePiece: Sendable, Equatable {
  /// The message's own words.
  case words(String)
  /// A value.
  case value(String)
}

extension OriginalityFlag {
  /// What was seen, its values kept apart from the words around them.
  package func pieces(in language: Language) -> [MessagePiece] {
    detail.message(in: language).pieces(in: language)
  }
}
