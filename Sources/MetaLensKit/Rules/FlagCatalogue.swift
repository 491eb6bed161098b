/// Every flag the tool can raise, as it is told to people.
package struct FlagDescription: Sendable {
  /// The stable name.
  package var id: String { example.id }
  /// Which way it speaks.
  package var type: FlagType { example.type }
  /// What it speaks about.
  package var concern: Concern { example.concern }
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
}

package enum FlagCatalogue {
  /// Every flag, sorted by id.
  package static let all: [FlagDescription] = Rule.all.map { rule in
    FlagDescription(
      example: rule.example, trigger: rule.trigger, rationale: rule.rationale, innocent: rule.innocent,
      source: rule.source)
  }.sorted { $0.id < $1.id }
}
