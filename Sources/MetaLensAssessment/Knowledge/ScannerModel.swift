/// The names of scanners, and of printers that scan, as their makers give them and EXIF Model repeats them.
///
/// Most of these makers make cameras too, so that a maker's name says nothing. Whole words and whole names are compared,
/// in which no camera's name is known to be: none of 555 models and beginnings of models in `camera-years.tsv`, none in
/// `signatures.tsv`, and none of the cameras in 967 files, of which two are by film scanners and one by a printer.
package enum ScannerModel {
  /// Whether Make and Model, as stated, are a scanner's; neither says whether a camera's exposure is stated too.
  package static func isScanner(_ model: String, make: String?) -> Bool {
    isScanner(model, maker: make.map { StatedMaker($0) })
  }

  static func isScanner(_ model: String, maker: StatedMaker?) -> Bool {
    // A scanner's name may stand in Make too, and then not be left in Model's without the maker's.
    let whole = ModelName(model).words
    if (whole + ModelName(maker?.make ?? "").words).contains(where: isScannersAlone) { return true }
    var words = ModelName(model, make: maker?.make).words
    if words.count > 1, words.first == "hp" { words.removeFirst() }
    let makers = SoftwareCatalogue.words(of: Array((maker?.make ?? "").utf8)[...])
    let forms = [words, whole].map { Array($0.joined(separator: " ").utf8) }
    return names.contains { row in
      (row.maker.isEmpty || makers.contains { $0.elementsEqual(row.maker.utf8) })
        && row.shapes.contains { shape in forms.contains { SoftwareShape(shape).matches($0) } }
    }
  }

  /// Whether a word, in lower case, is in scanners' names alone.
  private static func isScannersAlone(_ word: String) -> Bool {
    word == "scan" || word == "scanner" || beginnings.contains { word.utf8.starts(with: $0.utf8) }
  }

  /// The beginnings of words that are in scanners' names alone; some makers put the number right behind them.
  private static let beginnings = [
    "bizhub", "canoscan", "coolscan", "crystalscan", "deskjet", "digitdia", "documate", "doxie", "duoscan",
    "fastfoto", "film2sd", "filmscan", "flextight", "imagerunner", "laserjet", "officejet", "opticbook",
    "opticfilm", "opticpro", "pakon", "primefilm", "scanjet", "scanmaker", "scansnap", "scanwit", "scanza",
    "snapscan", "sprintscan", "workcentre",
  ]

  /// The whole names, in lower case and without the maker's, that are scanners' by the makers that a word of Make
  /// names; by any, if it is empty.
  static let names: [(maker: String, shapes: [String])] = [
    // Cameras were named PhotoSmart too, with three digits or a year's series (`43x series`).
    (
      "",
      [
        "photosmart plus {any}", "photosmart premium {any}", "photosmart {d4} series",
        "photosmart {a1}{d4} series", "envy {d4} series", "fuji frontier{any}", "fujifilm frontier{any}",
        "reflecta proscan{any}", "noritsu {any}",
      ]
    ),
    ("agfa", ["d lab {any}"]), ("brother", ["ads {any}", "dcp {any}", "mfc {any}"]),
    ("canon", ["lide {any}", "{a1-2}{d3-4} series", "{a1-2}{d3-4} series {any}"]),
    (
      "epson",
      [
        "ds {any}", "es {any}", "et {any}", "expression {any}", "gt {any}", "perfection{any}", "stylus {any}",
        "wf {any}", "workforce {any}", "xp {any}",
      ]
    ),
    // The scanners of the Frontier laboratories.
    ("fuji", ["sp {d3-4}", "frontier", "frontier{any}"]),
    ("fujifilm", ["sp {d3-4}", "frontier", "frontier{any}"]), ("fujitsu", ["fi {any}"]),
    ("nikon", ["ls {d2-4}", "ls {d2-4} ed"]),
    // Noritsu makes laboratories alone.
    ("noritsu", ["{any}"]), ("reflecta", ["proscan{any}"]), ("ricoh", ["aficio {any}"]),
    ("samsung", ["clx {any}", "scx {any}"]),
  ]
}

extension PhotoSummary {
  /// Whether Model names a scanner, and a flag says that it is one or that the maker's note is missing.
  ///
  /// So it is also where an exposure is stated, which a scanner has none of. A program of a photo lab alone makes no
  /// scanner of a camera.
  package func namesScanner(beside flags: [OriginalityFlag]) -> Bool {
    flags.contains { $0.id == .softwareScanner || $0.id == .makerNoteMissing }
      && model.map { ScannerModel.isScanner($0, make: make) } == true
  }
}
