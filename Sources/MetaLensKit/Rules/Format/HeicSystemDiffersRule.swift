import MetaLensFacts

extension Rule {
  package static let heicSystemDiffers = Rule(
    flag: Flag(
      "heicSystemDiffers", .warning, concern: .metadata,
      parameters: [.count("stated", .public), .truth("isLater")],
      variant: { $0.json["isLater"]?.boolValue == true ? "later" : "earlier" }),
    reads: [.exif, .container],
    trigger:
      "Make is Apple, a HEIF's boxes are in Apple's order, and the handler's name is that of iOS 16 and "
      + "later while Software states an earlier one, or the other way round.",
    rationale: "Who wrote the container isn't the system that EXIF names: it was written again later, or the "
      + "metadata is another file's.",
    innocent:
      "Photos on a newer system changed a date or left a position out, and kept the text of Software. "
      + "That the name changed with iOS 16 rests on 27 files.",
    source: "ISO/IEC 14496-12, 8.4.3; measured: Docs/Measurements/HEIC.md",
    example: ["stated": 15, "isLater": true]
  ) { context in
    guard let camera = context.statedCamera, camera.maker.isOne(of: [.apple]),
      context.facts.format == .heic, let stated = context.statedSystem, let media = context.facts.mediaFile,
      let parts = context.facts.container.value?.parts,
      let isShort = AppleSystem.isShortHandler(media, BoxOrder(of: parts))
    else { return [] }
    guard isShort != (stated >= AppleSystem.firstWithShortHandler) else { return [] }
    return [
      .raised(
        ["stated": stated, "isLater": isShort], .inferred,
        at: context.evidence(ExifTag.software, in: .ifd0),
        Evidence(location: "hdlr", offset: parts.first { $0.name == "hdlr" }?.offset))
    ]
  }
}
