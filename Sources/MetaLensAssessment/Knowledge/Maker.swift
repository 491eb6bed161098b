/// A maker of cameras or phones; the raw value is the word, in lower case, by which EXIF Make names it.
///
/// Makers that changed their name have several (`fuji`, `fujifilm`): a table lists those it was measured with.
enum Maker: String, Sendable, Hashable, CaseIterable {
  case apple, arashi, asahi, blackberry, canon, casio, dji, eastman, epson, fairphone, flir, fuji, fujifilm,
    google
  case gopro, hasselblad, hewlett, honor, hp, htc, huawei, insta360, kodak, konica, leica, lge, minolta,
    motorola
  case nikon, nintendo, nokia, nothing, olympus, om, oneplus, oppo, panasonic, pentax, poco, polaroid, realme,
    redmi
  case ricoh, samsung, sanyo, sigma, sony, toshiba, vivo, xiaomi, zte
}

/// Who made the camera, as EXIF Make states it: told once a photo, in the attributions; tables key on it.
struct StatedMaker: Sendable {
  /// Make as it is stated, trimmed.
  let make: String
  /// The makers that it names; none for one that no table knows.
  let makers: [Maker]

  init(_ make: String) {
    self.make = make
    makers = SoftwareCatalogue.words(of: Array(make.utf8)[...]).compactMap {
      Maker(rawValue: String(decoding: $0, as: UTF8.self))
    }
  }

  /// Whether it names one of these.
  func isOne(of others: [Maker]) -> Bool { makers.contains(where: others.contains) }

  /// Whether it makes cameras, and no phones (Docs/Sources.md, E2).
  var makesOnlyCameras: Bool { isOne(of: Self.cameraMakers) }

  private static let cameraMakers: [Maker] = [
    .canon, .nikon, .fujifilm, .olympus, .om, .pentax, .ricoh, .casio, .minolta, .sigma, .hasselblad,
  ]
}
