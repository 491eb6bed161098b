extension Rule {
  package static let hevcEncoderCamera = Rule(
    "hevcEncoderCamera", .isOriginal, concern: .encoding,
    parameters: [.text("make", .name), .text("coding", .public)],
    reads: [.exif, .container, .hevc],
    source: "ITU-T H.265, 7.3.2; measured: Docs/Measurements/HEIC.md",
    example: [
      "make": "Apple", "coding": "profile 3, constraints 0xB0, CTB 32, depth 1/0, QP 15, colour 12/1/6",
    ]
  ) { context in
    guard let camera = context.statedCamera, camera.maker.isOne(of: [.apple]),
      context.facts.format == .heic, let hevc = context.attributions.hevc,
      hevc.isAppleCamera(system: context.statedSystem)
    else { return [] }
    return .raised(["make": camera.make, "coding": hevc.coding], .inferred, at: hevc.evidence)
  }
}

extension RuleContext {
  /// The major version of iOS that EXIF Software states; nil if it states none.
  var statedSystem: Int? { AppleSystem.major(ofSoftware: attributions.summary.software) }
}
