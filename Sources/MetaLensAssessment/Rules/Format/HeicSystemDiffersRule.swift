extension Rule {
  package static let heicSystemDiffers = Rule(
    "heicSystemDiffers", .warning, concern: .metadata,
    parameters: [.count("stated", .public), .truth("isLater")],
    variant: { $0.json["isLater"]?.boolValue == true ? "later" : "earlier" },
    reads: [.exif, .container],
    source: "ISO/IEC 14496-12, 8.4.3; measured: Docs/Measurements/HEIC.md",
    example: ["stated": 15, "isLater": true]
  ) { context in
    guard let camera = context.statedCamera, camera.maker.isOne(of: [.apple]),
      context.facts.format == .heic, let stated = context.statedSystem, let media = context.facts.mediaFile,
      let parts = context.facts.container.value?.parts,
      let isShort = AppleSystem.isShortHandler(media, BoxOrder(of: parts))
    else { return [] }
    guard isShort != (stated >= AppleSystem.firstWithShortHandler) else { return [] }
    return .raised(
      ["stated": stated, "isLater": isShort], .inferred,
      at: context.evidence(ExifTag.software, in: .ifd0),
      Evidence(location: "hdlr", offset: parts.first { $0.name == "hdlr" }?.offset))
  }
}
