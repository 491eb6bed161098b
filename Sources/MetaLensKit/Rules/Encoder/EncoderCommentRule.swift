extension Rule {
  package static let encoderComment = Rule(
    flag: Flag(
      "encoderComment", .isEdited, concern: .encoding,
      parameters: [.text("text")]),
    reads: [.exif, .structure],
    trigger: "Make is stated, and a comment is one by which an encoder or editor names itself.",
    rationale: "gd, FFmpeg, GIMP and others sign what they save.",
    innocent: "None is known: cameras write no such comment.",
    source: "Docs/Sources.md, S10; measured: Tests/Accuracy/encoder_layouts.py",
    example: ["text": "Created with GIMP"]
  ) { context in
    guard context.statedCamera != nil else { return [] }
    return context.comments(isEncoder: true)
  }
}
