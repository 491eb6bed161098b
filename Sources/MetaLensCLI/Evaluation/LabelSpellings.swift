import MetaLensRendering

/// A single spelling for each label of a list: labels that differ only in case or in surrounding blanks are the same
/// label.
///
/// If `Original` weren't counted as `original`, an original would count among the other files.
struct LabelSpellings {
  private var spellings: [String: String] = [:]
  private var told: Set<String> = []
  /// A warning for each other spelling, at most ``LabelsList/maximumWarnings`` of them.
  private(set) var warnings: [String] = []

  /// - Parameter known: spellings that precede those of the list.
  init(_ known: [String]) {
    for label in known where spellings[label.lowercased()] == nil { spellings[label.lowercased()] = label }
  }

  /// Returns the first spelling of a label.
  mutating func spelling(of label: String, line: Int) -> String {
    let folded = label.lowercased()
    guard let first = spellings[folded] else {
      spellings[folded] = label
      return label
    }
    if first != label, told.count < LabelsList.maximumWarnings, told.insert(label).inserted {
      warnings.append(
        "line \(line): label “\(SafeText.shown(label))” counts as “\(SafeText.shown(first))”")
      if told.count == LabelsList.maximumWarnings { warnings.append("further spellings aren't listed") }
    }
    return first
  }

  /// Returns a cell without surrounding blanks, including those that are invisible.
  static func trimmed(_ cell: [UInt8]) -> [UInt8] {
    guard cell.first.map(mayBeBlank) == true || cell.last.map(mayBeBlank) == true else { return cell }
    let scalars = String(decoding: cell, as: UTF8.self).unicodeScalars
    let head = scalars.drop(while: isBlank)
    guard let end = head.lastIndex(where: { !isBlank($0) }) else { return [] }
    // Bytes that aren't UTF-8 are kept as they are, since a path may contain them.
    let (before, behind) = (scalars[..<head.startIndex], head[end...].dropFirst())
    return Array(
      cell.dropFirst(before.reduce(0) { $0 + $1.utf8.count }).dropLast(
        behind.reduce(0) { $0 + $1.utf8.count }))
  }

  /// Whether a byte can be a blank or part of a character of several bytes.
  private static func mayBeBlank(_ byte: UInt8) -> Bool { byte <= 0x20 || byte >= 0x7F }

  /// Whether a character is white space of any script, a control character, or has no width: U+200B, U+2060, U+FEFF.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0x20 || scalar.properties.isWhitespace || [0x200B, 0x2060, 0xFEFF].contains(scalar.value)
  }
}
