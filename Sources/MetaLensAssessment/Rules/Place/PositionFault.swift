/// Why a position is impossible.
package enum PositionFault: String, JSONForm, Sendable, Hashable, CaseIterable {
  /// Below 0, more than 90 or 180 degrees, or more than 60 minutes or seconds.
  case outOfRange
  /// A denominator of 0, as in 0/0.
  case zeroDenominator
  /// A floating-point value that is no number.
  case notANumber
  /// A reference (N, S, E, W) without a value.
  case valueMissing
  /// A value without its reference, or with a reference other than N, S, E, W.
  case referenceMissing
  /// A value of a type or count that EXIF doesn't allow here.
  case wrongType
}
