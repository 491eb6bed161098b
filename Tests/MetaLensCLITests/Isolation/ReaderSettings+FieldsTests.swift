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

  /// Checks that a text that no setting has is refused, except in a set of names or as a flag, and that bytes that
  /// aren't UTF-8 are refused in every text.
  @Test(
    arguments: [
      (Array("?".utf8), [0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 12]), ([0xFF], Array(0..<19)),
    ] as [([UInt8], [Int])])
  func whatIsUnknownIsNone(field: [UInt8], refused: [Int]) throws {
    let fields = try #require(WireFields.read(Self.unusual.bytes, maximum: 100)).map { Array($0) }
    let found = fields.indices.filter { index in
      var changed = fields
      changed[index] = field
      return ReaderSettings(WireFields.bytes(changed)) == nil
    }
    #expect(found == refused)
  }
}
