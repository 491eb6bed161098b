/// The camera's maker, as EXIF Make states it.
///
/// It is determined once per photo, in the attributions, and tables are looked up by it.
struct StatedMaker: Sendable {
  /// The text of Make, trimmed.
  let make: String
  /// The makers that Make names; empty if no table knows it.
  let makers: [Maker]
  /// Whether Make contains a name at all.
  let isName: Bool

  init(_ make: String) {
    self.make = make
    let words = SoftwareCatalogue.words(of: Array(make.utf8)[...])
    makers = words.compactMap { Maker(rawValue: String(decoding: $0, as: UTF8.self)) }
    isName = !words.isEmpty
  }

  /// Whether Make names one of these makers.
  func isOne(of others: [Maker]) -> Bool { makers.contains(where: others.contains) }

  /// Whether a camera's name is that of another maker; false if the tables don't know both makers.
  func isContradicted(byCamera name: String) -> Bool {
    let others = StatedMaker(name).makers + (CameraMaker.maker(ofModel: name)?.makers ?? [])
    guard !makers.isEmpty, !others.isEmpty else { return false }
    let kin = Self.kin.filter { group in group.contains { isOne(of: [$0]) } }.flatMap { $0 }
    return !others.contains { makers.contains($0) || kin.contains($0) }
  }

  /// Groups of makers that are or were one company, or that sell each other's cameras.
  private static let kin: [[Maker]] = [
    [.pentax, .asahi, .ricoh, .samsung], [.fujifilm, .fuji], [.olympus, .om], [.kodak, .eastman],
    [.minolta, .konica, .sony, .ericsson, .hasselblad], [.panasonic, .leica], [.hewlett, .hp],
    [.epson, .seiko], [.sigma, .foveon], [.dji, .hasselblad], [.motorola, .moto], [.huawei, .honor],
    [.xiaomi, .redmi, .poco], [.oppo, .oneplus, .realme], [.google, .htc, .huawei, .lge, .motorola],
    [.ge, .general, .generale], [.microsoft, .nokia],
  ]

  /// Whether Make names Sony's phones: Xperias state `Sony`, cameras `SONY`.
  var isXperia: Bool { make.hasPrefix("Sony") }

  /// Whether the maker makes cameras and no phones (Docs/Sources.md, E2).
  var makesOnlyCameras: Bool { isOne(of: Self.cameraMakers) }

  private static let cameraMakers: [Maker] = [
    .canon, .nikon, .fujifilm, .olympus, .om, .pentax, .ricoh, .casio, .minolta, .sigma, .hasselblad,
  ]

  /// Whether the maker makes phones and hardly anything else.
  var makesPhones: Bool { isOne(of: Self.phoneMakers) }

  /// Whether Make is stated as by phones alone.
  ///
  /// Samsung's phones state `samsung`; its cameras state `SAMSUNG`, as did its phones up to 2013.
  var isOfPhonesAlone: Bool { makesPhones && (make == "samsung" || !isOne(of: [.samsung])) }

  private static let phoneMakers: [Maker] = [
    .apple, .samsung, .google, .xiaomi, .huawei, .honor, .oneplus, .motorola, .lge, .htc, .oppo,
    .vivo, .realme, .nothing, .nokia, .fairphone, .zte,
  ]
}

extension StatedMaker? {
  /// Whether a Make is stated and names this maker; false for nil.
  func names(_ maker: Maker?) -> Bool { maker.map { self?.isOne(of: [$0]) ?? false } ?? false }
}
