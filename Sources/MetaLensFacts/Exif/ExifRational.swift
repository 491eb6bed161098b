/// A RATIONAL or SRATIONAL as written.
package struct ExifRational: Sendable, Equatable {
  package var numerator: Int64
  /// The denominator; cameras write 0 for unknown or infinity.
  package var denominator: Int64

  package init(_ numerator: Int64, _ denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The quotient; nil if the denominator is 0.
  package var quotient: Double? {
    denominator == 0 ? nil : Double(numerator) / Double(denominator)
  }
}
