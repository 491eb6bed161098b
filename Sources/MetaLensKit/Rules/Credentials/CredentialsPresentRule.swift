import MetaLensFacts

extension Rule {
  package static let credentialsPresent = Rule(
    id: "credentialsPresent",
    reads: [.metadata],
    trigger: "The file holds Content Credentials with at least one manifest that could be read.",
    rationale: "It is told that they are there and who wrote them; their signature isn't verified.",
    innocent: "Always.",
    source: "C2PA 2.1, 11; Docs/Sources.md, 2.8",
    example: .credentials(.present(program: "Example Camera 1.0", manifests: 1, place: "APP11 JUMBF"))
  ) { context in
    (context.facts.metadata.value?.credentials ?? []).compactMap { store in
      guard let active = store.active else { return nil }
      return Finding(
        .credentials(
          .present(
            program: GeneratorMark.shortened(active.program), manifests: store.manifests.count,
            place: store.container)),
        evidence: [Evidence(location: store.container, offset: store.offset)])
    }
  }
}
