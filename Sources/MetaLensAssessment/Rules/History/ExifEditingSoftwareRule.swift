extension Rule {
  package static let exifEditingSoftware = Rule(
    "exifEditingSoftware", .isEdited, concern: .encoding, settles: .editor,
    parameters: [.text("software"), .truth("isMetadataOnly")],
    concerning: { $0.isTrue("isMetadataOnly") ? .metadata : nil },
    variant: { $0.isTrue("isMetadataOnly") ? "metadata" : nil },
    reads: [.exif], needs: .editingSoftware,
    source:
      "EXIF 3.0, 4.6.6.5 (ImageEditingSoftware, MetadataEditingSoftware); no file with them was to be had",
    example: ["software": "Silver Efex 2", "isMetadataOnly": false]
  ) { context in
    context.attributions.editingSoftware.filter { $0.role != .rawDevelopment }.map { software in
      .raised(
        ["software": software.text.quoted(), "isMetadataOnly": software.role == .metadataEditing],
        at: software.evidence)
    }
  }
}
