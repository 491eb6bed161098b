extension Rule {
  package static let photoshopTextLayers = Rule(
    "photoshopTextLayers", .isEdited, concern: .content, settles: .editor,
    parameters: [.count("count", .public), .text("first")],
    reads: [.metadata], needs: .xmp,
    source: "XMP part 2, 3.2 (photoshop:TextLayers)",
    example: ["count": 1, "first": "Holiday"]
  ) { context in
    let layers = context.xmp.statedItems(XMPNamespace.photoshop, "TextLayers").compactMap { item in
      (item.field(XMPNamespace.photoshop, "LayerName") ?? item.field(XMPNamespace.photoshop, "LayerText"))
        .map { (name: $0, evidence: item.evidence) }
    }
    guard let first = layers.first else { return [] }
    return .raised(["count": layers.count, "first": first.name], at: layers.prefix(10).map(\.evidence))
  }
}
