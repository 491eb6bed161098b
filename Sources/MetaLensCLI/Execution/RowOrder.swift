import MetaLensKit
import MetaLensRendering

/// A row's place among the others: by the requested order, then by its place among the paths.
struct RowOrder: Comparable, Sendable {
  /// The maximum size of a text in bytes; it waits in memory until the last row, and files may state far longer ones.
  static let maximumTextBytes = 1 << 10

  /// The first criterion; nil sorts after all numbers.
  let number: Int?
  /// The second criterion; nil sorts after all texts.
  let text: String?
  let score: Int
  /// The row's place in the order of paths, in which rows arrive.
  var place: Int

  init(number: Int?, text: String?, score: Int) {
    (self.number, self.text, self.score) = (number, text, score)
    place = 0
  }

  /// Returns the order of what stays in the order in which it comes.
  static func arriving(at place: Int) -> RowOrder {
    var order = RowOrder(number: 0, text: "", score: 0)
    order.place = place
    return order
  }

  init(of file: AnalyzedFile, by order: SortOrder, place: Int) {
    let report = file.report
    score = order == .path ? 0 : report?.score ?? Int.max
    self.place = place
    let date = report?.summary.creationDate
    (number, text) =
      switch order {
      case .path: (0, "")
      case .score: (report?.score, "")
      case .verdict: (report.flatMap { Self.gravity.firstIndex(of: $0.verdict.kind) }, "")
      case .date: (date?.clockSeconds, date?.subsecond.map(Self.cut) ?? "")
      // One maker may be spelled in several ways: samsung, SAMSUNG.
      case .camera: (report == nil ? nil : 0, report.flatMap(Self.camera(of:)))
      case .size: (report.map { -$0.summary.fileSize }, "")
      }
  }

  /// Verdicts that accuse come first, then those that leave it open, then the camera original.
  private static let gravity: [Verdict.Kind] = [
    .aiGenerated, .edited, .resaved, .platformCopy, .screenshot, .copy, .stripped, .incomplete, .undetermined,
    .cameraOriginal,
  ]

  private static func camera(of report: OriginalityReport) -> String? {
    CameraName.of(report.summary).map { cut($0.lowercased()) }
  }

  /// Returns as much of a text's beginning as fits.
  private static func cut(_ text: String) -> String {
    guard text.utf8.count > maximumTextBytes else { return text }
    var end = text.utf8.index(text.startIndex, offsetBy: maximumTextBytes)
    while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
    return String(text[..<end])
  }

  static func < (first: RowOrder, second: RowOrder) -> Bool {
    if first.number != second.number { return isBefore(first.number, second.number) }
    if first.text != second.text { return isBefore(first.text, second.text) }
    if first.score != second.score { return first.score < second.score }
    return first.place < second.place
  }

  private static func isBefore<Value: Comparable>(_ first: Value?, _ second: Value?) -> Bool {
    guard let first else { return false }
    guard let second else { return true }
    return first < second
  }
}
