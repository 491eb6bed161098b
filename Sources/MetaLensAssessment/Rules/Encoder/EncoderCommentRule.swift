extension Rule {
  package static let encoderComment = Rule(
    "encoderComment", .isEdited, concern: .encoding,
    parameters: [.text("text")],
    reads: [.exif, .structure],
    source: "Docs/Sources.md, S10; measured: Tests/Accuracy/encoder_layouts.py",
    example: ["text": "Created with GIMP"]
  ) { context in
    guard context.statedCamera != nil else { return [] }
    return context.comments(isEncoder: true)
  }
}
