extension Rule {
  package static let vendorSegments = Rule(
    "vendorSegments", .isOriginal, concern: .container,
    parameters: [.text("make", .name), .text("segment", .public)],
    reads: [.exif, .structure],
    source: "Docs/Sources.md, 2.2.9",
    example: ["make": "Motorola", "segment": "APP6 MMIMETA"]
  ) { context in
    guard let maker = context.attributions.maker else { return [] }
    for segment in context.facts.structure.value?.coding.segments ?? [] {
      guard let vendor = VendorSegment.match(marker: segment.marker, identifier: segment.identifier),
        maker.isOne(of: vendor.makers)
      else { continue }
      let name = "\(segment.markerName) \(vendor.identifier)"
      return .raised(
        ["make": maker.make, "segment": name], at: Evidence(location: name, offset: segment.offset))
    }
    return []
  }
}
