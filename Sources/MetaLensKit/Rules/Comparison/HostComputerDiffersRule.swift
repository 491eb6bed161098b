extension Rule {
  package static let hostComputerDiffers = Rule(
    flag: Flag(
      "hostComputerDiffers", .warning, concern: .metadata,
      parameters: [.text("host"), .text("model", .public)]),
    reads: [.exif],
    trigger: "HostComputer names an iPhone, iPad or iPod, and Model is another.",
    rationale:
      "Apple's devices write their own name into both: the file was written on another device, or Model was "
      + "changed.",
    innocent:
      "A picture that another of the owner's devices exported, and pictures of a camera saved on a phone.",
    source: "Docs/Sources.md, E13; 0 of 3 originals and 0 of 9 other labelled files with both",
    example: ["host": "iPhone 11", "model": "iPhone 14 Pro"]
  ) { context in
    guard let exif = context.facts.exif.value, let model = context.attributions.model,
      let entry = exif.entry(ExifTag.hostComputer, in: .ifd0), let bytes = exif.textBytes(of: entry)
    else { return [] }
    let host = ExifText(bytes: bytes).text
    let name = ModelName(host)
    guard let first = name.words.first, ["iphone", "ipad", "ipod"].contains(first),
      name != ModelName(model)
    else { return [] }
    return [
      .raised(
        ["host": host.quoted, "model": model.quoted], at: context.evidence(ExifTag.hostComputer, in: .ifd0),
        context.evidence(ExifTag.model, in: .ifd0))
    ]
  }
}
