extension Rule {
  package static let containerItemsMissing = Rule(
    "containerItemsMissing", .isEdited, concern: .container,
    parameters: [.text("items", .public), .count("byteCount", .public), .count("found", .public)],
    reads: [.structure, .metadata],
    source:
      "Ultra HDR image format 1.0; Motion Photo format 1.0; Docs/Sources.md, 2.4; 0 of 10 originals with a list",
    example: ["items": "GainMap", "byteCount": 40, "found": 0]
  ) { context in
    guard context.facts.isComplete, let items = ContainerItems(context.xmp)
    else { return [] }
    let found = (context.facts.trailers ?? []).reduce(0) { $0 + $1.byteCount }
    guard found < items.byteCount else { return [] }
    return .raised(
      ["items": items.names, "byteCount": items.byteCount, "found": found], .derived, at: items.evidence,
      Evidence(location: "trailer", offset: context.facts.trailers?.first?.offset))
  }
}
