/// The primaries, the transfer function and the matrix of colours, by their numbers (ITU-T H.273); 2 is unspecified.
package struct ColourDescription: Sendable, Equatable {
  /// The primaries: 1 BT.709, 12 Display P3.
  package var primaries: UInt8
  /// The transfer function: 13 sRGB.
  package var transfer: UInt8
  /// The matrix: 0 none, 6 BT.601.
  package var matrix: UInt8

  package init(primaries: UInt8, transfer: UInt8, matrix: UInt8) {
    self.primaries = primaries
    self.transfer = transfer
    self.matrix = matrix
  }

  package var numbers: [Int] { [primaries, transfer, matrix].map { Int($0) } }

  /// The three numbers as text, such as `1/13/6`.
  package var text: String { numbers.map(String.init).joined(separator: "/") }

  /// Whether the primaries are BT.709's, the transfer function sRGB's, and there is no matrix: red, green and blue are
  /// coded directly.
  package var isRGB: Bool { primaries == 1 && transfer == 13 && matrix == 0 }
}
