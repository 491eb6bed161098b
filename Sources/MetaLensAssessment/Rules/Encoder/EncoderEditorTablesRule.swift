extension Rule {
  package static let encoderEditorTables = Rule(
    "encoderEditorTables", .isEdited, concern: .encoding,
    parameters: [.text("make", .name), .text("tables", .public)],
    reads: [.exif, .frame, .structure],
    source: "Docs/Sources.md, S4.1, S4.3 to S4.6; quantization.tsv",
    example: ["make": "Canon", "tables": "Photoshop Save As 5"]
  ) { context in
    guard let camera = context.statedCamera, let tables = context.attributions.encoder?.editorTables
    else { return [] }
    let table = context.facts.structure.value?.coding.quantizationTables.first
    return .raised(
      ["make": camera.make, "tables": tables.name], .inferred,
      at: Evidence(location: "DQT", offset: table?.segmentOffset))
  }
}
