/// A histogram of the quantized values of one DCT coefficient in the first component's blocks.
package struct CoefficientHistogram: Sendable, Equatable {
  /// The index in zigzag order: 0 for DC, 1 to 15 for the first AC coefficients (ITU-T T.81, figure A.6).
  package var frequency: Int
  /// The coefficient's quantization step, from the table in force.
  package var quantizer: Int
  /// The counts of the values from `-reach` to `reach`; values beyond are counted at the ends.
  package var counts: [UInt32]

  package init(frequency: Int, quantizer: Int, counts: [UInt32]) {
    self.frequency = frequency
    self.quantizer = quantizer
    self.counts = counts
  }

  /// The largest value that has a count.
  package var reach: Int { counts.count / 2 }
}
