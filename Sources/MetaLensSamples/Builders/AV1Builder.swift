package import MetaLensFacts

/// Composes what an AVIF says of its picture in AV1, `av1C` and what its data begin with: for the examples of rules and
/// for tests.
///
/// Its picture can't be decoded: a frame's bytes are meaningless.
package struct AV1Builder: Changeable, Sendable {
  package var header: AV1SequenceHeader
  /// Bits of a delay in a decoder's model, where it has one.
  package var delayBits = 10
  /// Units in `av1C`; many writers put none there.
  package var configured: [[UInt8]] = []
  /// Whether the data begin with a temporal delimiter, as encoders hand it out.
  package var hasDelimiter = true
  /// Whether the sequence header is among the data.
  package var hasHeader = true
  /// Units after the sequence header.
  package var frames: [[UInt8]] = [Self.unit(6, [UInt8](repeating: 0xAB, count: 40))]

  package init(_ header: AV1SequenceHeader) { self.header = header }

  /// Returns a reduced header of 64 x 48 pixels, with colours as libavif states them of a JPEG's.
  private static func plain(level: UInt8) -> AV1SequenceHeader {
    var header = AV1SequenceHeader(
      profile: 0, level: level, size: PixelSize(width: 64, height: 48), widthBits: 6, heightBits: 6,
      colour: .init())
    header.colour.description = .init(primaries: 1, transfer: 13, matrix: 6)
    header.hasIntraEdgeFilter = true
    return header
  }

  /// A picture as rav1e codes it for libavif.
  package static let rav1e = AV1Builder(plain(level: 31)).with {
    $0.header.hasDirectionalFilter = true
    $0.header.hasRestoration = true
    $0.header.colour.hasSeparateQuantizers = true
  }

  /// A picture as libaom 3.6 codes it for libavif.
  package static let libaom = AV1Builder(plain(level: 0)).with { $0.header.hasFilterIntra = true }

  /// A picture as SVT-AV1 4 codes it for libavif, at its preset 6.
  package static let svtAV1 = AV1Builder(plain(level: 0)).with {
    $0.header.hasFilterIntra = true
    $0.header.hasIntraEdgeFilter = false
    $0.header.hasDirectionalFilter = true
  }

  /// Returns a copy as a picture of a video, whose header isn't reduced, with these tools of motion.
  package func video(_ change: (inout AV1SequenceHeader.Motion) -> Void = { _ in }) -> AV1Builder {
    with {
      var motion = AV1SequenceHeader.Motion()
      motion.order = .init(hasDistanceWeights: false, hasReferenceMotion: false, bitCount: 7)
      change(&motion)
      $0.header.isStillPicture = false
      $0.header.isReduced = false
      $0.header.motion = motion
      $0.hasDelimiter = false
    }
  }

  /// Returns a unit with its size, of at most 16,383 bytes, in as few bytes as it takes.
  package static func unit(_ type: UInt8, _ payload: [UInt8]) -> [UInt8] {
    let count = payload.count
    return [type << 3 | 2] + (count < 128 ? [UInt8(count)] : [UInt8(count & 127) | 128, UInt8(count >> 7)])
      + payload
  }

  package var headerUnit: [UInt8] { Self.unit(1, payload) }

  /// The content of the box `av1C`.
  package var configuration: [UInt8] {
    let point = header.operatingPoints.first ?? .init(level: 0)
    let colour = header.colour
    var bits = CodedBitWriter()
    bits.put(0x81, 8)
    bits.put(Int(header.profile), 3)
    bits.put(Int(point.level), 5)
    bits.put(
      point.isHighTier, colour.bitDepth > 8, colour.bitDepth > 10, colour.isMonochrome,
      colour.subsampling.isHalfWide, colour.subsampling.isHalfHigh)
    bits.put(Int(colour.chromaPosition ?? 0), 2)
    bits.put(0, 8)
    return bits.bytes + configured.flatMap(\.self)
  }

  /// The item's data.
  package var data: [UInt8] {
    (hasDelimiter ? Self.unit(2, []) : []) + (hasHeader ? headerUnit : []) + frames.flatMap(\.self)
  }
}
