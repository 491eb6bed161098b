extension Rule {
  package static let thumbnailTonesDiffer = Rule(
    "thumbnailTonesDiffer", .isEdited, concern: .content,
    parameters: [.count("brightness", .public), .share("contrast", .public)],
    variant: { values in
      let brightness = values.number("brightness") ?? 0
      return brightness >= 5 ? "brighter" : brightness <= -5 ? "darker" : "contrast"
    },
    phrases: { values, _ in ["levels": String((values.number("brightness") ?? 0).magnitude)] },
    reads: [.exif, .pixels],
    source: "Docs/Sources.md, E11; measured: Tests/Accuracy/picture_rates.py",
    example: ["brightness": 18, "contrast": 112]
  ) { context in
    guard case .otherTones(let tones) = context.attributions.thumbnail?.verdict else { return [] }
    return .raised(
      [
        "brightness": Int(tones.brightness.rounded()), "contrast": Int((tones.contrast * 100).rounded()),
      ], .derived, at: context.thumbnailEvidence)
  }
}
