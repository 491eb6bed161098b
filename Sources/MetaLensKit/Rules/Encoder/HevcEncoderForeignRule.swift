import MetaLensFacts

extension Rule {
  package static let hevcEncoderForeign = Rule(
    flag: Flag(
      "hevcEncoderForeign", .isEdited, concern: .encoding,
      parameters: [
        .text("make", .public), .text("encoder", .public), .count("differenceCount", .public),
        .text("coding", .public),
      ],
      variant: { $0.text("encoder") == HEVCEncoderFamily.unknown.rawValue ? "unknown" : "named" },
      phrases: { values, _ in
        let word = values.text("encoder") ?? ""
        return ["encoder": HEVCEncoderFamily(rawValue: word)?.name ?? word]
      }),
    reads: [.exif, .container, .hevc],
    trigger:
      "Make is Apple, and a HEIF's picture, or one of its tiles, is coded by x265 or a Samsung, or differs in five points or "
      + "more of ten from all of Apple's encoders; or Make is Samsung, and it is coded by x265.",
    rationale: "What an encoder writes of itself is settled in its program or its chip. x265 is a program "
      + "that libheif uses, and no phone; changing the boxes around a picture doesn't change it.",
    innocent:
      "A converter that kept the metadata and showed nothing else; a third party's camera app with an "
      + "encoder of its own; a phone newer than those that were measured.",
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
    return [
      .raised(
        [
          "make": camera.make, "encoder": hevc.family.rawValue,
          "differenceCount": HEVCFingerprint.applePointCount - hevc.applePoints, "coding": hevc.coding,
        ], .inferred, at: hevc.evidence, context.evidence(ExifTag.make, in: .ifd0))
    ]
  }
}

extension HEVCFingerprint {
  /// Whether cameras of a maker are known, and none of them codes so.
  fileprivate func isForeign(to maker: StatedMaker) -> Bool {
    if maker.isOne(of: [.apple]) {
      return family == .x265 || family == .samsung || applePoints < Self.fewestApplePoints
    }
    return maker.isOne(of: [.samsung]) && family == .x265
  }
}
