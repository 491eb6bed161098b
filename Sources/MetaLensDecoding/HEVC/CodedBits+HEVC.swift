import MetaLensFacts

extension CodedBits {
  /// Makes a reader of the bits after a unit's two header bytes.
  ///
  /// A 3 after two zeros, which was inserted so that no start code occurs, is removed (ITU-T H.265, 7.3.1.1).
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
    self.init(bytes)
  }

  /// Reads profile, tier and level, and skips those of the sub-layers (7.3.3).
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

  /// Reads the size of the picture buffer for the highest sub-layer (7.3.2.1 and 7.3.2.2.1).
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

  /// Skips scaling lists (7.3.4).
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
