import MetaLensFacts

extension Rule {
  package static let makerNoteModelDiffers = Rule(
    id: "makerNoteModelDiffers",
    reads: [.exif, .metadata],
    trigger:
      "The maker note names a model in words (Canon's ImageType, Fujifilm's model), and EXIF's Model is another.",
    rationale:
      "One camera writes both: Model was changed, and the maker note not, or the two come from two files.",
    innocent: "None is known; names that only go on where the other ends count as the same.",
    source:
      "ExifTool tag names, Canon 0x0006 and FujiFilm 0x1447; 0 of 90 originals, and of all labelled files only "
      + "one whose Model was changed on purpose",
    example: .story(.makerNoteModelDiffers(model: "Canon EOS R5", noted: "IMG:EOS 40D"))
  ) { context in
    guard let note = context.facts.metadata.value?.makerNote, let noted = note.modelName,
      let model = context.attributions.model
    else { return [] }
    let stated = ModelName(model, make: context.attributions.make.map { $0 + " " + note.maker } ?? note.maker)
    guard !stated.agrees(with: noted.name) else { return [] }
    return [
      Finding(
        .story(.makerNoteModelDiffers(model: model.quoted, noted: noted.value.text.quoted)), grade: .derived,
        evidence: [note.evidence(noted.value), context.evidence(ExifTag.model, in: .ifd0)])
    ]
  }
}
