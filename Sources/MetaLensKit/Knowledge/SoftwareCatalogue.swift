/// What Software and the other places for a program's name can hold: programs, firmware, versions of systems.
///
/// Matching is on whole words and whole shapes, never on substrings: "Ver" in
/// "Silver" is no version (rows and their sources: `software.tsv`).
struct SoftwareCatalogue: Sendable {
  /// What a program is.
  enum Kind: String, Sendable, Hashable, CaseIterable {
    case desktopEditor, mobileApp, aiTool, platform, scanner, rawConverter, metadataTool, systemVersion,
      firmware
  }

  /// A word in lower case, as UTF-8.
  typealias Word = [UInt8]

  /// A row of words: where its pattern stands in the table.
  private struct Row {
    var pattern: Range<Int>
    var kind: Kind
    /// The row before it that begins with the same word, or nil.
    var previous: Int?
  }

  /// The table, whose patterns are read where they stand: nearly every start of the program needs only a few.
  private let table: [UInt8]
  private var rows: [Row] = []
  /// The last row that begins with a word, by the word.
  private var lastRows: [String: Int] = [:]
  /// Shapes of whole texts that go before words, such as `Adobe Lightroom {v} (iOS)`.
  private var shapes: [(shape: SoftwareShape, kind: Kind, family: String)] = []
  /// Shapes of firmware, which are loose and come last.
  private var firmwareShapes: [SoftwareShape] = []

  /// The catalogue that ships, parsed once.
  static let shipped = SoftwareCatalogue(table: data)

  /// Parses a table of the form that `software.tsv` describes; rows that don't parse are left out.
  init(table text: String) {
    table = Array(text.utf8)
    rows.reserveCapacity(512)
    lastRows.reserveCapacity(512)
    var kind: (name: ArraySlice<UInt8>, kind: Kind)?
    for cells in TabSeparatedRows(table).lazy.map(\.cells) where cells.count > 3 {
      // Rows of one kind stand together.
      let name = cells[0]
      if kind?.name != name {
        kind = Kind(rawValue: String(decoding: name, as: UTF8.self)).map { (name, $0) }
      }
      guard let kind = kind?.kind else { continue }
      add(cells[2].indices, isWords: cells[1].first == UInt8(ascii: "w"), kind)
    }
  }

  private mutating func add(_ pattern: Range<Int>, isWords: Bool, _ kind: Kind) {
    if isWords {
      guard let word = Self.words(of: table[pattern], limit: 1).first else { return }
      let previous = lastRows.updateValue(rows.count, forKey: String(decoding: word, as: UTF8.self))
      rows.append(Row(pattern: pattern, kind: kind, previous: previous))
    } else if let shape = SoftwareShape(pattern: table[pattern]) {
      if kind == .firmware {
        firmwareShapes.append(shape)
      } else {
        shapes.append((shape, kind, String(decoding: table[pattern], as: UTF8.self)))
      }
    }
  }

  /// What a text names, or nil where nothing in the catalogue matches.
  ///
  /// - Parameters:
  ///   - text: the tag's text.
  ///   - model: the camera's model, since many firmwares begin with it.
  func kind(of text: String, model: String?) -> Kind? { match(text, model: model)?.kind }

  /// What a text names, and the row's words or shape, which are the same for all versions of a program; nil where
  /// nothing in the catalogue matches.
  func match(_ text: String, model: String?) -> (kind: Kind, family: String)? {
    let bytes = Array(text.utf8)
    let model = Array((model ?? "").utf8)
    if let row = shapes.first(where: { $0.shape.matches(bytes, model: model) }) {
      return (row.kind, row.family)
    }
    if let found = longestWordMatch(in: Self.words(of: bytes[...])) {
      return (found.kind, String(decoding: table[found.pattern], as: UTF8.self))
    }
    return firmwareShapes.contains { $0.matches(bytes, model: model) } ? (.firmware, "") : nil
  }

  private func longestWordMatch(in text: [Word]) -> (kind: Kind, pattern: Range<Int>)? {
    var best: (count: Int, kind: Kind, pattern: Range<Int>)?
    for start in text.indices {
      var next = lastRows[String(decoding: text[start], as: UTF8.self)]
      while let index = next {
        let words = Self.words(of: table[rows[index].pattern])
        if words.count > best?.count ?? 0, text[start...].starts(with: words) {
          best = (words.count, rows[index].kind, rows[index].pattern)
        }
        next = rows[index].previous
      }
    }
    return best.map { ($0.kind, $0.pattern) }
  }

  /// The text's words in lower case: runs of letters and digits, with `.`, `+` and `·` inside them.
  ///
  /// Every byte beyond ASCII counts as a letter's; the catalogue's words have none but `·`.
  static func words(of text: ArraySlice<UInt8>, limit: Int = .max) -> [Word] {
    let text = text.prefix(256)
    var words: [Word] = []
    var start = text.startIndex
    func end(at end: Int) {
      var word = text[start..<end]
      while word.last == UInt8(ascii: ".") { word.removeLast() }
      if !word.isEmpty { words.append(word.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }) }
      start = end + 1
    }
    for index in text.indices where words.count < limit {
      switch text[index] {
      case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x80..., UInt8(ascii: "+"): break
      case UInt8(ascii: ".") where index > start: break
      default: end(at: index)
      }
    }
    if words.count < limit { end(at: text.endIndex) }
    return words
  }
}
