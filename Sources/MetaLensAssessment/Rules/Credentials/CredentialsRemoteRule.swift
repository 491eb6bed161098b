extension Rule {
  package static let credentialsRemote = Rule(
    "credentialsRemote", .information, concern: .metadata,
    parameters: [.text("url")],
    reads: [.metadata], needs: .xmp,
    source: "C2PA 2.1, 11.4 (external manifests); Docs/Sources.md, 2.8",
    example: ["url": "https://example.org/manifests/1.c2pa"]
  ) { context in
    for packet in context.xmp {
      guard let property = packet.property(XMPNamespace.dublinCoreTerms, "provenance"),
        let url = property.value.text, url.hasPrefix("https://") || url.hasPrefix("http://")
      else { continue }
      return .raised(
        ["url": url.quoted()],
        at: packet.evidence(property))
    }
    return []
  }
}
