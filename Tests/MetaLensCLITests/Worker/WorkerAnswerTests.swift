import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct WorkerAnswerTests {
  private static let reasons: [WorkerRefusal.Reason] = [
    .notJSON, .lineTooLong, .unknownKey("\u{1B}[31m"), .missingKey("path"), .invalidValue("id"),
    .notText("nameBytes"), .notARequest, .noLineBreak, .cut, .unreadable(MetaLensError(.readFailed)),
  ]

  /// Without its id, an answer is the same as the row, byte for byte.
  @Test(arguments: ["7", "", "\"}\n", "\u{2028}ä🙂"]) func anAnswerIsTheRow(id: String) throws {
    for outcome in [.success(.sample()), .failure(MetaLensError(.emptyFile))]
      as [Result<OriginalityReport, MetaLensError>]
    {
      let file = AnalyzedFile(of: SystemPath("p/a.jpg"), outcome: outcome, redacting: false)
      let row = JSONReport.written(file, in: .german) + [UInt8(ascii: "\n")]
      #expect(WorkerAnswer.line(of: file, id: nil, in: .german, limits: ReadLimits()) == row)
      let answer = WorkerAnswer.line(of: file, id: id, in: .german, limits: ReadLimits())
      let front = Array("{\"id\":".utf8) + JSONValue.string(id).written() + Array(",".utf8)
      #expect(answer == front + row.dropFirst())
      #expect(answer.filter { $0 == UInt8(ascii: "\n") }.count == 1)
      #expect(try ForeignJSON.parse(String(decoding: answer, as: UTF8.self))["id"]?.stringValue == id)
    }
  }

  @Test(arguments: Language.allCases) func aRefusalSaysWhatIsWrong(language: Language) throws {
    var codes: Set<String> = []
    for reason in Self.reasons {
      let line = WorkerAnswer.line(of: WorkerRefusal(id: "7", number: 3, reason: reason), in: language)
      #expect(line.last == UInt8(ascii: "\n") && line.filter { $0 < 0x20 }.count == 1)
      let json = try ForeignJSON.parse(String(decoding: line, as: UTF8.self))
      #expect(json["schema"]?.stringValue == "metalens.refusal/1" && json["id"]?.stringValue == "7")
      #expect(json["request"]?.integerValue == 3 && json["language"]?.stringValue == language.rawValue)
      #expect(json["error"]?["message"]?.stringValue?.isEmpty == false)
      codes.insert(try #require(json["error"]?["code"]?.stringValue))
    }
    #expect(codes.count == Self.reasons.count)
    let unnamed = WorkerAnswer.line(of: WorkerRefusal(number: 1, reason: .cut), in: language)
    #expect(try ForeignJSON.parse(String(decoding: unnamed, as: UTF8.self))["id"] == nil)
  }
}
