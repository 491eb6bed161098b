import MetaLensRendering

/// One spelling for each label of a list: a label that differs in case or in blanks around it is the same label.
///
/// `Original` counted apart from `original` would count an original among the other files.
struct LabelSpellings {
  private var spellings: [String: String] = [:]
  private var told: Set<String> = []
  /// Each other spelling, once.
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
    if first != label, told.insert(label).inserted {
      warnings.append(
        "line \(line): label “\(SafeText.shown(label))” counts as “\(SafeText.shown(first))”")
    }
    return first
  }

  /// A cell without the blanks around what it says.
  static func trimmed(_ cell: [UInt8]) -> [UInt8] {
    Array(cell.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }.reversed())
  }
}
