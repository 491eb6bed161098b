extension Rule {
  package static let photoshopResources = Rule(
    "photoshopResources", .isEdited, concern: .encoding, settles: .editor,
    parameters: [.count("count", .public), .count("quality", .public, optional: true)],
    variant: { $0.number("quality").map { _ in "quality" } },
    reads: [.metadata],
    source: "Adobe Photoshop File Formats, Image Resource IDs; rates: measured on the labelled photos",
    example: ["count": 3, "quality": 12]
  ) { context in
    let found = (context.metadata?.photoshop ?? []).filter { savedByPhotoshop.contains($0.id) }
    let count = found.count < 3 ? 0 : savedByPhotoshop.count { id in found.contains { $0.id == id } }
    guard count >= 3 else { return [] }
    let quality = found.lazy.compactMap { resource -> Int? in
      if case .jpegQuality(let quality, _) = resource.content { quality } else { nil }
    }.first
    return .raised(
      FlagValues().with("count", count).with("quality", ifAny: quality), .inferred,
      at: found.prefix(10).map { resource in
        Evidence(
          location: "\(resource.container) \(resource.signature) 0x"
            + Hexadecimal.text(resource.id, digits: 4),
          offset: resource.offset)
      })
  }

  /// The resources that Photoshop saves: print flags, halftones, transfer functions, quality, grid, thumbnail, angles,
  /// altitude, slices, URLs, version, print scale and styles; not resolution, which others write too, and not IPTC and
  /// its digest.
  private static let savedByPhotoshop: [Int] = [
    0x03F3, 0x03F5, 0x03F8, 0x0406, 0x0408, 0x040C, 0x040D, 0x0414, 0x0419, 0x041A, 0x041E, 0x0421, 0x0426,
    0x0428, 0x043A, 0x043B, 0x2710,
  ]
}
