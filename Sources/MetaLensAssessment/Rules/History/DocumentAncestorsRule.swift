extension Rule {
  package static let documentAncestors = Rule(
    "documentAncestors", .isEdited, concern: .content, settles: .editor,
    parameters: [.count("count", .public), .text("first")],
    reads: [.metadata], needs: .xmp,
    source: "XMP part 2, 3.2 (photoshop:DocumentAncestors)",
    example: ["count": 2, "first": "xmp.did:30F2C1A0"]
  ) { context in
    let items = context.xmp.statedItems(XMPNamespace.photoshop, "DocumentAncestors").compactMap { item in
      (item.property.value.text?.quotedText ?? item.field(XMPNamespace.photoshop, "AncestorID")).map {
        (name: $0, evidence: item.evidence)
      }
    }
    guard let first = items.first else { return [] }
    return .raised(["count": items.count, "first": first.name], at: items.prefix(10).map(\.evidence))
  }
}
