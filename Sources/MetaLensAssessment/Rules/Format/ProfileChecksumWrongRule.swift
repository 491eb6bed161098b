extension Rule {
  package static let profileChecksumWrong = Rule(
    "profileChecksumWrong", .warning, concern: .content,
    parameters: [.textOrDash("profile")],
    reads: [.metadata],
    source:
      "ICC.1:2022, 7.2.18 (profile ID); 0 of 62 profiles with an ID in 50 originals, 1 of 66 in other labelled "
      + "files",
    example: ["profile": "GOOG"]
  ) { context in
    let wrong = (context.metadata?.profiles ?? []).filter { $0.matchesID == false }
    guard let first = wrong.first else { return [] }
    return .raised(
      ["profile": first.profileDescription?.quotedText ?? first.creator], .derived,
      at: wrong.map { Evidence(location: $0.container, offset: $0.offset) })
  }
}
