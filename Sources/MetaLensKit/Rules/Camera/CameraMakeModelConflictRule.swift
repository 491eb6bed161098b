extension Rule {
  package static let cameraMakeModelConflict = Rule(
    flag: Flag(
      "cameraMakeModelConflict", .warning, concern: .metadata,
      parameters: [.text("make", .public), .text("model", .public), .text("maker", .public)]),
    reads: [.exif],
    trigger: "Model begins with a name that only another maker uses than the one Make states.",
    rationale: "One camera has one maker: one of the two was written by hand, or comes from another "
      + "file.",
    innocent: "A maker that sells another's camera under its own name; such names are kept out of the "
      + "table.",
    source: "Table of makers: Docs/Sources.md, E2",
    example: ["make": "Canon", "model": "NIKON D90", "maker": "Nikon"]
  ) { context in
    guard let make = context.attributions.make, let model = context.attributions.model,
      let maker = context.attributions.conflictingMaker
    else { return [] }
    return [
      .raised(
        ["make": make, "model": model, "maker": maker.name], .inferred,
        at: context.evidence(ExifTag.make, in: .ifd0), context.evidence(ExifTag.model, in: .ifd0))
    ]
  }
}
