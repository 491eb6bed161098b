import MetaLensFacts

/// The bits of a codec's headers, the most significant of each byte first (ITU-T H.265, 7.2 and 9.2; AV1 bitstream
/// specification, 4.10).
struct CodedBits {
  /// The bits end before the requested number of bits, or contain a value that the standard doesn't allow.
  struct Fault: Error {}

  private let bytes: [UInt8]
  private var position = 0

  /// Makes a reader of these bytes' bits, from the first bit on.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a number of up to 48 bits, u(n).
  mutating func number(_ count: Int) throws(Fault) -> Int {
    guard (0...48).contains(count), count <= bytes.count * 8 - position else { throw Fault() }
    var value = 0
    for bit in position..<position + count {
      value = value << 1 | Int(bytes[bit >> 3] >> UInt8(7 - bit & 7) & 1)
    }
    position += count
    return value
  }

  /// Reads one bit.
  mutating func flag() throws(Fault) -> Bool { try number(1) == 1 }

  /// Reads primaries, transfer and matrix, one byte each.
  mutating func colour() throws(Fault) -> ColourDescription {
    ColourDescription(
      primaries: UInt8(try number(8)), transfer: UInt8(try number(8)), matrix: UInt8(try number(8)))
  }

  mutating func skip(_ count: Int) throws(Fault) {
    guard count >= 0, count <= bytes.count * 8 - position else { throw Fault() }
    position += count
  }

  /// Reads an Exp-Golomb number, ue(v) or uvlc(), up to the limit that the standard sets; without a limit, up to 2^32 -
  /// 2.
  mutating func unsigned(_ limit: Int = 0xFFFF_FFFE) throws(Fault) -> Int {
    var zeroCount = 0
    while try number(1) == 0 {
      zeroCount += 1
      guard zeroCount < 32 else { throw Fault() }
    }
    let value = (1 << zeroCount) - 1 + (try number(zeroCount))
    guard value <= limit else { throw Fault() }
    return value
  }

  /// Reads a signed Exp-Golomb number, se(v), no further from 0 than a limit.
  mutating func signed(_ limit: Int = 0x7FFF_FFFF) throws(Fault) -> Int {
    let code = try unsigned(2 * limit)
    return code & 1 == 1 ? (code + 1) / 2 : -(code / 2)
  }
}
