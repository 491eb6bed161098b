/// How often each quantized value of one DCT coefficient occurs in the first component's blocks.
package struct CoefficientHistogram: Sendable, Equatable {
  /// Place in zigzag order: 0 for DC, 1 to 15 for the first AC coefficients (ITU-T T.81, figure A.6).
  package var frequency: Int
  /// The step it is quantized by, from the table in force.
  package var quantizer: Int
  /// Counts of the values from `-reach` to `reach`; what lies beyond counts at the ends.
  package var counts: [UInt32]

  /// Makes a histogram.
  package init(frequency: Int, quantizer: Int, counts: [UInt32]) {
    self.frequency = frequency
    self.quantizer = quantizer
    self.counts = counts
  }

  /// The largest value that is counted by itself or at the end.
  package var reach: Int { counts.count / 2 }
}
