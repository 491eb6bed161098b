/// A piece of a message: its own words, or an inserted value, which may be untrusted text.
package enum MessagePiece: Sendable, Equatable {
  /// The message's own words.
  case words(String)
  case value(String)
}

extension OriginalityFlag {
  /// Returns the description as pieces, with its values separate from its words.
  package func pieces(in language: Language) -> [MessagePiece] {
    detail.message(in: language).pieces(in: language)
  }
}
