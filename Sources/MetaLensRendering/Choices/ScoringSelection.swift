package import MetaLensPlatform

/// The model by which a command scores: the supplied model or a named table, at a prior.
package struct ScoringSelection: Sendable, Equatable {
  /// A table of weights that replaces the supplied one.
  package var file: SystemPath?
  /// The probability of an original before the file is read; above 0 and below 1.
  package var prior: Double?

  package init() {}

  /// Whether this differs from the supplied model.
  package var isChanged: Bool { file != nil || prior != nil }
}
