/// Makers that write a maker note into every photo, as far as has been measured.
///
/// Counted over the labelled originals; makers of which one original lacks it, or that Docs/Sources.md, E3, names as
/// exceptions, aren't listed, or for those of their models alone of which none lacks it.
struct MakerNoteMaker: Sendable {
  /// The maker's name, as it is told to people.
  var name: String
  /// Whom Make names.
  var maker: Maker
  /// How the names of the models begin that it holds for; empty for all.
  var beginnings: [String] = []
  /// The first version of Apple's system that writes one.
  var firstSystem: Int?
  /// Models that have none; where a system is stated, it says so instead.
  var exceptions: [String] = []
  /// Originals measured, all with a maker note.
  var fileCount: Int

  static let all = [
    // iOS 6 and earlier wrote none: the models are those that began with one of these.
    MakerNoteMaker(
      name: "Apple", maker: .apple, firstSystem: 7,
      exceptions: [
        "iPad", "iPad 2", "iPad mini", "iPhone", "iPhone 3G", "iPhone 3GS", "iPhone 4", "iPhone 4S",
        "iPhone 5",
        "iPod touch",
      ], fileCount: 42),
    MakerNoteMaker(name: "Canon", maker: .canon, fileCount: 11),
    MakerNoteMaker(name: "Casio", maker: .casio, beginnings: ["EX-"], fileCount: 4),
    // An MX-1700 has none. What other programs saved of an S1 Pro and an S2 Pro has none either.
    MakerNoteMaker(
      name: "Fujifilm", maker: .fujifilm, beginnings: ["FinePix", "X-"],
      exceptions: ["FinePixS1Pro", "FinePixS2Pro"], fileCount: 7),
    MakerNoteMaker(
      name: "Kodak", maker: .eastman, beginnings: ["KODAK DC3", "KODAK DX", "KODAK Z"], fileCount: 5),
    MakerNoteMaker(name: "Minolta", maker: .minolta, fileCount: 3),
    MakerNoteMaker(name: "Nikon", maker: .nikon, fileCount: 27),
    MakerNoteMaker(name: "Olympus", maker: .olympus, fileCount: 4),
    MakerNoteMaker(name: "Panasonic", maker: .panasonic, beginnings: ["DMC-"], fileCount: 3),
    // The early Cybershot and Mavica, and some phones, have none.
    MakerNoteMaker(
      name: "Sony", maker: .sony,
      beginnings: ["ILCE-", "NEX-", "SLT-", "DSC-HX", "DSC-RX", "DSC-TX", "DSC-W"], fileCount: 9),
  ]

  /// The row of a camera, or nil if it isn't known to write a note.
  static func row(maker: StatedMaker, model: String?, software: String?) -> MakerNoteMaker? {
    all.first { row in
      guard maker.makers.contains(row.maker) else { return false }
      if let first = row.firstSystem, let stated = AppleSystem.major(ofSoftware: software) {
        return stated >= first
      }
      guard let model else { return row.beginnings.isEmpty }
      // Bytes: a stranger's model may have any number of marks on a letter.
      return !row.exceptions.contains { $0.utf8.elementsEqual(model.utf8) }
        && (row.beginnings.isEmpty || row.beginnings.contains { model.utf8.starts(with: $0.utf8) })
    }
  }
}
