/// A message with the values for its placeholders.
package struct Message: Sendable {
  package var key: MessageKey
  /// The values for the placeholders, by name.
  package var values: MessageValues

  package init(_ key: MessageKey, _ values: MessageValues = [:]) {
    self.key = key
    self.values = values
  }

  package func text(in language: Language) -> String { key.text(in: language, values: values) }

  /// Returns the message in a language as pieces, with its values separate from its words.
  package func pieces(in language: Language) -> [MessagePiece] { key.pieces(in: language, values: values) }
}

/// Values by the names of a message's placeholders, few enough for a linear search.
package struct MessageValues: Sendable, ExpressibleByDictionaryLiteral {
  var pairs: [(name: String, value: String)]

  package init(dictionaryLiteral elements: (String, String)...) {
    pairs = elements.map { (name: $0.0, value: $0.1) }
  }

  /// Returns the value of a name; nil if there is none.
  package subscript(_ name: some StringProtocol) -> String? { pairs.first { $0.name == name }?.value }
}
