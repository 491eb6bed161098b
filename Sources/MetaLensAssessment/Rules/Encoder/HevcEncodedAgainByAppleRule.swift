extension Rule {
  package static let hevcEncodedAgainByApple = Rule(
    "hevcEncodedAgainByApple", .isEdited, concern: .encoding,
    parameters: [.text("make", .name), .count("signCount", .public), .text("coding", .public)],
    reads: [.exif, .container, .hevc],
    source: "ITU-T H.265, E.2.1; measured: Docs/Measurements/HEIC.md",
    example: [
      "make": "Apple", "signCount": 1,
      "coding": "profile 3, constraints 0xB0, CTB 32, depth 1/0, QP 15, colour 2/2/6",
    ]
  ) { context in
    guard let camera = context.statedCamera, camera.maker.isOne(of: [.apple]),
      context.facts.format == .heic, let hevc = context.attributions.hevc, hevc.family.isApple,
      let arrangement = context.attributions.arrangement
    else { return [] }
    // The other encoder, which no camera file shows, states no colours for a very small picture.
    guard hevc.colour == .rendered || hevc.family == .appleOther && hevc.colour != .camera else { return [] }
    let signs = [!arrangement.hasThumbnail, !arrangement.packets.isEmpty, context.statesTiles].count(
      where: \.self)
    guard signs > 0 else { return [] }
    return .raised(
      ["make": camera.make, "signCount": signs, "coding": hevc.coding], .inferred, at: hevc.evidence)
  }
}

extension RuleContext {
  /// Whether EXIF states the size of tiles, as Apple's ImageIO does in the files that it writes and Apple's camera
  /// doesn't.
  var statesTiles: Bool { exif?.entry(ExifTag.tileWidth, in: .ifd0) != nil }
}
