import MetaLensFacts

extension Rule {
  package static let thumbnailTurned = Rule(
    id: "thumbnailTurned",
    reads: [.exif, .pixels],
    trigger: "The picture is the EXIF thumbnail turned by a quarter or half, or mirrored, as both are coded.",
    rationale:
      "Orientation turns both for the viewer, so a camera codes both alike; programs that turn or mirror "
      + "a picture often leave its thumbnail.",
    innocent: "A device that turns the picture and not its thumbnail; none was seen among originals.",
    source: "Docs/Sources.md, E9; measured: Tests/Accuracy/picture_rates.py",
    example: .thumbnail(.turned(.half))
  ) { context in
    guard case .turned(let turn) = context.attributions.thumbnail?.verdict else { return [] }
    return [Finding(.thumbnail(.turned(turn)), grade: .derived, evidence: [context.thumbnailEvidence])]
  }
}
