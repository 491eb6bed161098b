extension Rule {
  package static let historyLonger = Rule(
    "historyLonger", .information, concern: .metadata,
    parameters: [.count("count", .public)],
    reads: [.metadata], needs: .xmp,
    source: "XMP part 2, 3.3 (xmpMM:History)",
    example: ["count": 1]
  ) { context in
    let steps = context.historySteps
    guard steps.count > 20 else { return [] }
    return .raised(["count": steps.count - 20], at: steps[10].evidence)
  }
}
