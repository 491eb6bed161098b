extension Rule {
  package static let pictureRefused = Rule(
    flag: Flag(
      "pictureRefused", .warning, concern: .encoding,
      parameters: [.text("reason", .public)]),
    reads: [.frame, .file],
    source: "ITU-T T.81, B.2; libjpeg-turbo 2.1.5's refusals",
    example: ["reason": "Unsupported JPEG data precision 12"]
  ) { context in
    guard let frame = context.facts.frame.value, let reason = frame.refusal, context.facts.isComplete else {
      return []
    }
    return [.raised(["reason": reason], at: frame.evidence)]
  }
}
