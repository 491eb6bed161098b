/// The encoder of a picture in AV1, recognized from its sequence header.
///
/// A family is recognized by header fields that its encoder always sets, or sets depending on its speed, and only if no
/// other measured encoder sets all of them the same way at any speed. Size, colours and depth don't count, and neither
/// does what surrounds the header: the temporal delimiter and `av1C` come from the file's writer.
final class AV1Fingerprint: Sendable {
  let family: AV1EncoderFamily
  /// The coding in numbers, as a flag quotes it.
  let coding: String
  /// Where the sequence header is in the file.
  let evidence: Evidence

  /// Makes a fingerprint; nil if no sequence header can be read.
  init?(_ facts: AV1Facts) {
    guard let header = facts.sequence else { return nil }
    // If the headers disagree, each could be another encoder's.
    family = facts.areSequencesEqual ? Self.family(header) : .unknown
    coding = Self.coding(header)
    evidence = Evidence(location: "AV1 sequence header", offset: facts.sequenceOffset)
  }

  private static func family(_ header: AV1SequenceHeader) -> AV1EncoderFamily {
    // libaom, rav1e and SVT-AV1 write none of these for a still picture.
    guard header.timing == nil, header.operatingPoints.count == 1, let point = header.operatingPoints.first,
      point.layers == 0, !header.hasFrameNumbers, !header.hasSuperresolution
    else { return .unknown }
    if header.colour.hasSeparateQuantizers ?? true, isRav1e(header, level: point.level) { return .rav1e }
    guard !(header.colour.hasSeparateQuantizers ?? false) else { return .unknown }
    if isLibaom(header) { return .libaom }
    return isSVT(header) ? .svtAV1 : .unknown
  }

  /// Whether a header is rav1e's: level 31, which sets no limits, neither the recursive filter nor large superblocks,
  /// and no motion tool.
  private static func isRav1e(_ header: AV1SequenceHeader, level: UInt8) -> Bool {
    guard level == 31, !header.hasFilterIntra, header.hasIntraEdgeFilter, !header.hasLargeSuperblocks,
      !header.hasDisplayDelay
    else { return false }
    guard let motion = header.motion else { return true }
    return !motion.hasInterIntra && !motion.hasMaskedCompound && !motion.hasWarpedMotion
      && !motion.hasDualFilter && motion.order?.hasDistanceWeights == false
      && motion.order?.hasReferenceMotion == false
  }

  /// Whether a header is libaom's, which uses both block tools at every speed.
  ///
  /// In a reduced header SVT-AV1 4 also does at preset 5, with the directional filter, and with restoration if both
  /// sides have at least 64 pixels; it codes only 4:2:0. In a full header SVT-AV1 has masked compound and distance
  /// weights either both or not at all, and no dual filter.
  private static func isLibaom(_ header: AV1SequenceHeader) -> Bool {
    guard header.hasFilterIntra, header.hasIntraEdgeFilter, !header.hasDisplayDelay else { return false }
    guard let motion = header.motion else {
      return header.hasLargeSuperblocks || !header.hasDirectionalFilter || !canBeSVT(header)
        || (isLarge(header) && !header.hasRestoration)
    }
    guard let order = motion.order, isUsual(motion, order) else { return false }
    return motion.hasMaskedCompound && (motion.hasDualFilter || !order.hasDistanceWeights)
  }

  /// Whether a header is SVT-AV1's.
  ///
  /// SVT-AV1 4 leaves out the edge filter in a reduced header, except at preset 5; earlier versions have it, and so do
  /// videos. With the recursive filter it also uses restoration, except for pictures that are too small. libaom has no
  /// edge filter only if an option turns it off, and then does the same only at its slow speeds.
  private static func isSVT(_ header: AV1SequenceHeader) -> Bool {
    guard canBeSVT(header) else { return false }
    guard let motion = header.motion else {
      return !header.hasIntraEdgeFilter && header.hasDirectionalFilter && !header.hasLargeSuperblocks
        && (!header.hasFilterIntra || header.hasRestoration || !isLarge(header))
    }
    guard let order = motion.order, isUsual(motion, order), header.hasIntraEdgeFilter, !motion.hasDualFilter,
      motion.hasMaskedCompound == order.hasDistanceWeights, motion.screenContent == 2
    else { return false }
    // With the recursive filter libaom can state the same, with all of the other tools or with none.
    return !header.hasFilterIntra || (motion.hasInterIntra && !motion.hasMaskedCompound)
      || header.hasDisplayDelay
  }

  /// Whether the picture is coded in the only form that SVT-AV1 codes: 4:2:0 of 8 or 10 bits.
  private static func canBeSVT(_ header: AV1SequenceHeader) -> Bool {
    header.profile == 0 && !header.colour.isMonochrome
  }

  /// Whether a picture is large enough for SVT-AV1 to restore it.
  private static func isLarge(_ header: AV1SequenceHeader) -> Bool {
    min(header.size.width, header.size.height) >= 64
  }

  /// Whether a header has the inter-prediction settings that libaom and SVT-AV1 share.
  private static func isUsual(
    _ motion: AV1SequenceHeader.Motion, _ order: AV1SequenceHeader.Motion.Order
  ) -> Bool {
    motion.hasWarpedMotion && order.hasReferenceMotion && order.bitCount == 7 && motion.integerMotion == 2
  }

  private static func coding(_ header: AV1SequenceHeader) -> String {
    func digits(_ switches: Bool...) -> String { switches.map { $0 ? "1" : "0" }.joined(separator: "/") }
    let colour = header.colour.description?.text
    var words = [
      "profile \(header.profile)", "level \(header.operatingPoints.first?.level ?? 0)",
      header.hasLargeSuperblocks ? "SB 128" : "SB 64",
      "intra " + digits(header.hasFilterIntra, header.hasIntraEdgeFilter),
    ]
    if let motion = header.motion {
      words.append(
        "inter "
          + digits(
            motion.hasInterIntra, motion.hasMaskedCompound, motion.hasWarpedMotion, motion.hasDualFilter,
            motion.order?.hasDistanceWeights ?? false, motion.order?.hasReferenceMotion ?? false))
    }
    words.append("filters " + digits(header.hasDirectionalFilter, header.hasRestoration))
    if let isSeparate = header.colour.hasSeparateQuantizers { words.append("UV " + digits(isSeparate)) }
    words.append("colour " + (colour ?? "–"))
    return words.joined(separator: ", ")
  }
}
