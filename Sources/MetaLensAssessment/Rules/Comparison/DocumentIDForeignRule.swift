extension Rule {
  package static let documentIDForeign = Rule(
    "documentIDForeign", .warning, concern: .metadata,
    parameters: [.text("identifier")],
    reads: [.exif, .metadata],
    source: "Docs/Sources.md, 2.4; XMP part 2, 2.5; 0 of 90 originals",
    example: ["identifier": "xmp.did:0180117407206811"]
  ) { context in
    guard context.attributions.make != nil,
      context.attributions.claims.about(.program).isEmpty, context.attributions.editingSoftware.isEmpty,
      !context.attributions.programs.contains(where: { $0.kind != .firmware && $0.kind != .systemVersion })
    else { return [] }
    for packet in context.xmp {
      for property in packet.properties
      where property.namespace == XMPNamespace.mediaManagement
        && (property.name == "DocumentID" || property.name == "OriginalDocumentID")
      {
        guard let identifier = property.value.text,
          identifier.hasPrefix("xmp.did:") || identifier.hasPrefix("adobe:docid:")
        else { continue }
        return .raised(
          ["identifier": identifier.quoted()],
          at: packet.evidence(property))
      }
    }
    return []
  }
}
