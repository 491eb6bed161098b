import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct RowOrderTests {
  private static let files: [(String, AnalyzedFile)] = {
    func file(
      _ path: String, _ score: Int, _ kind: Verdict.Kind, camera: String?, year: Int?, size: Int
    ) -> (String, AnalyzedFile) {
      var report = OriginalityReport.sample(score: score)
      report.verdict = Verdict(kind: kind, confidence: nil, by: "")
      (report.summary.make, report.summary.model) = (nil, camera)
      report.summary.creationDate = year.flatMap {
        CaptureTime(year: $0, month: 1, day: 1, hour: 0, minute: 0, second: 0)
      }
      report.summary.fileSize = size
      return (path, AnalyzedFile(label: FileLabel(SystemPath(path)), outcome: .success(report)))
    }
    let failed = AnalyzedFile(
      label: FileLabel(SystemPath("e")), outcome: .failure(MetaLensError(.emptyFile)))
    return [
      file("a", 90, .cameraOriginal, camera: "Zeta", year: 2020, size: 3),
      file("b", 10, .resaved, camera: nil, year: 2001, size: 9),
      file("c", 10, .edited, camera: "alpha", year: nil, size: 3),
      file("d", 60, .undetermined, camera: "Alpha", year: 2010, size: 1), ("e", failed),
    ]
  }()

  @Test(
    arguments: [
      (.path, "abcde"), (.score, "bcdae"), (.verdict, "cbdae"), (.date, "bdace"), (.camera, "cdabe"),
      (.size, "bcade"),
    ] as [(SortOrder, String)])
  func sorts(order: SortOrder, expected: String) {
    let rows = Self.files.enumerated().reversed().map { place, file in
      (file.0, RowOrder(of: file.1, by: order, place: place))
    }
    #expect(rows.sorted { $0.1 < $1.1 }.map(\.0).joined() == expected)
  }

  @Test func whatArrivesKeepsItsOrder() {
    let orders = [3, 1, 10, 2].map { RowOrder.arriving(at: $0) }
    #expect(orders.sorted().map(\.place) == [1, 2, 3, 10])
  }

  @Test func aLongNameIsCutBetweenItsCharacters() {
    let name = "a" + String(repeating: "\u{E9}", count: 600)
    let file = AnalyzedFile(
      label: FileLabel(SystemPath("a")), outcome: .success(.sample(model: name)))
    let text = RowOrder(of: file, by: .camera, place: 0).text ?? ""
    #expect(text.utf8.count == RowOrder.maximumTextBytes - 1)
    #expect(("canon " + name).hasPrefix(text))
  }
}
