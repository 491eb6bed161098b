import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// The results for a list's files, collected as they arrive: a few words for each file instead of its report.
struct EvaluatedList {
  /// A file without a result.
  struct Failure: Equatable {
    var path: FileLabel
    var code: String
    var message: String
  }

  /// A file whose badge contradicts its label.
  struct Misjudged: Equatable {
    var path: FileLabel
    var label: String
    var score: Int
    var verdict: String
  }

  private(set) var photos: [EvaluatedPhoto] = []
  /// Files with other labels that are green, in the list's order.
  private(set) var falseGreens: [Misjudged] = []
  /// Originals that are red, in the list's order.
  private(set) var falseReds: [Misjudged] = []
  private(set) var failures: [Failure] = []
  /// What the scores are based on; more than one if the reports come from runs that differ.
  private(set) var bases: Set<EvaluatedReport.Basis> = []
  /// SHA-256 of the signatures that files were compared with; not every format is compared.
  private(set) var signatures: Set<String> = []
  /// How many of `photos` name no group.
  private(set) var ungroupedCount = 0
  private var strings: Set<String> = []
  private let originalLabel: String

  init(originalLabel: String) { self.originalLabel = originalLabel }

  mutating func add(_ row: LabelsList.Row, _ answer: EvaluatedReport.Answer, sha256: String?) {
    if let labelled = row.sha256, let sha256, labelled != sha256 {
      return fail(
        row, code: "otherFile",
        message: "Its SHA-256 differs from the list's, so the label belongs to another file."
      )
    }
    bases.insert(answer.basis)
    if let digest = answer.signatures { signatures.insert(digest) }
    let photo = EvaluatedPhoto(
      label: row.label, category: row.category,
      group: row.group ?? "\0" + row.path.bytes.map(String.init).joined(separator: " "),
      probability: answer.probability, score: answer.score, badge: answer.badge,
      verdict: strings.insert(answer.verdict).memberAfterInsert, isCalibrated: answer.isCalibrated)
    if let photo {
      photos.append(photo)
      judge(photo, of: row)
      if row.group == nil { ungroupedCount += 1 }
    } else {
      fail(row, code: "invalidProbability", message: "Its probability isn't a number from 0 to 1.")
    }
  }

  private mutating func judge(_ photo: EvaluatedPhoto, of row: LabelsList.Row) {
    let isOriginal = photo.label == originalLabel
    guard photo.badge == (isOriginal ? Badge.red : Badge.green) else { return }
    let file = Misjudged(
      path: FileLabel(row.path), label: photo.label, score: photo.score, verdict: photo.verdict)
    if isOriginal { falseReds.append(file) } else { falseGreens.append(file) }
  }

  /// Adds a row whose file has no result, and the reason.
  mutating func fail(_ row: LabelsList.Row, code: String, message: String) {
    failures.append(Failure(path: FileLabel(row.path), code: code, message: message))
  }
}
