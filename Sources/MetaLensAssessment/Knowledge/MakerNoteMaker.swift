/// A maker that writes a maker note into every photo, as far as was measured.
///
/// It was counted in the labelled originals. A maker with an original without a note, or one that Docs/Sources.md, E3,
/// names as an exception, isn't listed, or only with models of which no original lacks one.
struct MakerNoteMaker: Sendable {
  /// The maker's name for people.
  var name: String
  /// The maker that Make names.
  var maker: Maker
  /// The beginnings of the names of the models that the row is for; empty for all models.
  var beginnings: [String] = []
  /// The first version of Apple's system that writes a note.
  var firstSystem: Int?
  /// Models without a note; if a system is stated, `firstSystem` decides instead.
  var exceptions: [String] = []
  /// The number of originals that were measured, all with a maker note.
  var fileCount: Int

  static let all = [
    // iOS 6 and earlier wrote no note; the models are those that shipped with one of these versions.
    MakerNoteMaker(
      name: "Apple", maker: .apple, firstSystem: 7,
      exceptions: [
        "iPad", "iPad 2", "iPad mini", "iPhone", "iPhone 3G", "iPhone 3GS", "iPhone 4", "iPhone 4S",
        "iPhone 5",
        "iPod touch",
      ], fileCount: 42),
    MakerNoteMaker(name: "Canon", maker: .canon, fileCount: 11),
    MakerNoteMaker(name: "Casio", maker: .casio, beginnings: ["EX-"], fileCount: 4),
    // An MX-1700 writes no note. Files of an S1 Pro and an S2 Pro that programs saved have none either.
    MakerNoteMaker(
      name: "Fujifilm", maker: .fujifilm, beginnings: ["FinePix", "X-"],
      exceptions: ["FinePixS1Pro", "FinePixS2Pro"], fileCount: 7),
    MakerNoteMaker(
      name: "Kodak", maker: .eastman, beginnings: ["KODAK DC3", "KODAK DX", "KODAK Z"], fileCount: 5),
    MakerNoteMaker(name: "Minolta", maker: .minolta, fileCount: 3),
    MakerNoteMaker(name: "Nikon", maker: .nikon, fileCount: 27),
    MakerNoteMaker(name: "Olympus", maker: .olympus, fileCount: 4),
    MakerNoteMaker(name: "Panasonic", maker: .panasonic, beginnings: ["DMC-"], fileCount: 3),
    // The early Cybershot and Mavica, and some phones, write no note.
    MakerNoteMaker(
      name: "Sony", maker: .sony,
      beginnings: ["ILCE-", "NEX-", "SLT-", "DSC-HX", "DSC-RX", "DSC-TX", "DSC-W"], fileCount: 9),
  ]

  /// Returns the row of a camera; nil if it isn't known to write a note.
  static func row(maker: StatedMaker, model: String?, software: String?) -> MakerNoteMaker? {
    all.first { row in
      guard maker.makers.contains(row.maker) else { return false }
      if let first = row.firstSystem, let stated = AppleSystem.major(ofSoftware: software) {
        return stated >= first
      }
      guard let model else { return row.beginnings.isEmpty }
      // Compares bytes: the model is untrusted text, whose letters may have any number of marks.
      return !row.exceptions.contains { $0.utf8.elementsEqual(model.utf8) }
        && (row.beginnings.isEmpty || row.beginnings.contains { model.utf8.starts(with: $0.utf8) })
    }
  }
}
