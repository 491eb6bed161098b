/// A RATIONAL or SRATIONAL as written.
public struct ExifRational: Sendable, Hashable {
  /// Numerator.
  public var numerator: Int64
  /// Denominator; 0 is written by cameras to mean unknown or infinity.
  public var denominator: Int64

  /// Makes a rational.
  public init(_ numerator: Int64, _ denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The quotient, or nil where the denominator is 0.
  public var quotient: Double? {
    denominator == 0 ? nil : Double(numerator) / Double(denominator)
  }
}
