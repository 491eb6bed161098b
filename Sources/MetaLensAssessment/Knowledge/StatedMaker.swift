/// Who made the camera, as EXIF Make states it: told once a photo, in the attributions; tables key on it.
struct StatedMaker: Sendable {
  /// Make as it is stated, trimmed.
  let make: String
  /// The makers that it names; none for one that no table knows.
  let makers: [Maker]
  /// Whether it names anybody at all.
  let isName: Bool

  init(_ make: String) {
    self.make = make
    let words = SoftwareCatalogue.words(of: Array(make.utf8)[...])
    makers = words.compactMap { Maker(rawValue: String(decoding: $0, as: UTF8.self)) }
    isName = !words.isEmpty
  }

  /// Whether it names one of these.
  func isOne(of others: [Maker]) -> Bool { makers.contains(where: others.contains) }

  /// Whether it makes cameras, and no phones (Docs/Sources.md, E2).
  var makesOnlyCameras: Bool { isOne(of: Self.cameraMakers) }

  private static let cameraMakers: [Maker] = [
    .canon, .nikon, .fujifilm, .olympus, .om, .pentax, .ricoh, .casio, .minolta, .sigma, .hasselblad,
  ]
}

extension StatedMaker? {
  /// Whether a Make is stated and names this maker; nobody names nil.
  func names(_ maker: Maker?) -> Bool { maker.map { self?.isOne(of: [$0]) ?? false } ?? false }
}
