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

  /// Rows by their first word.
  private var words: [String: [(words: [String], kind: Kind)]] = [:]
  private var shapes: [(shape: SoftwareShape, kind: Kind)] = []

  /// The catalogue that ships, parsed once.
  static let shipped = SoftwareCatalogue(table: data)

  /// Parses a table of the form that `software.tsv` describes; rows that don't parse are left out.
  init(table: String) {
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count == 4, let kind = Kind(rawValue: String(columns[0])) else { continue }
      switch columns[1] {
      case "words":
        let pattern = Self.words(of: columns[2])
        guard let first = pattern.first else { continue }
        words[first, default: []].append((pattern, kind))
      case "shape":
        guard let shape = SoftwareShape(pattern: String(columns[2])) else { continue }
        shapes.append((shape, kind))
      default: continue
      }
    }
  }

  /// What a text names, or nil where nothing in the catalogue matches.
  ///
  /// - Parameters:
  ///   - text: the tag's text.
  ///   - model: the camera's model, since many firmwares begin with it.
  func kind(of text: String, model: String?) -> Kind? {
    let shape = shapes.first { $0.kind != .firmware && $0.shape.matches(text, model: model) }
    if let shape { return shape.kind }
    if let kind = longestWordMatch(in: Self.words(of: text[...])) { return kind }
    return shapes.first { $0.kind == .firmware && $0.shape.matches(text, model: model) }?.kind
  }

  private func longestWordMatch(in text: [String]) -> Kind? {
    var best: (count: Int, kind: Kind)?
    for start in text.indices {
      for row in words[text[start]] ?? [] where row.words.count > best?.count ?? 0 {
        if text[start...].starts(with: row.words) { best = (row.words.count, row.kind) }
      }
    }
    return best?.kind
  }

  /// The text's words in lower case: runs of letters and digits, with `.`, `+` and `·` inside them.
  static func words(of text: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      while word.last == "." { word.removeLast() }
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in text.prefix(256) {
      if character.isLetter || character.isNumber || "+·".contains(character)
        || (character == "." && !word.isEmpty)
      {
        word += character.lowercased()
      } else {
        end()
      }
    }
    end()
    return words
  }
}
