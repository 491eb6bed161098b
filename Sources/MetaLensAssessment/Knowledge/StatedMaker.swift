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

  /// Whether a camera's name is another maker's; false if the tables know the makers of one of the two only.
  func isContradicted(byCamera name: String) -> Bool {
    let others = StatedMaker(name).makers + (CameraMaker.maker(ofModel: name)?.makers ?? [])
    guard !makers.isEmpty, !others.isEmpty else { return false }
    let kin = Self.kin.filter { group in group.contains { isOne(of: [$0]) } }.flatMap { $0 }
    return !others.contains { makers.contains($0) || kin.contains($0) }
  }

  /// Makers that are one, have been, or sell each other's cameras.
  private static let kin: [[Maker]] = [
    [.pentax, .asahi, .ricoh, .samsung], [.fujifilm, .fuji], [.olympus, .om], [.kodak, .eastman],
    [.minolta, .konica, .sony, .ericsson, .hasselblad], [.panasonic, .leica], [.hewlett, .hp],
    [.epson, .seiko], [.sigma, .foveon], [.dji, .hasselblad], [.motorola, .moto], [.huawei, .honor],
    [.xiaomi, .redmi, .poco], [.oppo, .oneplus, .realme], [.google, .htc, .huawei, .lge, .motorola],
    [.ge, .general, .generale], [.microsoft, .nokia],
  ]

  /// Whether it names Sony's phones: Xperias are `Sony`, cameras `SONY`.
  var isXperia: Bool { make.hasPrefix("Sony") }

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
