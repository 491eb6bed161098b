extension Rule {
  package static let hevcEncoderForeign = Rule(
    "hevcEncoderForeign", .isEdited, concern: .encoding,
    parameters: [
      .text("make", .name), .text("encoder", .public), .count("differenceCount", .public),
      .text("coding", .public),
    ],
    variant: { $0.text("encoder") == HEVCEncoderFamily.unknown.rawValue ? "unknown" : "named" },
    phrases: { values, _ in
      EncoderFamily.phrases(values, "encoder") { HEVCEncoderFamily(rawValue: $0)?.name }
    },
    reads: [.exif, .container, .hevc],
    source: "ITU-T H.265, 7.3.2; measured: Docs/Measurements/HEIC.md",
    example: [
      "make": "Apple", "encoder": "x265", "differenceCount": 9,
      "coding": "profile 3, constraints 0x90, CTB 64, depth 0/1, QP 26, colour –",
    ]
  ) { context in
    guard let camera = context.statedCamera, context.facts.format == .heic,
      let first = context.attributions.hevc,
      let hevc = ([first] + first.others).first(where: { $0.isForeign(to: camera.maker) })
    else { return [] }
    return .raised(
      [
        "make": camera.make, "encoder": hevc.family.rawValue,
        "differenceCount": HEVCFingerprint.applePointCount - hevc.applePoints, "coding": hevc.coding,
      ], .inferred, at: hevc.evidence, context.evidence(ExifTag.make, in: .ifd0))
  }
}

extension HEVCFingerprint {
  /// Whether a maker's cameras are known and none of them codes in this way.
  fileprivate func isForeign(to maker: StatedMaker) -> Bool {
    if maker.isOne(of: [.apple]) {
      return family == .x265 || family == .samsung || applePoints < Self.fewestApplePoints
    }
    return maker.isOne(of: [.samsung]) && family == .x265
  }
}
