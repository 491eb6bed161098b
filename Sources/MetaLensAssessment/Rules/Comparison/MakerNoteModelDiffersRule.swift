extension Rule {
  package static let makerNoteModelDiffers = Rule(
    "makerNoteModelDiffers", .isEdited, concern: .metadata,
    parameters: [.text("model", .name), .text("noted", .name)],
    reads: [.exif, .metadata], needs: .makerNote,
    source:
      "ExifTool tag names, Canon 0x0006 and FujiFilm 0x1447; 0 of 90 originals, and of all labelled files only "
      + "one whose Model was changed on purpose",
    example: ["model": "Canon EOS R5", "noted": "IMG:EOS 40D"]
  ) { context in
    guard let note = context.metadata?.makerNote, let noted = context.notedModel,
      let model = context.attributions.model
    else { return [] }
    let stated = ModelName(model, make: context.attributions.make.map { $0 + " " + note.maker } ?? note.maker)
    guard !stated.agrees(with: noted.name) else { return [] }
    return .raised(
      ["model": model.quoted(), "noted": noted.value.text.quoted()], .derived,
      at: note.evidence(noted.value),
      context.evidence(ExifTag.model, in: .ifd0))
  }
}
