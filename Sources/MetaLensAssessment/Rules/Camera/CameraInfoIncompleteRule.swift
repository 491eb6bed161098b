extension Rule {
  package static let cameraInfoIncomplete = Rule(
    "cameraInfoIncomplete", .warning, concern: .metadata,
    parameters: [.text("make", .name, optional: true), .text("model", .name, optional: true)],
    phrases: { values, language in
      let stated = values.text("make") ?? values.text("model") ?? ""
      return ["stated": StatedName.told(stated, isQuoted: true, in: language)]
    },
    reads: [.exif, .exifPlaces],
    source: "EXIF 3.0, 4.6.5.4 (Make, Model); Docs/Sources.md, E2",
    example: ["make": "Canon", "model": String?.none]
  ) { context in
    let make = context.attributions.make
    let model = context.attributions.model
    guard (make == nil) != (model == nil) else { return [] }
    let tag = make == nil ? ExifTag.model : ExifTag.make
    return .raised(["make": make, "model": model], at: context.evidence(tag, in: .ifd0))
  }
}
