extension Rule {
  package static let cameraInfo = Rule(
    "cameraInfo", .isOriginal, concern: .source,
    parameters: [.text("make", .name), .text("model", .name)],
    variant: { values in
      values.text("model").map { ScannerModel.isScanner($0, make: values.text("make")) } == true
        ? "scanner" : nil
    },
    reads: [.exif],
    source: "EXIF 3.0, 4.6.5.4 (Make, Model); Docs/Sources.md, E2",
    example: ["make": "Canon", "model": "Canon EOS 40D"]
  ) { context in
    guard let make = context.attributions.make, let model = context.attributions.model,
      context.attributions.conflictingMaker == nil
    else { return [] }
    return .raised(
      ["make": make, "model": model], at: context.evidence(ExifTag.make, in: .ifd0),
      context.evidence(ExifTag.model, in: .ifd0))
  }
}
