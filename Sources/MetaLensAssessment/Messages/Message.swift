/// A message with the values that its placeholders stand for.
package struct Message: Sendable {
  /// Which message.
  package var key: MessageKey
  /// What its placeholders stand for, by their names.
  package var values: MessageValues

  package init(_ key: MessageKey, _ values: MessageValues = [:]) {
    self.key = key
    self.values = values
  }

  /// The message in a language, its values put in.
  package func text(in language: Language) -> String { key.text(in: language, values: values) }

  /// The message in a language, its values kept apart from its words.
  package func pieces(in language: Language) -> [MessagePiece] { key.pieces(in: language, values: values) }
}

/// Values by the names of a message's placeholders, few enough to be looked through.
package struct MessageValues: Sendable, ExpressibleByDictionaryLiteral {
  var pairs: [(name: String, value: String)]

  package init(dictionaryLiteral elements: (String, String)...) {
    pairs = elements.map { (name: $0.0, value: $0.1) }
  }

  /// The value of a name; nil if there is none.
  package subscript(_ name: some StringProtocol) -> String? { pairs.first { $0.name == name }?.value }
}
