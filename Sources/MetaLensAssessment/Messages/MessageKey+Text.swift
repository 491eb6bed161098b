import MetaLensPlatform

extension MessageKey {
  /// Returns the message in a language, with its values in place of the template's placeholders, such as `{share}`.
  ///
  /// Placeholders in a value aren't replaced, since a value may be untrusted text. A placeholder without a value is
  /// removed.
  package func text(in language: Language, values: MessageValues = [:]) -> String {
    let part = part(in: language)
    guard Self.table.text.utf8Offset(of: UInt8(ascii: "{"), in: part) != nil else {
      return template(in: language)
    }
    var text = TextBytes(capacity: part.count + 64)
    text.append(Self.table.text, part: part, with: values.pairs)
    return String(decoding: text.take(), as: UTF8.self)
  }

  /// Returns the message in a language as pieces, with its values separate from its words.
  package func pieces(in language: Language, values: MessageValues) -> [MessagePiece] {
    Self.pieces(of: template(in: language)).compactMap { piece in
      switch piece {
      case .words(let words): .words(String(words))
      case .placeholder(let name): values[name].map { .value($0) }
      }
    }
  }

  /// Whether the message's own words put quotation marks around a value.
  func quotes(_ name: String, in language: Language) -> Bool {
    var last: Character?
    for piece in Self.pieces(of: template(in: language)) {
      switch piece {
      // French opening marks are followed by a non-breaking space.
      case .words(let words): last = words.last { $0 != "\u{A0}" }
      case .placeholder(let placeholder):
        if placeholder == name { return last.map { "“„«「".contains($0) } ?? false }
        last = nil
      }
    }
    return false
  }

  private enum TemplatePiece {
    case words(Substring)
    case placeholder(Substring)
  }

  private static func pieces(of template: String) -> [TemplatePiece] {
    var pieces: [TemplatePiece] = []
    var rest = template[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      if open > rest.startIndex { pieces.append(.words(rest[..<open])) }
      pieces.append(.placeholder(rest[rest.utf8.index(after: open)..<close]))
      rest = rest[rest.utf8.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.words(rest)) }
    return pieces
  }

  /// Returns the message's template in a language, with `{name}` for each value.
  func template(in language: Language) -> String { Self.table[Int(row), 1 + language.column] }

  /// Returns the range of the message's template in the table of texts, in bytes of UTF-8.
  func part(in language: Language) -> Range<Int> { Self.table.range(Int(row), 1 + language.column) }
}

extension Language {
  /// The language's index in `allCases`.
  fileprivate var column: Int {
    switch self {
    case .english: 0
    case .korean: 1
    case .japanese: 2
    case .simplifiedChinese: 3
    case .german: 4
    case .french: 5
    case .spanish: 6
    }
  }
}
