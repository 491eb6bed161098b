extension Rule {
  package static let orientationTwice = Rule(
    "orientationTwice", .warning, concern: .encoding,
    parameters: [.count("orientation", .public)] + FlagParameter.sizes,
    reads: [.exif, .size, .metadata],
    source: "EXIF 3.0, 4.6.5.1.6; Docs/Sources.md, E9; 0 of 18 originals with a quarter turn",
    example: FlagValues(stated: PixelSize(width: 64, height: 48), coded: PixelSize(width: 48, height: 64))
      .with("orientation", 6)
  ) { context in
    guard let orientation = context.attributions.summary.orientation, (5...8).contains(orientation),
      let coded = context.developedSize, coded.height > coded.width
    else { return [] }
    var stated: [(size: PixelSize, evidence: Evidence)] = []
    if let size = context.attributions.statedSize {
      stated.append((size, context.evidence(ExifTag.pixelXDimension, in: .exif)))
    }
    if let note = context.metadata?.makerNote, let noted = note.pictureSize {
      stated.append((noted.size, note.evidence(noted.value)))
    }
    for claim in context.attributions.claims.about(.size, in: .xmp) {
      if let size = PixelSize(claim.value) { stated.append((size, claim.evidence)) }
    }
    guard let wide = stated.first(where: { $0.size.width > $0.size.height }) else { return [] }
    return .raised(
      FlagValues(stated: wide.size, coded: coded).with("orientation", orientation), .derived,
      at: context.evidence(ExifTag.orientation, in: .ifd0), wide.evidence, context.sizeEvidence)
  }
}
