extension Rule {
  package static let encoderEditorTables = Rule(
    flag: Flag(
      "encoderEditorTables", .isEdited, concern: .encoding,
      parameters: [.text("make", .public), .text("tables", .public)]),
    reads: [.exif, .frame, .structure],
    trigger: "Make is stated, and both quantization tables equal an editor's or encoder's that "
      + "cameras aren't known to use.",
    rationale: "Photoshop, Lightroom and mozjpeg have tables of their own; two tables of 64 values "
      + "don't coincide by chance.",
    innocent: "Tables are data and may be copied; equal to says consistent with, and no more.",
    source: "Docs/Sources.md, S4.1, S4.3 to S4.6; quantization.tsv",
    example: ["make": "Canon", "tables": "Photoshop Save As 5"]
  ) { context in
    guard let camera = context.statedCamera, let tables = context.attributions.encoder?.editorTables
    else { return [] }
    let table = context.facts.structure.value?.coding.quantizationTables.first
    return [
      .raised(
        ["make": camera.make, "tables": tables.name], .inferred,
        at: Evidence(location: "DQT", offset: table?.segmentOffset))
    ]
  }
}
