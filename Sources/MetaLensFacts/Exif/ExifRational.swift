/// A RATIONAL or SRATIONAL as written.
package struct ExifRational: Sendable, Equatable {
  /// Numerator.
  package var numerator: Int64
  /// Denominator; 0 is written by cameras to mean unknown or infinity.
  package var denominator: Int64

  /// Makes a rational.
  package init(_ numerator: Int64, _ denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The quotient, or nil if the denominator is 0.
  package var quotient: Double? {
    denominator == 0 ? nil : Double(numerator) / Double(denominator)
  }
}
