extension Rule {
  package static let containerItemsIntact = Rule(
    flag: Flag(
      "containerItemsIntact", .isOriginal, concern: .container,
      parameters: [.text("items", .public)]),
    reads: [.structure, .metadata],
    trigger:
      "Each picture and film that XMP lists behind the picture stands there, of the size that is stated.",
    rationale: "Saving again drops them, as a rule, or leaves the list at odds with the file.",
    innocent: "Phones' own editors write a new list with a new picture; metadata editors keep both.",
    source:
      "Ultra HDR image format 1.0; Motion Photo format 1.0; Docs/Sources.md, 2.4; 10 of 90 originals, 1 of 72 saved "
      + "again, 0 of 118 edited",
    example: ["items": "GainMap"]
  ) { context in
    guard let items = ContainerItems(context.facts.metadata.value?.xmp ?? []),
      let trailers = context.facts.trailers, items.isEach(of: trailers)
    else { return [] }
    return [
      .raised(
        ["items": items.names], .derived, at: items.evidence,
        Evidence(location: "trailer", offset: trailers.first?.offset))
    ]
  }
}
