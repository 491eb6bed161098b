import MetaLensFacts

extension AV1SequenceHeader {
  /// Reads the payload of a sequence header's unit; nil if it can't be read to its end (AV1 bitstream specification,
  /// 5.5.1).
  init?(payload: some Collection<UInt8>) {
    var bits = CodedBits(Array(payload))
    do throws(CodedBits.Fault) { try self.init(&bits) } catch { return nil }
  }

  private init(_ bits: inout CodedBits) throws(CodedBits.Fault) {
    let profile = UInt8(try bits.number(3))
    // Profiles from 3 on are reserved (6.4.1): anything may follow.
    guard profile < 3 else { throw CodedBits.Fault() }
    self.init(
      profile: profile, level: 0, size: PixelSize(width: 0, height: 0), widthBits: 0, heightBits: 0,
      colour: Colour())
    isStillPicture = try bits.flag()
    isReduced = try bits.flag()
    if isReduced {
      operatingPoints = [OperatingPoint(level: UInt8(try bits.number(5)))]
    } else {
      try readOpening(&bits)
    }
    widthBits = try bits.number(4) + 1
    heightBits = try bits.number(4) + 1
    size = PixelSize(width: try bits.number(widthBits) + 1, height: try bits.number(heightBits) + 1)
    if !isReduced {
      hasFrameNumbers = try bits.flag()
      // The bit lengths of frame numbers.
      if hasFrameNumbers { try bits.skip(4 + 3) }
    }
    hasLargeSuperblocks = try bits.flag()
    hasFilterIntra = try bits.flag()
    hasIntraEdgeFilter = try bits.flag()
    if !isReduced { motion = try Motion(&bits) }
    hasSuperresolution = try bits.flag()
    hasDirectionalFilter = try bits.flag()
    hasRestoration = try bits.flag()
    colour = try Colour(&bits, profile: profile)
    hasFilmGrain = try bits.flag()
  }

  /// Reads the fields before the sizes in a header that isn't reduced: timing and operating points.
  private mutating func readOpening(_ bits: inout CodedBits) throws(CodedBits.Fault) {
    // The number of bits of a delay; nil without a decoder model.
    var delayBits: Int?
    if try bits.flag() {
      timing = CodingTiming(units: try bits.number(32), scale: try bits.number(32))
      if try bits.flag() { timing?.ticks = try bits.unsigned() + 1 }
      if try bits.flag() {
        delayBits = try bits.number(5) + 1
        try bits.skip(32 + 5 + 5)
      }
    }
    hasDecoderModel = delayBits != nil
    hasDisplayDelay = try bits.flag()
    let last = try bits.number(5)
    operatingPoints = []
    for _ in 0...last {
      var point = OperatingPoint(layers: try bits.number(12), level: UInt8(try bits.number(5)))
      // Levels from 4.0 on have two tiers.
      if point.level > 7 { point.isHighTier = try bits.flag() }
      if let delayBits, try bits.flag() { try bits.skip(2 * delayBits + 1) }
      if hasDisplayDelay, try bits.flag() { try bits.skip(4) }
      operatingPoints.append(point)
    }
  }
}

extension AV1SequenceHeader.Motion {
  fileprivate init(_ bits: inout CodedBits) throws(CodedBits.Fault) {
    self.init()
    hasInterIntra = try bits.flag()
    hasMaskedCompound = try bits.flag()
    hasWarpedMotion = try bits.flag()
    hasDualFilter = try bits.flag()
    if try bits.flag() {
      order = Order(
        hasDistanceWeights: try bits.flag(), hasReferenceMotion: try bits.flag(), bitCount: 0)
    }
    if try !bits.flag() { screenContent = try bits.number(1) }
    if screenContent > 0, try !bits.flag() { integerMotion = try bits.number(1) }
    if order != nil { order?.bitCount = try bits.number(3) + 1 }
  }
}

extension AV1SequenceHeader.Colour {
  /// Reads the colour configuration (5.5.2).
  fileprivate init(_ bits: inout CodedBits, profile: UInt8) throws(CodedBits.Fault) {
    self.init()
    let isDeep = try bits.flag()
    bitDepth = isDeep ? 10 : 8
    if isDeep, profile == 2, try bits.flag() { bitDepth = 12 }
    if profile != 1 { isMonochrome = try bits.flag() }
    if try bits.flag() { description = try bits.colour() }
    chromaPosition = nil
    hasSeparateQuantizers = nil
    if isMonochrome {
      isFullRange = try bits.flag()
      return
    }
    if description?.isRGB == true {
      isFullRange = true
      subsampling = AV1Subsampling(isHalfWide: false, isHalfHigh: false)
    } else {
      isFullRange = try bits.flag()
      if profile == 2, bitDepth == 12 {
        subsampling.isHalfWide = try bits.flag()
        subsampling.isHalfHigh = subsampling.isHalfWide ? try bits.flag() : false
      } else {
        subsampling = AV1Subsampling(isHalfWide: profile != 1, isHalfHigh: profile == 0)
      }
      if subsampling.isHalfWide, subsampling.isHalfHigh { chromaPosition = UInt8(try bits.number(2)) }
    }
    hasSeparateQuantizers = try bits.flag()
  }
}
