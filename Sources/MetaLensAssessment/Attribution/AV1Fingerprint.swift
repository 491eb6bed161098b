/// Who coded a picture in AV1, told from its sequence header: one answer.
///
/// A family is recognized by header fields that its encoder always sets, or sets by its speed, and only if no other measured
/// encoder sets all of them the same way at any speed. Size, colours and depth don't count, and neither does what surrounds
/// the header: the temporal delimiter and `av1C` come from the file's writer.
final class AV1Fingerprint: Sendable {
  /// The answer.
  let family: AV1EncoderFamily
  /// The coding in numbers, as a flag quotes it.
  let coding: String
  /// Where it stands.
  let evidence: Evidence

  /// Nil where no sequence header can be read.
  init?(_ facts: AV1Facts) {
    guard let header = facts.sequence else { return nil }
    // Of headers that disagree each could be another encoder's.
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

  /// Level 31 sets no limits; rav1e has neither the recursive filter nor large superblocks, and states no tool of motion.
  private static func isRav1e(_ header: AV1SequenceHeader, level: UInt8) -> Bool {
    guard level == 31, !header.hasFilterIntra, header.hasIntraEdgeFilter, !header.hasLargeSuperblocks,
      !header.hasDisplayDelay
    else { return false }
    guard let motion = header.motion else { return true }
    return !motion.hasInterIntra && !motion.hasMaskedCompound && !motion.hasWarpedMotion
      && !motion.hasDualFilter && motion.order?.hasDistanceWeights == false
      && motion.order?.hasReferenceMotion == false
  }

  /// libaom uses both tools of blocks at every speed.
  ///
  /// In a reduced header SVT-AV1 4 does too, at preset 5, with the directional filter, and with restoration wherever both
  /// sides have 64 pixels; it codes nothing but 4:2:0. In a full one SVT-AV1 has masked compound with distance weights or
  /// neither, and no dual filter.
  private static func isLibaom(_ header: AV1SequenceHeader) -> Bool {
    guard header.hasFilterIntra, header.hasIntraEdgeFilter, !header.hasDisplayDelay else { return false }
    guard let motion = header.motion else {
      return header.hasLargeSuperblocks || !header.hasDirectionalFilter || !canBeSVT(header)
        || (isLarge(header) && !header.hasRestoration)
    }
    guard let order = motion.order, isUsual(motion, order) else { return false }
    return motion.hasMaskedCompound && (motion.hasDualFilter || !order.hasDistanceWeights)
  }

  /// SVT-AV1 4 leaves out the filter of edges in a reduced header, but for preset 5; before it, and in videos, it has it.
  ///
  /// With the recursive filter it restores as well, but for pictures that are too small. libaom without the filter of edges,
  /// which only an option takes away, does that at its slow speeds alone.
  private static func isSVT(_ header: AV1SequenceHeader) -> Bool {
    guard canBeSVT(header) else { return false }
    guard let motion = header.motion else {
      return !header.hasIntraEdgeFilter && header.hasDirectionalFilter && !header.hasLargeSuperblocks
        && (!header.hasFilterIntra || header.hasRestoration || !isLarge(header))
    }
    guard let order = motion.order, isUsual(motion, order), header.hasIntraEdgeFilter, !motion.hasDualFilter,
      motion.hasMaskedCompound == order.hasDistanceWeights, motion.screenContent == 2
    else { return false }
    // With the recursive filter libaom can state the same, with all of the rest or with none.
    return !header.hasFilterIntra || (motion.hasInterIntra && !motion.hasMaskedCompound)
      || header.hasDisplayDelay
  }

  /// Whether it is coded in the one form that SVT-AV1 codes: 4:2:0 of 8 or 10 bits.
  private static func canBeSVT(_ header: AV1SequenceHeader) -> Bool {
    header.profile == 0 && !header.colour.isMonochrome
  }

  /// Whether a picture is large enough for SVT-AV1 to restore it.
  private static func isLarge(_ header: AV1SequenceHeader) -> Bool {
    min(header.size.width, header.size.height) >= 64
  }

  /// What libaom and SVT-AV1 state alike of pictures made of others.
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
