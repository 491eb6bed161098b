extension Rule {
  package static let thumbnailDiffers = Rule(
    flag: Flag(
      "thumbnailDiffers", .isEdited, concern: .content,
      parameters: [.share("likeness", .public)]),
    reads: [.exif, .pixels],
    trigger: "The EXIF thumbnail and the picture differ in content: correlation under 0.85, or an eighth of "
      + "the area far apart, whatever part, bars, brightness and contrast are allowed for.",
    rationale: "The picture was changed after the thumbnail was made, or one of the two is another photo's.",
    innocent: "None is known of cameras: of 78 originals with a thumbnail none differs.",
    source: "Docs/Sources.md, E11; measured: Tests/Accuracy/picture_rates.py",
    example: ["likeness": 0]
  ) { context in
    guard let comparison = context.attributions.thumbnail, comparison.verdict == .different else { return [] }
    return [
      .raised(["likeness": comparison.likeness], .derived, at: context.thumbnailEvidence)
    ]
  }
}
