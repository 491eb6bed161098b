import MetaLensFacts

extension Rule {
  package static let photoshopTextLayers = Rule(
    id: "photoshopTextLayers",
    reads: [.metadata],
    trigger: "photoshop:TextLayers names layers.",
    rationale: "Photoshop lists here the layers of text that were set into the document.",
    innocent: "A watermark or a date is text too.",
    source: "XMP part 2, 3.2 (photoshop:TextLayers)",
    example: .history(.textLayers(count: 1, first: "Holiday"))
  ) { context in
    let layers = context.statedItems(XMPNamespace.photoshop, "TextLayers").compactMap { item in
      (item.field(XMPNamespace.photoshop, "LayerName") ?? item.field(XMPNamespace.photoshop, "LayerText"))
        .map { (name: $0, evidence: item.evidence) }
    }
    guard let first = layers.first else { return [] }
    return [
      Finding(
        .history(.textLayers(count: layers.count, first: first.name)),
        evidence: layers.prefix(10).map(\.evidence))
    ]
  }
}
