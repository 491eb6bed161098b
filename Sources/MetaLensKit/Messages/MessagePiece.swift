/// A stretch of a message: our words, or a value that was put in, which may be a stranger's text.
package enum MessagePiece: Sendable, Hashable {
  /// The message's own words.
  case words(String)
  /// An argument.
  case value(String)
}

extension MessageKey {
  /// The message in a language, its arguments kept apart from its words.
  package func pieces(in language: Language, arguments: [String]) -> [MessagePiece] {
    var pieces: [MessagePiece] = []
    var words: [UInt8] = []
    var rest = Array(template(in: language).utf8)[...]
    while let byte = rest.popFirst() {
      let digit = rest.first ?? 0
      guard byte == UInt8(ascii: "%"), (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit),
        rest.dropFirst().starts(with: "$@".utf8)
      else {
        words.append(byte)
        continue
      }
      rest = rest.dropFirst(3)
      if !words.isEmpty { pieces.append(.words(String(decoding: words, as: UTF8.self))) }
      words = []
      let number = Int(digit - UInt8(ascii: "1"))
      if number < arguments.count { pieces.append(.value(arguments[number])) }
    }
    if !words.isEmpty { pieces.append(.words(String(decoding: words, as: UTF8.self))) }
    return pieces
  }
}

extension OriginalityFlag {
  /// What was seen, its values kept apart from the words around them.
  package func pieces(in language: Language) -> [MessagePiece] {
    let (key, arguments) = detail.message(in: language)
    return key.pieces(in: language, arguments: arguments)
  }
}
