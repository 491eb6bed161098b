extension Rule {
  package static let heicRewrittenByApple = Rule(
    "heicRewrittenByApple", .warning, concern: .metadata,
    parameters: [.text("make", .name)],
    reads: [.exif, .container, .hevc],
    source: "TIFF 6.0, section 15; measured: Docs/Measurements/HEIC.md",
    example: ["make": "Apple"]
  ) { context in
    guard let camera = context.statedCamera, camera.maker.isOne(of: [.apple]),
      context.facts.format == .heic, context.statesTiles,
      let hevc = context.attributions.hevc, hevc.isAppleCamera(system: context.statedSystem)
    else { return [] }
    return .raised(["make": camera.make], .inferred, at: context.evidence(ExifTag.tileWidth, in: .ifd0))
  }
}
