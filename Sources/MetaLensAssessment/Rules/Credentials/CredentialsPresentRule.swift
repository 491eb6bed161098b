extension Rule {
  package static let credentialsPresent = Rule(
    "credentialsPresent", .information, concern: .metadata,
    parameters: [.text("program", .program), .count("manifests", .public), .text("place", .public)],
    reads: [.metadata], needs: .credentials,
    source: "C2PA 2.1, 11; Docs/Sources.md, 2.8",
    example: ["program": "Example Camera 1.0", "manifests": 1, "place": "APP11 JUMBF"]
  ) { context in
    (context.metadata?.credentials ?? []).compactMap { store in
      guard let active = store.active else { return nil }
      return .raised(
        [
          "program": active.program.quoted(), "manifests": store.manifests.count,
          "place": store.container,
        ], at: Evidence(location: store.container, offset: store.offset))
    }
  }
}
