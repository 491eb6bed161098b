extension Rule {
  package static let dimensionsMismatch = Rule(
    "dimensionsMismatch", .isEdited, concern: .encoding,
    parameters: FlagParameter.sizes,
    reads: [.exif, .size],
    source: "EXIF 3.0, 4.6.6.1; Docs/Sources.md, E8",
    example: FlagValues(stated: PixelSize(width: 64, height: 48), coded: PixelSize(width: 32, height: 24))
  ) { context in
    guard let stated = context.attributions.statedSize, let coded = context.developedSize,
      stated != coded, stated.turned != coded
    else { return [] }
    return .raised(FlagValues(stated: stated, coded: coded), .derived, at: context.statedSizeEvidence)
  }
}
