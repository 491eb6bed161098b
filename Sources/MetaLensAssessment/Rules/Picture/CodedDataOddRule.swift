extension Rule {
  package static let codedDataOdd = Rule(
    "codedDataOdd", .warning, concern: .encoding,
    parameters: [.text("warning", .public)],
    reads: [.pixels],
    source: "libjpeg's warnings (jerror.h); ITU-T T.81, F.2.2.3",
    example: ["warning": "Corrupt JPEG data: 13 extraneous bytes before marker 0xd9"]
  ) { context in
    // Certain damage is reported for the file as a whole.
    guard context.facts.isComplete, let warning = context.facts.picture.value?.warning else { return [] }
    return .raised(
      ["warning": warning], .observed, at: Evidence(location: "scan", offset: context.scanOffset))
  }
}

extension RuleContext {
  /// Where a JPEG's first scan begins: the decoder's remarks about the picture name no place.
  var scanOffset: Int? { facts.structure.value?.coding.scans.first?.offset }
}
