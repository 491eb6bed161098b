extension Rule {
  package static let thumbnailShowsMore = Rule(
    flag: Flag(
      "thumbnailShowsMore", .isEdited, concern: .content,
      parameters: [.share("share", .public)]),
    reads: [.exif, .pixels],
    trigger: "The picture is the same as a part of the EXIF thumbnail, 95 % to half of its width.",
    rationale: "The picture was cropped after the thumbnail was made.",
    innocent: "Digital zoom or correction of the lens after the thumbnail; none was seen among originals.",
    source: "Docs/Sources.md, E11; measured: Tests/Accuracy/picture_rates.py",
    example: ["share": 75]
  ) { context in
    guard case .part(let share) = context.attributions.thumbnail?.verdict else { return [] }
    return [
      .raised(["share": Int((share * 100).rounded())], .derived, at: context.thumbnailEvidence)
    ]
  }
}
