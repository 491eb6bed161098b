extension Flag {
  private static let byID = Dictionary(
    Rule.all.map { ($0.flag.id, $0.flag) }, uniquingKeysWith: { first, _ in first })

  /// The declaration of a kind of flag; nil if this version has none.
  package static func declared(_ id: FlagID) -> Flag? { byID[id] }
}
