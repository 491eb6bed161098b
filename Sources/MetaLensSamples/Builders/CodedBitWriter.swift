/// Writes the bits of a codec's headers, the most significant bit of each byte first.
package struct CodedBitWriter {
  private var bits: [Bool] = []

  package init() {}

  package mutating func put(_ value: Int, _ count: Int) {
    for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
  }

  /// Writes flags, one bit each.
  package mutating func put(_ switches: Bool...) { bits += switches }

  /// Writes Exp-Golomb numbers.
  package mutating func putUnsigned(_ values: Int...) {
    for value in values {
      let count = (value + 1).bitWidth - (value + 1).leadingZeroBitCount
      put(0, count - 1)
      put(value + 1, count)
    }
  }

  /// Writes signed Exp-Golomb numbers.
  package mutating func putSigned(_ values: Int...) {
    for value in values { putUnsigned(value > 0 ? 2 * value - 1 : -2 * value) }
  }

  /// The bits as bytes, with zeros after the last one.
  package var bytes: [UInt8] {
    stride(from: 0, to: bits.count, by: 8).map { start in
      (start..<start + 8).reduce(UInt8(0)) { $0 << 1 | ($1 < bits.count && bits[$1] ? 1 : 0) }
    }
  }
}
