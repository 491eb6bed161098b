/// Every flag the tool can raise, as it is told to people.
package enum FlagCatalogue {
  /// The rules by which flags are raised, sorted by id.
  package static let all = Rule.all.sorted { $0.id < $1.id }
}

extension Flag {
  private static let byID = Dictionary(
    Rule.all.map { ($0.flag.id, $0.flag) }, uniquingKeysWith: { first, _ in first })

  /// The declaration of a kind of flag; nil where this version has none.
  package static func declared(_ id: FlagID) -> Flag? { byID[id] }
}
