package import MetaLensFacts

/// Composes what a HEIF says of its picture in HEVC, `hvcC` and the beginning of a slice: for the examples of rules and
/// for tests.
///
/// Its picture can't be decoded: meaningless bytes follow the slice's header.
package struct HEVCBuilder: Changeable, Sendable {
  /// The sequence parameter set; its profile and buffer are the video parameter set's too.
  package var sequence: HEVCSequenceSet
  /// What the conformance window cuts off at the right and the bottom, in samples of colour.
  package var cut: PixelSize?
  /// The picture parameter set.
  package var picture = HEVCPictureSet()
  /// Byte 21 of `hvcC`.
  package var layers: UInt8 = 0x0F
  /// Whether every array states that it is complete.
  package var isComplete = false
  /// The constraints as `hvcC` has them; nil for those of the sequence parameter set.
  package var statedConstraints: UInt64?
  /// The type of the slice's unit.
  package var unitType: UInt8 = 20
  /// By how much the slice's quantizer differs from the picture's.
  package var qpDelta = 0

  package init(_ sequence: HEVCSequenceSet) { self.sequence = sequence }

  /// Parameter sets as the encoder in Apple's phones writes them, with the camera's colours.
  package static let applePhone: HEVCBuilder = {
    var sequence = HEVCSequenceSet(
      profile: HEVCProfile(
        idc: 3, compatibility: 0x7000_0000, constraints: 0xB000_0000_0000, level: 90),
      size: PixelSize(width: 512, height: 512),
      buffer: HEVCBuffer(isByLayer: false, pictureCount: 0, reorderCount: 0, latency: 0))
    sequence.pictureNumberBits = 11
    sequence.largestBlock = 5
    sequence.largestTransform = 5
    sequence.interDepth = 1
    sequence.hasScalingList = true
    sequence.hasSampleOffset = true
    sequence.hasTemporalMotion = true
    sequence.display = .init(
      format: 5, isFullRange: true, colour: .init(primaries: 12, transfer: 1, matrix: 6))
    var builder = HEVCBuilder(sequence)
    builder.picture.quantizer = 15
    builder.picture.quantizerDepth = 2
    builder.picture.cbOffset = 2
    builder.picture.crOffset = 2
    builder.picture.hasWavefronts = true
    builder.picture.deblocking = .init(mayOverride: false, isOff: false)
    builder.layers = 0x0B
    builder.isComplete = true
    return builder
  }()

  /// Parameter sets as x265 writes them for libheif 1.15.
  package static let x265: HEVCBuilder = {
    var sequence = HEVCSequenceSet(
      profile: HEVCProfile(
        idc: 3, compatibility: 0x7000_0000, constraints: 0x9000_0000_0000, level: 60),
      size: PixelSize(width: 64, height: 48),
      buffer: HEVCBuffer(isByLayer: true, pictureCount: 2, reorderCount: 0, latency: 1))
    sequence.pictureNumberBits = 8
    sequence.largestBlock = 6
    sequence.largestTransform = 5
    sequence.intraDepth = 1
    sequence.hasUnevenPartitions = true
    sequence.hasSampleOffset = true
    sequence.hasTemporalMotion = true
    sequence.hasStrongSmoothing = true
    sequence.display = .init(timing: .init(units: 1, scale: 1))
    var builder = HEVCBuilder(sequence)
    builder.picture.quantizerDepth = 1
    builder.picture.hidesSigns = true
    builder.picture.filtersAcrossSlices = true
    builder.statedConstraints = 0
    builder.qpDelta = -9
    return builder
  }()

  /// Parameter sets as Samsung's phones of 2019 write them.
  package static let samsung: HEVCBuilder = {
    var sequence = HEVCSequenceSet(
      profile: HEVCProfile(idc: 1, compatibility: 0x6000_0000, constraints: 0, level: 120),
      size: PixelSize(width: 512, height: 512),
      buffer: HEVCBuffer(isByLayer: false, pictureCount: 2, reorderCount: 0, latency: 0))
    sequence.pictureNumberBits = 5
    sequence.smallestBlock = 4
    sequence.largestBlock = 5
    sequence.intraDepth = 2
    sequence.hasSampleOffset = true
    sequence.hasTemporalMotion = true
    sequence.hasStrongSmoothing = true
    sequence.referenceSetCount = 1
    sequence.display = .init(
      pixelShape: 0, format: 5, isFullRange: true, colour: .init(primaries: 5, transfer: 6, matrix: 6))
    var builder = HEVCBuilder(sequence)
    builder.picture.quantizer = 18
    builder.picture.maySkipTransform = true
    builder.picture.filtersAcrossSlices = true
    builder.picture.deblocking = .init(mayOverride: false, isOff: false)
    builder.picture.mergeLevel = 4
    builder.layers = 0x03
    return builder
  }()

  /// Returns a copy with these colours.
  package func colour(_ primaries: UInt8, _ transfer: UInt8, _ matrix: UInt8) -> HEVCBuilder {
    with {
      $0.sequence.display?.colour = .init(primaries: primaries, transfer: transfer, matrix: matrix)
    }
  }

  /// The content of the box `hvcC`.
  package var configuration: [UInt8] {
    var head = CodedBitWriter()
    head.put(1, 8)
    head.put(sequence.profile, constraints: statedConstraints ?? sequence.profile.constraints)
    var out = head.bytes
    out += [0xF0, 0, 0xFC, UInt8(0xFC | sequence.chromaFormat), 0xF8, 0xF8, 0, 0, layers, 3] as [UInt8]
    for (type, unit) in [(UInt8(32), videoUnit), (33, sequenceUnit), (34, pictureUnit)] {
      out += [type | (isComplete ? 0x80 : 0), 0, 1, UInt8(unit.count >> 8), UInt8(unit.count & 0xFF)]
      out += unit
    }
    return out
  }

  /// A slice's length, its beginning, and meaningless bytes.
  package var slice: [UInt8] {
    var bits = CodedBitWriter()
    bits.put(1, 1)  // the picture's first slice
    bits.put(0, 1)
    bits.putUnsigned(0)
    bits.put(0, picture.extraSliceBits)
    bits.putUnsigned(2)  // made of nothing but itself
    if picture.hasOutputFlag { bits.put(1, 1) }
    if sequence.hasSampleOffset { bits.put(0b11, sequence.chromaFormat == 0 ? 1 : 2) }
    bits.putSigned(qpDelta)
    let unit = bits.unit(unitType) + [UInt8](repeating: 0xAB, count: 40)
    return PNGBuilder.long(unit.count) + unit
  }
}
