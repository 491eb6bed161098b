extension Rule {
  package static let documentAncestors = Rule(
    flag: Flag(
      "documentAncestors", .isEdited, concern: .content, settles: .editor,
      parameters: [.count("count", .public), .text("first")]),
    reads: [.metadata],
    trigger: "photoshop:DocumentAncestors names documents.",
    rationale: "Photoshop notes here the documents that parts of this one were copied or placed from.",
    innocent:
      "A copied layer brings all its document's ancestors with it, even where nothing of them is seen.",
    source: "XMP part 2, 3.2 (photoshop:DocumentAncestors)",
    example: ["count": 2, "first": "xmp.did:30F2C1A0"]
  ) { context in
    let items = context.statedItems(XMPNamespace.photoshop, "DocumentAncestors").compactMap { item in
      (item.property.value.text?.quotedText ?? item.field(XMPNamespace.photoshop, "AncestorID")).map {
        (name: $0, evidence: item.evidence)
      }
    }
    guard let first = items.first else { return [] }
    return [
      .raised(["count": items.count, "first": first.name], at: items.prefix(10).map(\.evidence))
    ]
  }
}
