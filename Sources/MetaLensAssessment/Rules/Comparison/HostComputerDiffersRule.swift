extension Rule {
  package static let hostComputerDiffers = Rule(
    "hostComputerDiffers", .warning, concern: .metadata,
    parameters: [.text("host"), .text("model", .name)],
    reads: [.exif],
    source: "Docs/Sources.md, E13; 0 of 3 originals and 0 of 9 other labelled files with both",
    example: ["host": "iPhone 11", "model": "iPhone 14 Pro"]
  ) { context in
    guard let model = context.attributions.model,
      let host = context.exif?.text(ExifTag.hostComputer, in: .ifd0)
    else { return [] }
    let name = ModelName(host)
    guard let first = name.words.first, ["iphone", "ipad", "ipod"].contains(first),
      name != ModelName(model)
    else { return [] }
    return .raised(
      ["host": host.quoted(), "model": model.quoted()],
      at: context.evidence(ExifTag.hostComputer, in: .ifd0),
      context.evidence(ExifTag.model, in: .ifd0))
  }
}
