import MetaLensRendering

/// One spelling for each label of a list: a label that differs in case or in blanks around it is the same label.
///
/// `Original` counted apart from `original` would count an original among the other files.
struct LabelSpellings {
  private var spellings: [String: String] = [:]
  private var told: Set<String> = []
  /// Each other spelling, once, as far as ``LabelsList/mostWarnings`` goes.
  private(set) var warnings: [String] = []

  /// - Parameter known: spellings that stand before those of the list.
  init(_ known: [String]) {
    for label in known where spellings[label.lowercased()] == nil { spellings[label.lowercased()] = label }
  }

  /// The label's first spelling.
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

  /// A cell without the blanks around what it says, those that nobody sees included.
  static func trimmed(_ cell: [UInt8]) -> [UInt8] {
    guard cell.first.map(mayBeBlank) == true || cell.last.map(mayBeBlank) == true else { return cell }
    let scalars = String(decoding: cell, as: UTF8.self).unicodeScalars
    let head = scalars.drop(while: isBlank)
    guard let end = head.lastIndex(where: { !isBlank($0) }) else { return [] }
    // Bytes that are no UTF-8 stand as they are: a path may have them.
    let (before, behind) = (scalars[..<head.startIndex], head[end...].dropFirst())
    return Array(
      cell.dropFirst(before.reduce(0) { $0 + $1.utf8.count }).dropLast(
        behind.reduce(0) { $0 + $1.utf8.count }))
  }

  /// Whether a byte is a blank or part of a longer character.
  private static func mayBeBlank(_ byte: UInt8) -> Bool { byte <= 0x20 || byte >= 0x7F }

  /// White space of any script, control characters, and what takes no room: U+200B, U+2060, U+FEFF.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0x20 || scalar.properties.isWhitespace || [0x200B, 0x2060, 0xFEFF].contains(scalar.value)
  }
}
