extension Rule {
  package static let thumbnailTurned = Rule(
    "thumbnailTurned", .isEdited, concern: .content,
    parameters: [.word("turn", PictureTurn.self)],
    variant: { $0.text("turn") },
    reads: [.exif, .pixels],
    source: "Docs/Sources.md, E9; measured: Tests/Accuracy/picture_rates.py",
    example: ["turn": PictureTurn.half]
  ) { context in
    guard case .turned(let turn) = context.attributions.thumbnail?.verdict else { return [] }
    return .raised(["turn": turn], .derived, at: context.thumbnailEvidence)
  }
}
