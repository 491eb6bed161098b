/// The order in which a JPEG writes 64 coefficients, and a DQT segment a table's values (ITU-T T.81, figure A.6).
package enum ZigzagOrder {
  /// The natural index, in rows from the top, of each index in zigzag order.
  package static let natural: [Int] = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5,
    12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
    35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51,
    58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
  ]

  /// Returns a table in natural order from one in zigzag order; nil if it doesn't have 64 values.
  package static func toNatural(_ values: [UInt16]) -> [UInt16]? {
    guard values.count == natural.count else { return nil }
    var table = [UInt16](repeating: 0, count: values.count)
    for (place, value) in zip(natural, values) { table[place] = value }
    return table
  }

  /// Returns a table in zigzag order from one in natural order; nil if it doesn't have 64 values.
  package static func fromNatural(_ values: [UInt16]) -> [UInt16]? {
    values.count == natural.count ? natural.map { values[$0] } : nil
  }
}
