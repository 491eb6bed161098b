import MetaLensFacts
import MetaLensKit
import MetaLensRendering
import Testing

@testable import MetaLensCLI

struct ReaderSettingsFieldsTests {
  /// Settings that all differ from the usual ones.
  static var unusual: ReaderSettings {
    var settings = ReaderSettings()
    settings.depth = .metadata
    settings.hashing = false
    settings.redact = true
    settings.format = .csv
    settings.language = .korean
    settings.columns = 77
    settings.isWide = true
    settings.isPainted = true
    settings.sort = .camera
    settings.choice = RowFilter(
      badges: [.red, .green], showsFailed: true, verdicts: [.edited, .stripped])
    settings.answer = .photo([.small, .pictures, .relatives])
    settings.factor = 10
    settings.maximumFileBytes = 5
    settings.maximumMemoryBytes = 6
    settings.seconds = 7
    settings.prior = 0.1234567890123
    settings.model = [1, 2]
    settings.includesShipped = false
    settings.signatures = [[3], [4, 5]]
    settings.library = Array("/opt/\u{F6}.so".utf8) + [0xFF]
    settings.anchors = [6]
    return settings
  }

  @Test func thereAndBack() {
    for settings in [ReaderSettings(), Self.unusual] {
      #expect(ReaderSettings(settings.bytes) == settings)
    }
  }

  @Test(arguments: ReaderSettings.Answer.allCases) func everyAnswerComesBack(answer: ReaderSettings.Answer) {
    var settings = Self.unusual
    settings.answer = answer
    #expect(ReaderSettings(settings.bytes) == settings)
  }

  @Test func whatIsCutIsNone() {
    let bytes = ReaderSettings().bytes
    for count in stride(from: 0, to: bytes.count, by: 3) {
      #expect(ReaderSettings(Array(bytes.prefix(count))) == nil)
    }
  }

  /// Checks values that no setting has, in place of those of the unusual ones.
  @Test(
    arguments: [
      (#""answer":"photo13""#, #""answer":"?""#), (#"["green","red"]"#, #"["green","?"]"#),
      (#"["green","red"]"#, #"["red","green"]"#), (#""columns":77"#, #""columns":"77""#),
      (#""depth":"metadata""#, #""depth":"?""#), (#""factor":10"#, #""factor":null"#),
      (#""failed":true"#, #""failed":1"#), (#""format":"csv""#, #""format":"?""#),
      (#""hashing":false"#, #""hashing":"""#), (#""language":"ko""#, #""language":"?""#),
      (#""maximumFileBytes":5"#, #""maximumFileBytes":"5""#),
      (#""maximumMemoryBytes":6"#, #""maximumMemoryBytes":6.0"#), (#""painted":true"#, #""painted":"1""#),
      (#""prior":0.1234567890123"#, #""prior":"?""#), (#""redact":true"#, #""redact":null"#),
      (#""seconds":7,"#, ""), (#""shipped":false"#, #""shipped":0"#), (#""sort":"camera""#, #""sort":"?""#),
      (#""verdicts":["#, #""verdicts":["?","#), (#""wide":true"#, #""wide":true,"x":1"#),
    ] as [(String, String)])
  func whatIsUnknownIsNone(found: String, other: String) throws {
    var fields = try #require(WireFields.read(Self.unusual.bytes, maximum: 100)).map { Array($0) }
    let text = String(decoding: fields[0], as: UTF8.self)
    let changed = text.replacing(found, with: other, maxReplacements: 1)
    #expect(changed != text)
    fields[0] = Array(changed.utf8)
    #expect(ReaderSettings(WireFields.bytes(fields)) == nil)
  }

  @Test func tablesAreBounded() {
    var settings = ReaderSettings()
    settings.signatures = Array(repeating: [1], count: 1000)
    #expect(ReaderSettings(settings.bytes) == settings)
    settings.signatures.append([2])
    #expect(ReaderSettings(settings.bytes) == nil)
  }
}
