import Testing

@testable import MetaLensKit

struct EvaluatedReportTests {
  private static let report =
    #"{"badge":"amber","calibrated":false,"depth":"pixels","file":{"path":"a/b.jpg","sha256":"ab"},"model":"fitted/1","#
    + #""prior":0.5,"probability":0.75,"schema":"metalens.report/1","score":60,"signatures":{"sha256":"cd"},"#
    + #""verdict":{"kind":"resaved"}}"#

  @Test func takesWhatIsNeeded() throws {
    let report = try EvaluatedReport(line: Self.report.utf8)
    #expect(report.path == Array("a/b.jpg".utf8))
    #expect(report.sha256 == "ab")
    let answer = try report.outcome.get()
    #expect(answer.probability == 0.75 && answer.score == 60 && answer.badge == .amber)
    #expect(answer.verdict == "resaved" && !answer.isCalibrated && answer.signatures == "cd")
    #expect(answer.basis == .init(model: "fitted/1", depth: "pixels", prior: 0.5))
  }

  @Test func takesTheLanguageIfOneIsStated() throws {
    #expect(try EvaluatedReport(line: Self.report.utf8).language == nil)
    let line = Self.report.dropLast() + #","language":"zh-Hans"}"#
    #expect(try EvaluatedReport(line: line.utf8).language == "zh-Hans")
  }

  @Test func takesErrorsAndNamesThatAreNoText() throws {
    let error =
      #"{"error":{"code":"emptyFile","message":"Empty."},"file":{"path":"x","pathBytes":"61ff"},"schema":"metalens.error/1"}"#
    let report = try EvaluatedReport(line: error.utf8)
    #expect(report.path == [0x61, 0xFF])
    #expect(report.outcome == .failure(.init(code: "emptyFile", message: "Empty.")))
  }

  @Test(
    arguments: [
      ("\"score\":60", "\"score\":101", .lacks("score")), ("\"score\":60,", "", .lacks("score")),
      ("0.75", "1.5", .lacks("probability")), ("0.75", "NaN", .lacks("probability")),
      ("0.5", "1", .lacks("prior")), ("resaved", "resaved\"", .notJSON),
      ("metalens.report/1", "metalens.report/2", .otherForm), ("\"kind\"", "\"kin\"", .lacks("verdict.kind")),
      ("\"path\":\"a/b.jpg\",\"sha256\":\"ab\"", "", .lacks("file.path")),
    ] as [(String, String, EvaluatedReport.Refusal)])
  func refuses(part: String, other: String, refusal: EvaluatedReport.Refusal) {
    let pieces = Self.report.split(separator: part, maxSplits: 1, omittingEmptySubsequences: false)
    let line = pieces.joined(separator: other)
    #expect(throws: refusal) { try EvaluatedReport(line: line.utf8) }
  }

  /// Checks that every cut line is refused, as an interrupted batch leaves half a line.
  @Test func refusesEveryCutLine() {
    let bytes = Array(Self.report.utf8)
    for count in 0..<bytes.count - 2 {
      #expect(throws: EvaluatedReport.Refusal.self) { try EvaluatedReport(line: bytes[..<count]) }
    }
  }
}
