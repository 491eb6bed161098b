extension Rule {
  package static let thumbnailShowsMore = Rule(
    flag: Flag(
      "thumbnailShowsMore", .isEdited, concern: .content,
      parameters: [.share("share", .public)]),
    reads: [.exif, .pixels],
    trigger:
      "The picture is the same as a part of the EXIF thumbnail, 95 % to half of its width; of Google's phones under "
      + "85 %.",
    rationale: "The picture was cropped after the thumbnail was made.",
    innocent:
      "Digital zoom or correction of the lens after the thumbnail. A Pixel makes its thumbnail of another frame, and "
      + "shows 90 to 95 % of it in 2 of 21 originals; of 165 of other makers none shows less than all.",
    source: "Docs/Sources.md, E11; measured: Tests/Accuracy/picture_rates.py",
    example: ["share": 75]
  ) { context in
    guard case .part(let share) = context.attributions.thumbnail?.verdict,
      share < 0.85 || context.attributions.maker?.isOne(of: [.google]) != true
    else { return [] }
    return [
      .raised(["share": Int((share * 100).rounded())], .derived, at: context.thumbnailEvidence)
    ]
  }
}
