/// Every flag the tool can raise, as it is told to people.
package struct FlagDescription: Sendable {
  /// The kind of flag.
  package var flag: Flag
  /// The flag with values as they occur: its description is made of it.
  package var example: OriginalityFlag.FlagDetail
  /// When it is raised (English).
  package var trigger: String
  /// Why that hints at what it hints at (English).
  package var rationale: String
  /// When it is raised and nobody did anything (English).
  package var innocent: String
  /// Where the knowledge comes from.
  package var source: String

  /// The stable name.
  package var id: FlagID { flag.id }
  /// Which way it speaks.
  package var type: FlagType { flag.type }
  /// What it speaks about.
  package var concern: Concern { flag.concern }
}

package enum FlagCatalogue {
  /// Every flag, sorted by id.
  package static let all: [FlagDescription] = Rule.all.map { rule in
    FlagDescription(
      flag: rule.flag, example: rule.exampleDetail, trigger: rule.trigger, rationale: rule.rationale,
      innocent: rule.innocent, source: rule.source)
  }.sorted { $0.id < $1.id }
}

extension Flag {
  private static let byID = Dictionary(
    Rule.all.map { ($0.flag.id, $0.flag) }, uniquingKeysWith: { first, _ in first })

  /// The declaration of a kind of flag; nil where this version has none.
  package static func declared(_ id: FlagID) -> Flag? { byID[id] }
}
