import MetaLensFacts

extension Rule {
  package static let heicItemEmptied = Rule(
    flag: Flag(
      "heicItemEmptied", .warning, concern: .metadata,
      parameters: [.text("items", .public)]),
    reads: [.container],
    trigger: "A HEIF or AVIF has an item for EXIF or XMP, or a colour profile, without a byte in it.",
    rationale: "exiftool takes metadata out and leaves the empty items behind; who writes a file writes no "
      + "item for nothing.",
    innocent: "Taking out metadata is what careful people do before they pass a photo on: the picture isn't "
      + "touched by it.",
    source: "ISO/IEC 14496-12, 8.11.3; measured: Docs/Measurements/HEIC.md",
    example: ["items": "Exif"]
  ) { context in
    guard let arrangement = context.attributions.arrangement else { return [] }
    var names: [String] = []
    for item in arrangement.emptied {
      let name = item.type == "Exif" ? "Exif" : "XMP"
      if !names.contains(name) { names.append(name) }
    }
    if arrangement.hasEmptyProfile { names.append("ICC") }
    guard !names.isEmpty else { return [] }
    let places = arrangement.emptied.map {
      Evidence(location: "HEIF item \($0.id)", offset: $0.ranges.first?.lowerBound)
    }
    return [
      .raised(
        ["items": names.joined(separator: ", ")], .observed,
        at: places.isEmpty ? [Evidence(location: "HEIF colr")] : places)
    ]
  }
}
