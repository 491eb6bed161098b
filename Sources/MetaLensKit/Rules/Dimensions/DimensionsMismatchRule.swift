extension Rule {
  package static let dimensionsMismatch = Rule(
    flag: Flag(
      "dimensionsMismatch", .isEdited, concern: .encoding,
      parameters: FlagParameter.sizes),
    reads: [.exif, .size],
    trigger: "PixelXDimension and PixelYDimension are not the coded picture's width and height, in "
      + "either order.",
    rationale: "The picture was resized or cropped after the tags were written, or the metadata is "
      + "another picture's.",
    innocent: "None is known of cameras: every clean file that had this turned out to be resized.",
    source: "EXIF 3.0, 4.6.6.1; Docs/Sources.md, E8",
    example: FlagValues(stated: PixelSize(width: 64, height: 48), coded: PixelSize(width: 32, height: 24))
  ) { context in
    guard let stated = context.attributions.statedSize, let coded = context.developedSize,
      stated != coded, stated.turned != coded
    else { return [] }
    return [.raised(FlagValues(stated: stated, coded: coded), .derived, at: context.statedSizeEvidence)]
  }
}
