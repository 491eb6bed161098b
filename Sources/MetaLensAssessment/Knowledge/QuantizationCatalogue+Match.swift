extension QuantizationCatalogue {
  /// Returns every match for exactly these tables; if `chroma` is nil, luma alone decides.
  func matches(luma: [UInt16], chroma: [UInt16]?) -> [QuantizationMatch] {
    var found: [QuantizationMatch] = []
    let coverage: QuantizationMatch.Coverage = chroma == nil ? .luma : .both
    let isBaseline = luma.allSatisfy { $0 <= 255 } && (chroma?.allSatisfy { $0 <= 255 } ?? true)
    for base in bases {
      // libjpeg 9e's tables are the same as IJG's if luma alone decides, and at many qualities.
      if base.family == .ijg9e, found.first?.family == .ijg { continue }
      guard
        let qualities = Self.qualities(of: base, luma: luma, chroma: chroma, isBaseline: isBaseline)
      else { continue }
      found.append(
        QuantizationMatch(
          family: base.family, qualities: qualities, base: base.index, isBaseline: isBaseline,
          coverage: coverage))
    }
    for pair in pairs where pair.luma == luma && (chroma ?? pair.chroma) == pair.chroma {
      found.append(
        QuantizationMatch(family: pair.family, setting: pair.setting, coverage: coverage))
    }
    // Only tables without a match above can match a digest.
    if found.isEmpty, let chroma, let digest = JPEGDigest.joined(luma: luma, chroma: chroma) {
      for row in digests where digest.hasPrefix(row.digits) {
        found.append(QuantizationMatch(family: row.family, setting: row.setting))
      }
    }
    return found
  }

  private static func qualities(
    of base: Base, luma: [UInt16], chroma: [UInt16]?, isBaseline: Bool
  ) -> ClosedRange<Int>? {
    guard let ofLuma = QuantizationScaling.qualities(making: luma, of: base.luma, isBaseline: isBaseline)
    else { return nil }
    guard let chroma else { return ofLuma }
    return QuantizationScaling.qualities(
      making: chroma, of: base.chroma, in: ofLuma, isBaseline: isBaseline)
  }

  /// Returns the nearest quality of IJG's formula for the tables of T.81, by least squares over all values.
  func nearestIJG(luma: [UInt16], chroma: [UInt16]?) -> QuantizationVerdict.NearestQuality? {
    guard let base = bases.first(where: { $0.family == .ijg }) else { return nil }
    var tables = [(values: luma, base: base.luma)]
    if let chroma { tables.append((values: chroma, base: base.chroma)) }
    let count = tables.reduce(0) { $0 + min($1.values.count, $1.base.count) }
    guard count > 0, let nearest = QuantizationScaling.nearest(to: tables) else { return nil }
    return .init(quality: nearest.quality, residual: (nearest.squares / Double(count)).squareRoot())
  }
}
