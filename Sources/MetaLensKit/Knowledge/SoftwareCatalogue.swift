/// What the Software tag can name: programs, firmware, versions of systems.
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

  /// Rows by their first word.
  private var words: [Word: [(words: [Word], kind: Kind)]] = [:]
  /// Shapes of whole texts that go before words, such as `Adobe Lightroom {v} (iOS)`.
  private var shapes: [(shape: SoftwareShape, kind: Kind)] = []
  /// Shapes of firmware, which are loose and come last.
  private var firmwareShapes: [SoftwareShape] = []

  /// The catalogue that ships, parsed once.
  static let shipped = SoftwareCatalogue(table: data)

  /// Parses a table of the form that `software.tsv` describes; rows that don't parse are left out.
  init(table: String) {
    words.reserveCapacity(512)
    var kind: (name: ArraySlice<UInt8>, kind: Kind)?
    for line in Array(table.utf8).split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard columns.count == 4 else { continue }
      // Rows of one kind stand together.
      if kind.map({ $0.name != columns[0] }) ?? true {
        kind = Kind(rawValue: String(decoding: columns[0], as: UTF8.self)).map { (columns[0], $0) }
      }
      guard let kind = kind?.kind else { continue }
      if columns[1].first == UInt8(ascii: "w") {
        let pattern = Self.words(of: columns[2])
        guard let first = pattern.first else { continue }
        words[first, default: []].append((pattern, kind))
      } else if let shape = SoftwareShape(pattern: columns[2]) {
        if kind == .firmware { firmwareShapes.append(shape) } else { shapes.append((shape, kind)) }
      }
    }
  }

  /// What a text names, or nil where nothing in the catalogue matches.
  ///
  /// - Parameters:
  ///   - text: the tag's text.
  ///   - model: the camera's model, since many firmwares begin with it.
  func kind(of text: String, model: String?) -> Kind? {
    let bytes = Array(text.utf8)
    let model = Array((model ?? "").utf8)
    if let row = shapes.first(where: { $0.shape.matches(bytes, model: model) }) { return row.kind }
    if let kind = longestWordMatch(in: Self.words(of: bytes[...])) { return kind }
    return firmwareShapes.contains { $0.matches(bytes, model: model) } ? .firmware : nil
  }

  private func longestWordMatch(in text: [Word]) -> Kind? {
    var best: (count: Int, kind: Kind)?
    for start in text.indices {
      for row in words[text[start]] ?? [] where row.words.count > best?.count ?? 0 {
        if text[start...].starts(with: row.words) { best = (row.words.count, row.kind) }
      }
    }
    return best?.kind
  }

  /// The text's words in lower case: runs of letters and digits, with `.`, `+` and `·` inside them.
  ///
  /// Every byte beyond ASCII counts as a letter's; the catalogue's words have none but `·`.
  static func words(of text: ArraySlice<UInt8>) -> [Word] {
    let text = text.prefix(256)
    var words: [Word] = []
    var start = text.startIndex
    func end(at end: Int) {
      var word = text[start..<end]
      while word.last == UInt8(ascii: ".") { word.removeLast() }
      if !word.isEmpty { words.append(word.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }) }
      start = end + 1
    }
    for index in text.indices {
      switch text[index] {
      case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x80..., UInt8(ascii: "+"): break
      case UInt8(ascii: ".") where index > start: break
      default: end(at: index)
      }
    }
    end(at: text.endIndex)
    return words
  }
}
