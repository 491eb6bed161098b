import MetaLensFacts

/// The bits of one unit of HEVC, the most significant of each byte first (ITU-T H.265, 7.2 and 9.2).
struct HEVCBits {
  /// The bits end before what is asked for, or hold what the standard doesn't allow.
  struct Fault: Error {}

  private let bytes: [UInt8]
  private var position = 0

  /// The bits behind a unit's two bytes of header: a 3 behind two zeros, put there so that no start code occurs, is taken
  /// out (7.3.1.1).
  init(unit: some Collection<UInt8>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(unit.count)
    var zeroCount = 0
    for byte in unit.dropFirst(2) {
      if zeroCount >= 2, byte == 3 {
        zeroCount = 0
        continue
      }
      zeroCount = byte == 0 ? zeroCount + 1 : 0
      bytes.append(byte)
    }
    self.bytes = bytes
  }

  /// A number of up to 48 bits, u(n).
  mutating func number(_ count: Int) throws(Fault) -> Int {
    guard (0...48).contains(count), count <= bytes.count * 8 - position else { throw Fault() }
    var value = 0
    for bit in position..<position + count {
      value = value << 1 | Int(bytes[bit >> 3] >> UInt8(7 - bit & 7) & 1)
    }
    position += count
    return value
  }

  /// One bit.
  mutating func flag() throws(Fault) -> Bool { try number(1) == 1 }

  /// Passes over bits.
  mutating func skip(_ count: Int) throws(Fault) {
    guard count >= 0, count <= bytes.count * 8 - position else { throw Fault() }
    position += count
  }

  /// An Exp-Golomb number, ue(v), that the standard lets be no larger than a limit; without one up to 2^32 - 2.
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

  /// A signed Exp-Golomb number, se(v), no further from 0 than a limit.
  mutating func signed(_ limit: Int = 0x7FFF_FFFF) throws(Fault) -> Int {
    let code = try unsigned(2 * limit)
    return code & 1 == 1 ? (code + 1) / 2 : -(code / 2)
  }
}

extension HEVCBits {
  /// Profile, tier and level with those of the layers, which are passed over (7.3.3).
  mutating func profile(layersBelow count: Int) throws(Fault) -> HEVCProfile {
    try skip(3)
    let profile = HEVCProfile(
      idc: UInt8(try number(5)), compatibility: UInt32(try number(32)), constraints: UInt64(try number(48)),
      level: UInt8(try number(8)))
    var rest = 0
    for _ in 0..<count {
      if try flag() { rest += 88 }
      if try flag() { rest += 8 }
    }
    if count > 0 { try skip(2 * (8 - count)) }
    try skip(rest)
    return profile
  }

  /// How many pictures are kept, of the highest layer (7.3.2.1 and 7.3.2.2.1).
  mutating func buffer(layersBelow count: Int) throws(Fault) -> HEVCBuffer {
    let isByLayer = try flag()
    var buffer = HEVCBuffer(isByLayer: isByLayer, pictureCount: 0, reorderCount: 0, latency: 0)
    for _ in (isByLayer ? 0 : count)...count {
      buffer.pictureCount = try unsigned(15)
      buffer.reorderCount = try unsigned(15)
      buffer.latency = try unsigned()
    }
    return buffer
  }

  /// Passes over scaling lists (7.3.4).
  mutating func skipScalingLists() throws(Fault) {
    for size in 0..<4 {
      for _ in 0..<(size == 3 ? 2 : 6) {
        guard try flag() else {
          _ = try unsigned(5)
          continue
        }
        if size > 1 { _ = try signed(256) }
        for _ in 0..<min(64, 16 << (2 * size)) { _ = try signed(128) }
      }
    }
  }
}
