import MetaLensFacts

extension Rule {
  package static let heicRewrittenByApple = Rule(
    flag: Flag(
      "heicRewrittenByApple", .warning, concern: .metadata,
      parameters: [.text("make", .public)]),
    reads: [.exif, .container, .hevc],
    trigger: "Make is Apple, a HEIF's picture is coded as the camera codes it, and EXIF states the size of "
      + "tiles (TileWidth).",
    rationale:
      "Apple's ImageIO adds the tags where it writes a tiled picture's properties; the camera doesn't.",
    innocent: "Photos changed a date or left a position out on request, and the picture is the camera's; two "
      + "such files were seen, and a phone of 2023 may have begun to write the tags itself.",
    source: "TIFF 6.0, section 15; measured: Docs/Measurements/HEIC.md",
    example: ["make": "Apple"]
  ) { context in
    guard let camera = context.statedCamera, camera.maker.isOne(of: [.apple]),
      context.facts.format == .heic, context.statesTiles,
      let hevc = context.attributions.hevc, hevc.isAppleCamera(system: context.statedSystem)
    else { return [] }
    return [.raised(["make": camera.make], .inferred, at: context.evidence(ExifTag.tileWidth, in: .ifd0))]
  }
}
