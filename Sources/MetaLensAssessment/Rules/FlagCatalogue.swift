/// Every flag the tool can raise, as it is told to people.
package struct FlagDescription: Sendable {
  /// The kind of flag.
  package var flag: Flag
  /// The flag with values as they occur: its description is made of it.
  package var example: OriginalityFlag.FlagDetail
  /// Where the knowledge comes from.
  package var source: String

  /// The stable name.
  package var id: FlagID { flag.id }
  /// Which way it speaks.
  package var type: FlagType { flag.type }
  /// What it speaks about.
  package var concern: Concern { flag.concern }

  /// What people are told about its rule.
  package func text(_ text: RuleText, in language: Language) -> String { text.text(of: id, in: language) }
}

package enum FlagCatalogue {
  /// Every flag, sorted by id.
  package static let all: [FlagDescription] = Rule.all.map { rule in
    FlagDescription(flag: rule.flag, example: rule.exampleDetail, source: rule.source)
  }.sorted { $0.id < $1.id }
}

extension Flag {
  private static let byID = Dictionary(
    Rule.all.map { ($0.flag.id, $0.flag) }, uniquingKeysWith: { first, _ in first })

  /// The declaration of a kind of flag; nil where this version has none.
  package static func declared(_ id: FlagID) -> Flag? { byID[id] }
}
