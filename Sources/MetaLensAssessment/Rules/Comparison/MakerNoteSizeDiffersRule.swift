extension Rule {
  package static let makerNoteSizeDiffers = Rule(
    "makerNoteSizeDiffers", .isEdited, concern: .encoding,
    parameters: FlagParameter.sizes,
    reads: [.exif, .size, .metadata], needs: .makerNote,
    source:
      "ExifTool tag names, Canon AFInfo and Olympus 0x102E; 0 of 5 originals and 11 of 13 other labelled files "
      + "with it",
    example: FlagValues(stated: PixelSize(width: 2272, height: 1704), coded: PixelSize(width: 64, height: 48))
  ) { context in
    guard let note = context.metadata?.makerNote, let noted = note.pictureSize,
      let coded = context.developedSize, noted.size != coded, noted.size.turned != coded
    else { return [] }
    return .raised(
      FlagValues(stated: noted.size, coded: coded), .derived, at: note.evidence(noted.value),
      context.sizeEvidence)
  }
}
