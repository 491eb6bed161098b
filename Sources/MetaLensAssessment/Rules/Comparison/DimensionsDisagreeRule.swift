extension Rule {
  package static let dimensionsDisagree = Rule(
    "dimensionsDisagree", .warning, concern: .encoding,
    parameters: [.text("property", .public)] + FlagParameter.sizes,
    reads: [.size, .metadata], needs: .xmp,
    source: "XMP part 2, 3.2 and 3.3; Docs/Sources.md, 2.4; 0 of 90 originals, 11 of 118 edited",
    example: FlagValues(stated: PixelSize(width: 4288, height: 2848), coded: PixelSize(width: 64, height: 48))
      .with("property", "exif:PixelXDimension")
  ) { context in
    guard let coded = context.developedSize else { return [] }
    for claim in context.attributions.claims.about(.size, in: .xmp) {
      guard let stated = PixelSize(claim.value)?.nonEmpty, stated != coded, stated.turned != coded
      else { continue }
      return .raised(
        FlagValues(stated: stated, coded: coded).with("property", claim.property), .derived,
        at: claim.evidence, context.sizeEvidence)
    }
    return []
  }
}

extension PixelSize {
  /// Makes a size from a claim's text, such as `4000x3000`; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]), width >= 0, height >= 0,
      width <= 1 << 31, height <= 1 << 31
    else { return nil }
    self.init(width: width, height: height)
  }
}
