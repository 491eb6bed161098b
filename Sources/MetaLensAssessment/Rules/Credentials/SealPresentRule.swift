extension Rule {
  package static let sealPresent = Rule(
    "sealPresent", .information, concern: .metadata,
    parameters: [.text("place", .public)],
    reads: [.metadata],
    source: "SEAL specification (hackerfactor/SEAL); Docs/Sources.md, 2.8",
    example: ["place": "XMP xmp:seal"]
  ) { context in
    for packet in context.xmp {
      for property in packet.properties where property.name == "seal" {
        guard property.namespace == XMPNamespace.basic || property.namespace == XMPNamespace.seal else {
          continue
        }
        let place = property.namespace == XMPNamespace.seal ? "XMP seal:seal" : "XMP xmp:seal"
        return [seal(place, offset: property.offset ?? packet.offset, in: packet.container)]
      }
    }
    let segments = context.facts.structure.value?.coding.segments ?? []
    if let segment = segments.first(where: { [0xE8, 0xE9].contains($0.marker) && $0.identifier == "SEAL" }) {
      let place = segment.markerName + " SEAL"
      return [seal(place, offset: segment.offset, in: place)]
    }
    guard context.facts.format == .png,
      let part = context.facts.container.value?.parts.first(where: { $0.name == "seAl" })
    else { return [] }
    return [seal("PNG seAl", offset: part.offset, in: "PNG seAl")]
  }

  private static func seal(_ place: String, offset: Int, in location: String) -> Sighting {
    .raised(["place": place], at: Evidence(location: location, offset: offset))
  }
}
