extension Rule {
  package static let thumbnailColoursDiffer = Rule(
    "thumbnailColoursDiffer", .isEdited, concern: .content,
    parameters: [.share("saturation", .public), .count("blue", .public), .count("red", .public)],
    variant: { values in
      let saturation = values.number("saturation") ?? 100
      return saturation >= 115 ? "stronger" : saturation <= 70 ? "paler" : "shifted"
    },
    reads: [.exif, .pixels],
    source: "Docs/Sources.md, E11; ITU-T T.871, section 7; measured: Tests/Accuracy/picture_rates.py",
    example: ["saturation": 148, "blue": 3, "red": 0]
  ) { context in
    guard case .otherColours(let colours) = context.attributions.thumbnail?.verdict else { return [] }
    return .raised(
      [
        "saturation": Int(min(999, (colours.saturation * 100).rounded())),
        "blue": Int(colours.blue.rounded()),
        "red": Int(colours.red.rounded()),
      ], .derived, at: context.thumbnailEvidence)
  }
}
