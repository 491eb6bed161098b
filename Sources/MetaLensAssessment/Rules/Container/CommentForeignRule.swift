extension Rule {
  package static let commentForeign = Rule(
    "commentForeign", .isEdited, concern: .metadata,
    parameters: [.text("make", .name), .count("fileCount", .public), .count("modelCount", .public)],
    reads: [.exif, .structure],
    source: "ITU-T T.81, B.2.4.5; the rows of Knowledge/signatures.tsv",
    example: ["make": "Canon", "fileCount": 9, "modelCount": 8]
  ) { context in
    guard let make = context.attributions.make, let habits = context.attributions.comparison?.habits,
      habits.oddities.contains(.comment),
      // An encoder's comment and an embedded file are reported by rules of their own, and count once.
      let comment = context.facts.structure.value?.coding.comments.first(where: {
        EncoderComment.match($0.bytes) == nil && !context.isFile($0)
      })
    else { return [] }
    return .raised(habits.values(make), .inferred, at: Evidence(location: "COM", offset: comment.offset))
  }
}

extension MakerHabits {
  func values(_ make: String) -> FlagValues {
    ["make": make, "fileCount": fileCount, "modelCount": modelCount]
  }
}
