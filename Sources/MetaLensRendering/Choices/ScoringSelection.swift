package import MetaLensPlatform

/// The model a command scores by: what ships or a table that is named, at a prior.
package struct ScoringSelection: Sendable, Equatable {
  /// A table of weights instead of the one that ships.
  package var file: SystemPath?
  /// How likely an original was beforehand; above 0 and below 1.
  package var prior: Double?

  package init() {}

  /// Whether it is anything but the model that ships.
  package var isChanged: Bool { file != nil || prior != nil }
}
