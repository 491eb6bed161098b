/// The number of edits between two words: a letter added, left out or changed, or two neighbouring letters exchanged.
enum EditDistance {
  /// Returns the optimal string alignment distance of two words.
  static func between(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    var rows = Array(repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
    for row in 0...first.count { rows[row][0] = row }
    for column in 0...second.count { rows[0][column] = column }
    for row in 1...first.count {
      for column in 1...second.count {
        let change = first[row - 1] == second[column - 1] ? 0 : 1
        var best = min(
          rows[row - 1][column] + 1, rows[row][column - 1] + 1, rows[row - 1][column - 1] + change)
        if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
          best = min(best, rows[row - 2][column - 2] + 1)
        }
        rows[row][column] = best
      }
    }
    return rows[first.count][second.count]
  }

  /// Returns the candidate that a misspelled word most likely means, or nil if none is near.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let near = candidates.map { candidate in
      (candidate, distance(of: word, from: candidate))
    }
    guard let best = near.min(by: { $0.1 < $1.1 }), best.1 <= max(1, word.count / 3) else { return nil }
    return best.0
  }

  /// Returns how far a word is from a candidate: 0 if the candidate begins with it, 1 if the candidate ends with it,
  /// else the edit distance.
  ///
  /// For example, `original` is near `cameraOriginal`.
  private static func distance(of word: String, from candidate: String) -> Int {
    if candidate.hasPrefix(word), word.count > 1 { return 0 }
    if word.count > 3, candidate.lowercased().hasSuffix(word.lowercased()) { return 1 }
    return between(word, candidate)
  }
}
