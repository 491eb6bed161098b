extension Rule {
  package static let heicItemEmptied = Rule(
    "heicItemEmptied", .warning, concern: .metadata,
    parameters: [.text("items", .public)],
    reads: [.container],
    source: "ISO/IEC 14496-12, 8.11.3; measured: Docs/Measurements/HEIC.md",
    example: ["items": "Exif"]
  ) { context in
    guard let arrangement = context.attributions.arrangement else { return [] }
    var names: [String] = []
    for item in arrangement.emptied {
      let name = item.type == "Exif" ? "Exif" : "XMP"
      if !names.contains(name) { names.append(name) }
    }
    // A truncated box may have had more bytes.
    if arrangement.hasEmptyProfile, context.facts.isComplete { names.append("ICC") }
    guard !names.isEmpty else { return [] }
    let places = arrangement.emptied.map {
      Evidence(location: "HEIF item \($0.id)", offset: $0.ranges.first?.lowerBound)
    }
    return .raised(
      ["items": names.joined(separator: ", ")], .observed,
      at: places.isEmpty ? [Evidence(location: "HEIF colr")] : places)
  }
}
