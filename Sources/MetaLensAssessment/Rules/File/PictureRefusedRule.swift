extension Rule {
  package static let pictureRefused = Rule(
    "pictureRefused", .warning, concern: .encoding,
    parameters: [.text("reason", .public)],
    reads: [.frame, .file],
    source: "ITU-T T.81, B.2; libjpeg-turbo 2.1.5's refusals",
    example: ["reason": "Unsupported JPEG data precision 12"]
  ) { context in
    // Checked first, since few frames have a refusal.
    guard context.facts.frame.value?.refusal != nil, context.facts.isComplete,
      let frame = context.facts.frame.value, let reason = frame.refusal
    else { return [] }
    return .raised(["reason": reason], at: frame.evidence)
  }
}
