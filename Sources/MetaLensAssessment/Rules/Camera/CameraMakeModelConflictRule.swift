extension Rule {
  package static let cameraMakeModelConflict = Rule(
    "cameraMakeModelConflict", .warning, concern: .metadata,
    parameters: [.text("make", .name), .text("model", .name), .text("maker", .public)],
    reads: [.exif],
    source: "Table of makers: Docs/Sources.md, E2",
    example: ["make": "Canon", "model": "NIKON D90", "maker": "Nikon"]
  ) { context in
    guard let make = context.attributions.make, let model = context.attributions.model,
      let maker = context.attributions.conflictingMaker
    else { return [] }
    return .raised(
      ["make": make, "model": model, "maker": maker.name], .inferred,
      at: context.evidence(ExifTag.make, in: .ifd0), context.evidence(ExifTag.model, in: .ifd0))
  }
}
