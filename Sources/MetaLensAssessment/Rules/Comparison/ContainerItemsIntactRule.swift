extension Rule {
  package static let containerItemsIntact = Rule(
    "containerItemsIntact", .isOriginal, concern: .container,
    parameters: [.text("items", .public)],
    reads: [.structure, .metadata],
    source:
      "Ultra HDR image format 1.0; Motion Photo format 1.0; Docs/Sources.md, 2.4; 10 of 90 originals, 1 of 72 saved "
      + "again, 0 of 118 edited",
    example: ["items": "GainMap"]
  ) { context in
    guard let items = ContainerItems(context.xmp),
      let trailers = context.facts.trailers, items.isEach(of: trailers)
    else { return [] }
    return .raised(
      ["items": items.names], .derived, at: items.evidence,
      Evidence(location: "trailer", offset: trailers.first?.offset))
  }
}
