extension Rule {
  package static let makerNoteEdited = Rule(
    "makerNoteEdited", .isEdited, concern: .encoding, settles: .editor,
    parameters: [.text("maker", .public), .text("values", .public)],
    reads: [.exif, .metadata], needs: .makerNote,
    source: "ExifTool, Nikon, Canon and Pentax tags; rates: measured on the labelled photos",
    example: ["maker": "Nikon", "values": "RetouchHistory Trim"]
  ) { context in
    guard let note = context.metadata?.makerNote, note.maker != "Apple" else { return [] }
    let edits = context.makerNoteEdits
    guard !edits.isEmpty else { return [] }
    let values = edits.map { "\($0.value.name) \($0.value.text)" }.joined(separator: ", ")
    return .raised(["maker": note.maker, "values": values.quoted()], at: edits.map(\.evidence))
  }
}

extension RuleContext {
  /// The edits that the maker note states, except a raw file's development in the camera: its picture counts as the
  /// camera's first.
  var makerNoteEdits: [(value: MakerNoteFacts.Value, evidence: Evidence)] {
    guard let note = metadata?.makerNote else { return [] }
    return note.values.filter { value in
      switch (value.name, value.text) {
      case ("ImageGeneration", _), ("RetouchNEFProcessing", _), ("RetouchHistory", "NEF Processing"),
        ("RawDevEditStatus", _):
        false
      default: value.meaning == .edited
      }
    }.map { ($0, note.evidence($0)) }
  }
}
