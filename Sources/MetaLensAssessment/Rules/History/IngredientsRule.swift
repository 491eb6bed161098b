extension Rule {
  package static let ingredients = Rule(
    "ingredients", .isEdited, concern: .content, settles: .editor,
    parameters: [.count("count", .public), .text("first")],
    reads: [.metadata], needs: .xmp,
    source: "XMP part 2, 3.3 (xmpMM:Ingredients)",
    example: ["count": 1, "first": "xmp.did:30F2C1A0"]
  ) { context in
    let items = context.xmp.statedItems(XMPNamespace.mediaManagement, "Ingredients").compactMap { item in
      item.documentName.map { (name: $0, evidence: item.evidence) }
    }
    guard let first = items.first else { return [] }
    return .raised(["count": items.count, "first": first.name], at: items.prefix(10).map(\.evidence))
  }
}
