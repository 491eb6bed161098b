import MetaLensFacts

extension Rule {
  static let encoderComment = Rule(
    id: "encoderComment",
    reads: [.exif, .structure],
    trigger: "Make is stated, and a comment is one by which an encoder or editor names itself.",
    rationale: "gd, FFmpeg, GIMP and others sign what they save.",
    innocent: "None is known: cameras write no such comment.",
    source: "Fact sheet S10; measured: Tests/Scripts/encoder_layouts.py",
    example: .encoder(.comment(text: "Created with GIMP")),
    triggering: .coded { $0.segments = [(0xFE, Array("Created with GIMP\u{0}".utf8))] },
    nonTriggering: .coded { $0.segments = [(0xFE, Array("LEAD Technologies Inc. V1.01".utf8))] }
  ) { context in
    guard context.statedCamera != nil else { return [] }
    return context.comments(isEncoder: true)
  }
}
