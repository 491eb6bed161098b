extension Rule {
  package static let thumbnailTurned = Rule(
    flag: Flag(
      "thumbnailTurned", .isEdited, concern: .content,
      parameters: [.word("turn", PictureTurn.self)],
      variant: { $0.text("turn") }),
    reads: [.exif, .pixels],
    trigger: "The picture is the EXIF thumbnail turned by a quarter or half, or mirrored, as both are coded.",
    rationale:
      "Orientation turns both for the viewer, so a camera codes both alike; programs that turn or mirror "
      + "a picture often leave its thumbnail.",
    innocent: "A device that turns the picture and not its thumbnail; none was seen among originals.",
    source: "Docs/Sources.md, E9; measured: Tests/Accuracy/picture_rates.py",
    example: ["turn": PictureTurn.half]
  ) { context in
    guard case .turned(let turn) = context.attributions.thumbnail?.verdict else { return [] }
    return [.raised(["turn": turn], .derived, at: context.thumbnailEvidence)]
  }
}
