extension Rule {
  package static let iptcDigestMismatch = Rule(
    "iptcDigestMismatch", .isEdited, concern: .metadata,
    reads: [.metadata],
    source:
      "MWG guidelines 2.0, 3.3.1; Docs/Sources.md, 2.5; 0 of 90 originals, 3 of 61 labelled files with a digest, each "
      + "changed by Exiv2 or ExifTool"
  ) { context in
    guard let metadata = context.metadata else { return [] }
    let blocks = metadata.iptc.filter { $0.byteCount > 0 }
    guard !blocks.isEmpty else { return [] }
    for resource in metadata.photoshop {
      guard case .iptcDigest(let digest) = resource.content, digest.utf8.contains(where: { $0 != 0x30 }),
        !blocks.contains(where: { $0.digest == digest })
      else { continue }
      return .raised(
        [:], .derived, at: Evidence(location: resource.container + " 8BIM 0x0425", offset: resource.offset),
        Evidence(location: blocks[0].container, offset: blocks[0].offset))
    }
    return []
  }
}
