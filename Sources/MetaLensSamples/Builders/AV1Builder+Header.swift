import MetaLensFacts

extension AV1Builder {
  /// The content of the sequence header's unit (AV1 bitstream specification, 5.5.1).
  package var payload: [UInt8] {
    var bits = CodedBitWriter()
    bits.put(Int(header.profile), 3)
    bits.put(header.isStillPicture, header.isReduced)
    if header.isReduced {
      bits.put(Int(header.operatingPoints.first?.level ?? 0), 5)
    } else {
      putOpening(&bits)
    }
    bits.put(header.widthBits - 1, 4)
    bits.put(header.heightBits - 1, 4)
    bits.put(header.size.width - 1, header.widthBits)
    bits.put(header.size.height - 1, header.heightBits)
    if !header.isReduced {
      bits.put(header.hasFrameNumbers)
      if header.hasFrameNumbers { bits.put(0, 7) }
    }
    bits.put(header.hasLargeSuperblocks, header.hasFilterIntra, header.hasIntraEdgeFilter)
    if let motion = header.motion { Self.put(motion, &bits) }
    bits.put(header.hasSuperresolution, header.hasDirectionalFilter, header.hasRestoration)
    putColour(&bits)
    bits.put(header.hasFilmGrain)
    // The stop bit (5.3.4).
    bits.put(true)
    return bits.bytes
  }

  private func putOpening(_ bits: inout CodedBitWriter) {
    bits.put(header.timing != nil)
    if let timing = header.timing {
      bits.put(timing.units, 32)
      bits.put(timing.scale, 32)
      bits.put(timing.ticks != nil)
      if let ticks = timing.ticks { bits.putUnsigned(ticks - 1) }
      bits.put(header.hasDecoderModel)
      if header.hasDecoderModel {
        bits.put(delayBits - 1, 5)
        bits.put(1, 32)
        bits.put(0, 10)
      }
    }
    bits.put(header.hasDisplayDelay)
    bits.put(header.operatingPoints.count - 1, 5)
    for point in header.operatingPoints {
      bits.put(point.layers, 12)
      bits.put(Int(point.level), 5)
      if point.level > 7 { bits.put(point.isHighTier) }
      if header.hasDecoderModel {
        bits.put(true)
        bits.put(-1, delayBits)
        bits.put(0, delayBits)
        bits.put(true)
      }
      if header.hasDisplayDelay { bits.put(0b1_0011, 5) }
    }
  }

  private static func put(_ motion: AV1SequenceHeader.Motion, _ bits: inout CodedBitWriter) {
    bits.put(
      motion.hasInterIntra, motion.hasMaskedCompound, motion.hasWarpedMotion, motion.hasDualFilter,
      motion.order != nil)
    if let order = motion.order {
      bits.put(order.hasDistanceWeights, order.hasReferenceMotion)
    }
    bits.put(motion.screenContent == 2)
    if motion.screenContent < 2 { bits.put(motion.screenContent, 1) }
    if motion.screenContent > 0 {
      bits.put(motion.integerMotion == 2)
      if motion.integerMotion < 2 { bits.put(motion.integerMotion, 1) }
    }
    if let order = motion.order { bits.put(order.bitCount - 1, 3) }
  }

  private func putColour(_ bits: inout CodedBitWriter) {
    let colour = header.colour
    bits.put(colour.bitDepth > 8)
    if header.profile == 2, colour.bitDepth > 8 { bits.put(colour.bitDepth > 10) }
    if header.profile != 1 { bits.put(colour.isMonochrome) }
    bits.put(colour.description != nil)
    if let description = colour.description {
      for value in [description.primaries, description.transfer, description.matrix] {
        bits.put(Int(value), 8)
      }
    }
    if colour.isMonochrome {
      bits.put(colour.isFullRange)
      return
    }
    if colour.description?.isRGB != true {
      bits.put(colour.isFullRange)
      if header.profile == 2, colour.bitDepth == 12 {
        bits.put(colour.subsampling.isHalfWide)
        if colour.subsampling.isHalfWide { bits.put(colour.subsampling.isHalfHigh) }
      }
      if let position = colour.chromaPosition { bits.put(Int(position), 2) }
    }
    bits.put(colour.hasSeparateQuantizers ?? false)
  }
}
