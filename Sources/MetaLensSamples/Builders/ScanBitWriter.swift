/// Writes bits to bytes, with a 0 after each 0xFF (ITU-T T.81, F.1.2.3).
struct ScanBitWriter {
  private var bytes: [UInt8] = []
  private var pending = 0
  private var pendingCount = 0

  /// Returns the number of bits of a difference or coefficient (T.81, tables F.1 and F.2).
  static func size(_ value: Int) -> Int { Int.bitWidth - abs(value).leadingZeroBitCount }

  mutating func write(_ code: Int, count: Int) {
    for bit in stride(from: count - 1, through: 0, by: -1) {
      pending = pending << 1 | (code >> bit & 1)
      pendingCount += 1
      if pendingCount == 8 { flush() }
    }
  }

  /// Writes the value's own bits: the value if it is positive, the value minus one if it is negative.
  mutating func write(value: Int) {
    let count = Self.size(value)
    write(value < 0 ? value - 1 + (1 << count) : value, count: count)
  }

  mutating func finished() -> [UInt8] {
    // The last byte is filled with 1 bits.
    while pendingCount != 0 { write(1, count: 1) }
    return bytes
  }

  private mutating func flush() {
    bytes.append(UInt8(pending))
    if pending == 0xFF { bytes.append(0) }
    pending = 0
    pendingCount = 0
  }
}
