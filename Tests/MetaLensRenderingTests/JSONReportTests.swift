import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct JSONReportTests {
  @Test func addsWhatOnlyTheEdgeKnows() throws {
    let file = AnalyzedFile(label: FileLabel(SystemPath("dir/a.jpg")), outcome: .success(.sample()))
    let value = try JSONReport.value(of: file, in: .english)
    #expect(value["schema"]?.stringValue == "metalens.report/1")
    #expect(value["tool"]?["name"]?.stringValue == "metalens")
    #expect(value["tool"]?["version"]?.stringValue == MetaLensVersion.current)
    #expect(value["tool"]?["model"]?.stringValue == "fitted/1")
    #expect(value["file"]?["path"]?.stringValue == "dir/a.jpg")
    #expect(value["file"]?["pathBytes"] == nil)
    #expect(value["file"]?["bytes"]?.integerValue == 3_145_728)
    #expect(value["language"]?.stringValue == "en")
    #expect(value["redacted"] == nil)
    let flag = try #require(value["flags"]?.arrayValue?.first)
    #expect(flag["description"]?.stringValue?.contains("GIMP 2.4.5") == true)
    #expect(flag["evidence"]?.arrayValue?.first?["tag"]?.integerValue == 305)
    #expect(value["diagnostics"]?.arrayValue?.first?["message"]?.stringValue?.isEmpty == false)
  }

  @Test func keepsBytesOfANameThatIsNotUTF8() throws {
    let label = FileLabel(SystemPath(bytes: [0x61, 0xFF, 0x0A]))
    let error = try JSONReport.value(
      of: AnalyzedFile(label: label, outcome: .failure(MetaLensError(.truncated))), in: .english)
    #expect(error["file"]?["path"]?.stringValue == "a\u{fffd}\n")
    #expect(error["file"]?["pathBytes"]?.stringValue == "61ff0a")
    #expect(error["schema"]?.stringValue == "metalens.error/1")
    #expect(error["error"]?["code"]?.stringValue == "truncated")
    #expect(error["error"]?["message"]?.stringValue?.isEmpty == false)
    #expect(error["language"]?.stringValue == "en")
  }
}
