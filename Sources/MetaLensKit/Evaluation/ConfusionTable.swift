/// How many files of each label, or of each finer class, were given each verdict.
public struct ConfusionTable: Sendable, Hashable {
  /// The labels or classes, in the order in which the evaluation lists them.
  public private(set) var names: [String] = []
  private var counts: [String: [String: Int]] = [:]

  /// The verdicts that were given: the kinds of this version in the order of `Verdict.Kind`, then others by name.
  public var verdicts: [String] {
    let known = Verdict.Kind.allCases.map(\.rawValue)
    let given = Set(counts.values.flatMap(\.keys))
    return known.filter(given.contains)
      + given.subtracting(known).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns how many files of a label or class were given a verdict.
  public func count(_ name: String, _ verdict: String) -> Int { counts[name]?[verdict] ?? 0 }

  mutating func add(_ name: String, _ verdict: String) {
    counts[name, default: [:]][verdict, default: 0] += 1
  }

  /// Returns the table with its rows in this order, without rows that have no files.
  func ordered(_ names: [String]) -> ConfusionTable {
    var table = self
    table.names = names.filter { counts[$0] != nil }
    return table
  }
}
