extension Rule {
  package static let pictureRefused = Rule(
    flag: Flag(
      "pictureRefused", .warning, concern: .encoding,
      parameters: [.text("reason", .public)]),
    reads: [.frame, .file],
    trigger: "libjpeg gives up on the header of a picture that is all there.",
    rationale:
      "A camera writes pictures that the most common decoder reads; this one is damaged or no camera's.",
    innocent: "12-bit, lossless and arithmetic coding, which medical and archive systems use.",
    source: "ITU-T T.81, B.2; libjpeg-turbo 2.1.5's refusals",
    example: ["reason": "Unsupported JPEG data precision 12"]
  ) { context in
    guard let frame = context.facts.frame.value, let reason = frame.refusal, context.facts.isComplete else {
      return []
    }
    return [.raised(["reason": reason], at: frame.evidence)]
  }
}
