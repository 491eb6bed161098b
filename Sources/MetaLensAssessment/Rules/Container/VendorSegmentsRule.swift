extension Rule {
  package static let vendorSegments = Rule(
    flag: Flag(
      "vendorSegments", .isOriginal, concern: .container,
      parameters: [.text("make", .name), .text("segment", .public)]),
    reads: [.exif, .structure],
    source: "Docs/Sources.md, 2.2.9",
    example: ["make": "Motorola", "segment": "APP6 MMIMETA"]
  ) { context in
    guard let maker = context.attributions.maker else { return [] }
    let found = (context.facts.structure.value?.coding.segments ?? []).first { segment in
      VendorSegment.match(marker: segment.marker, identifier: segment.identifier)
        .map { maker.isOne(of: $0.makers) } == true
    }
    return found.map { segment in
      let name =
        "APP\(Int(segment.marker) - 0xE0) "
        + (VendorSegment.match(marker: segment.marker, identifier: segment.identifier)?.identifier ?? "")
      return [
        .raised(["make": maker.make, "segment": name], at: Evidence(location: name, offset: segment.offset))
      ]
    } ?? []
  }
}
