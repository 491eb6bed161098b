extension Rule {
  package static let exifRawDevelopingSoftware = Rule(
    "exifRawDevelopingSoftware", .information, concern: .encoding,
    parameters: [.text("software")],
    reads: [.exif], needs: .editingSoftware,
    source: "EXIF 3.0, 4.6.6.5 (RAWDevelopingSoftware); no file with it was to be had",
    example: ["software": "Silver Efex 2"]
  ) { context in
    context.attributions.editingSoftware.filter { $0.role == .rawDevelopment }.map { software in
      .raised(["software": software.text.quoted()], at: software.evidence)
    }
  }
}
