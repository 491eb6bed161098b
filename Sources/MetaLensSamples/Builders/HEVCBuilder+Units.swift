import MetaLensFacts

extension CodedBitWriter {
  /// Writes profile space and tier 0, then the fields of a profile.
  mutating func put(_ profile: HEVCProfile, constraints: UInt64) {
    put(Int(profile.idc), 8)
    put(Int(profile.compatibility), 32)
    put(Int(constraints), 48)
    put(Int(profile.level), 8)
  }

  mutating func put(_ buffer: HEVCBuffer) {
    put(buffer.isByLayer)
    putUnsigned(buffer.pictureCount)
    putUnsigned(buffer.reorderCount)
    putUnsigned(buffer.latency)
  }

  /// Returns a unit of a type: its header, the bits with their stop bit, and a 3 wherever two zeros would be followed
  /// by one of 0 to 3 (ITU-T H.265, 7.4.2).
  package func unit(_ type: UInt8) -> [UInt8] {
    var closed = self
    closed.put(true)
    var out: [UInt8] = [type << 1, 1]
    var zeroCount = 0
    for byte in closed.bytes {
      if zeroCount >= 2, byte <= 3 {
        out.append(3)
        zeroCount = 0
      }
      zeroCount = byte == 0 ? zeroCount + 1 : 0
      out.append(byte)
    }
    return out
  }
}

extension HEVCBuilder {
  /// The video parameter set's unit (ITU-T H.265, 7.3.2.1).
  package var videoUnit: [UInt8] {
    var bits = CodedBitWriter()
    bits.put(0b0000_11_000000_000_1, 16)
    bits.put(0xFFFF, 16)
    bits.put(sequence.profile, constraints: sequence.profile.constraints)
    bits.put(sequence.buffer)
    bits.put(0, 6)
    bits.putUnsigned(0)
    // No timing, no extension.
    bits.put(0, 2)
    return bits.unit(32)
  }

  /// The sequence parameter set's unit (7.3.2.2.1).
  package var sequenceUnit: [UInt8] {
    var bits = CodedBitWriter()
    bits.put(1, 8)
    bits.put(sequence.profile, constraints: sequence.profile.constraints)
    bits.putUnsigned(0, sequence.chromaFormat)
    if sequence.chromaFormat == 3 { bits.put(0, 1) }
    let unit = PixelSize(
      width: sequence.chromaFormat == 1 || sequence.chromaFormat == 2 ? 2 : 1,
      height: sequence.chromaFormat == 1 ? 2 : 1)
    bits.putUnsigned(
      sequence.size.width + unit.width * (cut?.width ?? 0),
      sequence.size.height + unit.height * (cut?.height ?? 0))
    bits.put(cut == nil ? 0 : 1, 1)
    if let cut { bits.putUnsigned(0, cut.width, 0, cut.height) }
    bits.putUnsigned(sequence.lumaDepth - 8, sequence.lumaDepth - 8, sequence.pictureNumberBits - 4)
    bits.put(sequence.buffer)
    bits.putUnsigned(
      sequence.smallestBlock - 3, sequence.largestBlock - sequence.smallestBlock,
      sequence.smallestTransform - 2, sequence.largestTransform - sequence.smallestTransform,
      sequence.interDepth, sequence.intraDepth)
    bits.put(sequence.hasScalingList)
    if sequence.hasScalingList {
      bits.put(sequence.hasOwnScalingList)
      if sequence.hasOwnScalingList { Self.putScalingLists(&bits) }
    }
    bits.put(sequence.hasUnevenPartitions, sequence.hasSampleOffset, sequence.hasPCM)
    if sequence.hasPCM { bits.put(0b0111_0111_1_1_0, 11) }
    bits.putUnsigned(sequence.referenceSetCount)
    for index in 0..<sequence.referenceSetCount {
      if index > 0 { bits.put(0, 1) }
      // No picture before, none behind.
      bits.putUnsigned(0, 0)
    }
    bits.put(0, 1)
    bits.put(sequence.hasTemporalMotion, sequence.hasStrongSmoothing, sequence.display != nil)
    if let display = sequence.display { Self.put(display, &bits) }
    bits.put(0, 1)
    return bits.unit(33)
  }

  /// Lists of which each is written out, as phones do, 16 everywhere.
  private static func putScalingLists(_ bits: inout CodedBitWriter) {
    for size in 0..<4 {
      for _ in 0..<(size == 3 ? 2 : 6) {
        bits.put(1, 1)
        if size > 1 { bits.putSigned(8) }
        bits.putSigned(8)
        for _ in 1..<min(64, 16 << (2 * size)) { bits.putSigned(0) }
      }
    }
  }

  private static func put(_ display: HEVCSequenceSet.Display, _ bits: inout CodedBitWriter) {
    bits.put(display.pixelShape != nil)
    if let shape = display.pixelShape {
      bits.put(shape, 8)
      if shape == 255 { bits.put(1 << 16 | 1, 32) }
    }
    bits.put(0, 1)
    bits.put(display.format != nil)
    if let format = display.format {
      bits.put(format, 3)
      bits.put(display.isFullRange ?? false, display.colour != nil)
      if let colour = display.colour {
        for value in [colour.primaries, colour.transfer, colour.matrix] { bits.put(Int(value), 8) }
      }
    }
    bits.put(display.hasChromaLocation)
    if display.hasChromaLocation {
      bits.putUnsigned(1, 1)
    }
    bits.put(0, 4)
    bits.put(display.timing != nil)
    if let timing = display.timing {
      bits.put(timing.units, 32)
      bits.put(timing.scale, 32)
      bits.put(0, 2)
    }
    bits.put(0, 1)
  }

  /// The picture parameter set's unit (7.3.2.3).
  package var pictureUnit: [UInt8] {
    var bits = CodedBitWriter()
    bits.putUnsigned(0, 0)
    bits.put(0, 1)
    bits.put(picture.hasOutputFlag)
    bits.put(picture.extraSliceBits, 3)
    bits.put(picture.hidesSigns)
    bits.put(0, 1)
    bits.putUnsigned(0, 0)
    bits.putSigned(picture.quantizer - 26)
    bits.put(0, 1)
    bits.put(picture.maySkipTransform, picture.quantizerDepth != nil)
    if let depth = picture.quantizerDepth { bits.putUnsigned(depth) }
    bits.putSigned(picture.cbOffset, picture.crOffset)
    bits.put(0, 3)
    bits.put(picture.mayBypass, picture.hasTiles, picture.hasWavefronts)
    if picture.hasTiles {
      bits.putUnsigned(1, 1)
      bits.put(0b11, 2)
    }
    bits.put(picture.filtersAcrossSlices, picture.deblocking != nil)
    if let deblocking = picture.deblocking {
      bits.put(deblocking.mayOverride, deblocking.isOff)
      if !deblocking.isOff {
        bits.putSigned(0, 0)
      }
    }
    bits.put(0, 2)
    bits.putUnsigned(picture.mergeLevel - 2)
    bits.put(0, 2)
    return bits.unit(34)
  }
}
