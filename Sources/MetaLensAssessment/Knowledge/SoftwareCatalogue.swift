/// A catalogue of what Software and the other fields for a program's name can state: programs, firmware, versions of
/// systems.
///
/// Whole words and whole shapes are matched, never substrings: "Ver" in "Silver" isn't a version (rows and their
/// sources: `software.tsv`).
package enum SoftwareCatalogue {
  /// The kind of a program.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case desktopEditor, mobileApp, aiTool, platform, scanner, rawConverter, metadataTool, systemVersion,
      firmware
  }

  /// A word in lower case, as UTF-8.
  package typealias Word = [UInt8]

  /// Returns the kind of what a text names; nil if nothing in the catalogue matches.
  ///
  /// - Parameters:
  ///   - text: the tag's text.
  ///   - model: the camera's model, since many firmwares begin with it.
  static func kind(of text: String, model: String?) -> Kind? { match(text, model: model)?.kind }

  /// Returns the kind of what a text names, and the row's words or shape, which are the same for all versions of a
  /// program; nil if nothing in the catalogue matches.
  ///
  /// Shapes of whole texts are tried before words; those of firmware are loose and are tried last.
  static func match(_ text: String, model: String?) -> (kind: Kind, family: String)? {
    // The length marks the end of the text, which is untrusted and may contain anything.
    memory.value(of: "\(text.utf8.count) " + text + (model ?? "")) { found(text, model: model) }
  }

  private static let memory = LookupMemory<(kind: Kind, family: String)?>()

  private static func found(_ text: String, model: String?) -> (kind: Kind, family: String)? {
    let bytes = visible(text)
    let model = Array((model ?? "").utf8)
    let first = bytes.first?.asciiLowercased
    // Most shapes begin with a different letter.
    for (index, start) in shapeStarts.enumerated() where start == first || start == SoftwareShape.anyLetter {
      let row = shapeRows[index]
      if SoftwareShape(row.pattern).matches(bytes, model: model) { return (row.kind, row.pattern) }
    }
    if let found = longestWordMatch(in: words(of: bytes[...])) { return found }
    return firmwareShapes.contains { SoftwareShape($0).matches(bytes, model: model) } ? (.firmware, "") : nil
  }

  /// Returns a text without invisible characters, such as marks and characters of zero width, which would keep a name
  /// from matching; every blank becomes a space.
  static func visible(_ text: String) -> [UInt8] {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return Array(text.utf8) }
    var seen = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(512) {
      switch scalar.properties.generalCategory {
      case .format, .nonspacingMark, .enclosingMark: break
      case .spaceSeparator: seen.append(" ")
      default: seen.append(scalar)
      }
    }
    return Array(String(seen).utf8)
  }

  /// The shapes of systems' and firmwares' versions.
  static var versionShapes: [SoftwareShape] {
    (shapeRows.filter { $0.kind == .systemVersion || $0.kind == .firmware }.map(\.pattern) + firmwareShapes)
      .map(SoftwareShape.init)
  }

  /// The first letter of each shape.
  private static let shapeStarts = shapeRows.map { SoftwareShape($0.pattern).start }

  private static func longestWordMatch(in text: [Word]) -> (kind: Kind, family: String)? {
    let space = UInt8(ascii: " ")
    var rest = Array(text.joined(separator: [space]))[...]
    var best: (count: Int, kind: Kind, words: String)?
    for word in text {
      let first = String(decoding: word, as: UTF8.self)
      let rows = wordRows[wordRows.partitioningIndex { $0.words >= first }...].prefix {
        $0.words.utf8.starts(with: word)
      }
      // Of rows with the same number of words, the last one applies.
      for row in rows.reversed() {
        let words = row.words.utf8
        guard rest.starts(with: words), rest.dropFirst(words.count).first ?? space == space else { continue }
        let count = words.count { $0 == space } + 1
        if count > best?.count ?? 0 { best = (count, row.kind, row.words) }
      }
      rest = rest.dropFirst(word.count + 1)
    }
    return best.map { best in
      (best.kind, spellings.first { $0.words == best.words }?.pattern ?? best.words)
    }
  }

  /// Returns the text's words in lower case: runs of letters and digits, with `.`, `+` and `·` inside them.
  ///
  /// Every byte beyond ASCII counts as part of a letter; the only such character in the catalogue's words is `·`.
  package static func words(of text: ArraySlice<UInt8>) -> [Word] {
    let text = text.prefix(256)
    var words: [Word] = []
    var start = text.startIndex
    func end(at end: Int) {
      var word = text[start..<end]
      while word.last == UInt8(ascii: ".") { word.removeLast() }
      if !word.isEmpty { words.append(word.map(\.asciiLowercased)) }
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
