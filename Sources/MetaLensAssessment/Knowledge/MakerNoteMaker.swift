/// Makers that write a maker note into every photo, as far as has been measured.
///
/// Counted over the labelled originals by `exif_writers.py notes`; makers of which one original lacks it, or
/// that Docs/Sources.md, E3, names as exceptions, aren't listed.
struct MakerNoteMaker: Sendable {
  /// The maker's name, as it is told to people.
  var name: String
  /// The word in Make, lower case.
  var makeWord: String
  /// Models that have none, or how they begin.
  var exceptions: [String]
  /// Originals measured, all with a maker note.
  var fileCount: Int

  static let all = [
    // iOS 4 and earlier wrote none.
    MakerNoteMaker(
      name: "Apple", makeWord: "apple",
      exceptions: ["iPhone 3G", "iPhone 3GS", "iPhone 4", "iPhone", "iPad"],
      fileCount: 8),
    MakerNoteMaker(name: "Canon", makeWord: "canon", exceptions: [], fileCount: 5),
    MakerNoteMaker(name: "Casio", makeWord: "casio", exceptions: [], fileCount: 4),
    MakerNoteMaker(name: "Nikon", makeWord: "nikon", exceptions: [], fileCount: 3),
    MakerNoteMaker(name: "Olympus", makeWord: "olympus", exceptions: [], fileCount: 3),
  ]

  /// The row of a camera, or nil where it isn't known to write a note.
  static func row(make: String, model: String?) -> MakerNoteMaker? {
    let words = SoftwareCatalogue.words(of: Array(make.utf8)[...])
    return all.first { row in
      words.contains(Array(row.makeWord.utf8)) && model.map { !row.exceptions.contains($0) } ?? true
    }
  }
}
