import MetaLensFacts

extension HEVCVideoSet {
  /// Reads a unit up to its timing; nil if it can't be read that far (ITU-T H.265, 7.3.2.1).
  init?(unit: some Collection<UInt8>) {
    var bits = CodedBits(unit: unit)
    do throws(CodedBits.Fault) {
      try bits.skip(4 + 2 + 6)
      let layers = try bits.number(3)
      try bits.skip(1 + 16)
      let profile = try bits.profile(layersBelow: layers)
      let buffer = try bits.buffer(layersBelow: layers)
      let highest = try bits.number(6)
      let sets = try bits.unsigned(1023)
      try bits.skip(sets * (highest + 1))
      self.init(profile: profile, buffer: buffer, hasTiming: try bits.flag())
    } catch { return nil }
  }
}

extension HEVCPictureSet {
  /// Reads a unit up to its merge level; nil if it can't be read that far (ITU-T H.265, 7.3.2.3).
  init?(unit: some Collection<UInt8>) {
    var bits = CodedBits(unit: unit)
    self.init()
    do throws(CodedBits.Fault) { try read(&bits) } catch { return nil }
  }

  private mutating func read(_ bits: inout CodedBits) throws(CodedBits.Fault) {
    _ = try bits.unsigned(63)
    _ = try bits.unsigned(15)
    try bits.skip(1)
    hasOutputFlag = try bits.flag()
    extraSliceBits = try bits.number(3)
    hidesSigns = try bits.flag()
    try bits.skip(1)
    _ = try bits.unsigned(14)
    _ = try bits.unsigned(14)
    // Down to -(26 + 6 * 8) with 16 bits per sample.
    quantizer = 26 + (try bits.signed(74))
    try bits.skip(1)
    maySkipTransform = try bits.flag()
    if try bits.flag() { quantizerDepth = try bits.unsigned(3) }
    cbOffset = try bits.signed(12)
    crOffset = try bits.signed(12)
    try bits.skip(3)
    mayBypass = try bits.flag()
    hasTiles = try bits.flag()
    hasWavefronts = try bits.flag()
    if hasTiles { try Self.skipTiles(&bits) }
    filtersAcrossSlices = try bits.flag()
    if try bits.flag() {
      deblocking = Deblocking(mayOverride: try bits.flag(), isOff: try bits.flag())
      if deblocking?.isOff == false {
        _ = try bits.signed(6)
        _ = try bits.signed(6)
      }
    }
    if try bits.flag() { try bits.skipScalingLists() }
    try bits.skip(1)
    mergeLevel = 2 + (try bits.unsigned(4))
  }

  /// Skips the tiles' columns and rows; no level has more than 20 by 22 of them (annex A, table A.6).
  private static func skipTiles(_ bits: inout CodedBits) throws(CodedBits.Fault) {
    let columns = try bits.unsigned(255)
    let rows = try bits.unsigned(255)
    if try !bits.flag() {
      for _ in 0..<columns + rows { _ = try bits.unsigned() }
    }
    try bits.skip(1)
  }
}

extension HEVCFacts.Slice {
  /// Reads the beginning of a slice; nil if the unit has fewer than two bytes of header (ITU-T H.265, 7.3.6.1).
  ///
  /// The quantizer's offset is read only from the first slice of an intra-coded picture of its own (IDR), whose header
  /// is short.
  init?(unit: some Collection<UInt8>, _ sequence: HEVCSequenceSet?, _ picture: HEVCPictureSet?) {
    guard unit.count >= 2, let first = unit.first else { return nil }
    self.init(unitType: first >> 1 & 0x3F)
    guard unitType == 19 || unitType == 20, let sequence, let picture else { return }
    var bits = CodedBits(unit: unit)
    do throws(CodedBits.Fault) {
      guard try bits.flag() else { return }
      try bits.skip(1)
      _ = try bits.unsigned(63)
      try bits.skip(picture.extraSliceBits)
      guard try bits.unsigned(2) == 2 else { return }
      if picture.hasOutputFlag { try bits.skip(1) }
      // With 4:4:4, colours may be coded separately. The facts don't say so, and the fields after it would shift.
      guard sequence.chromaFormat < 3 else { return }
      if sequence.hasSampleOffset { try bits.skip(sequence.chromaFormat == 0 ? 1 : 2) }
      qpDelta = try bits.signed(100)
    } catch { return }
  }
}
