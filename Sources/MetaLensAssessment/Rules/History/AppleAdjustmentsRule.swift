extension Rule {
  package static let appleAdjustments = Rule(
    "appleAdjustments", .isEdited, concern: .encoding, settles: .editor,
    parameters: [.text("values", .public)],
    reads: [.exif, .metadata],
    source: "ExifTool, XMP aas and Apple tags (PhotosRenderEffect); no file with them was to be had",
    example: ["values": "AffineA"]
  ) { context in
    let stated = context.xmp.statedProperties { $0.namespace == XMPNamespace.appleAdjustments }
    let note = context.makerNoteEdits.filter { _ in context.metadata?.makerNote?.maker == "Apple"
    }
    guard !stated.isEmpty || !note.isEmpty else { return [] }
    let names = stated.map(\.property.name) + note.map { "\($0.value.name) \($0.value.text)" }
    return .raised(
      ["values": names.joined(separator: ", ").quoted()],
      at: stated.prefix(10).map(\.evidence) + note.map(\.evidence))
  }
}
