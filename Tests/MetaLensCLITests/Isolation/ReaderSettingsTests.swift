import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import Testing

@testable import MetaLensCLI

struct ReaderSettingsTests {
  private var unusual: ReaderSettings {
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
    settings.wantsReports = true
    settings.wantsPictures = true
    settings.wantsRelatives = true
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
    for settings in [ReaderSettings(), unusual] { #expect(ReaderSettings(settings.bytes) == settings) }
  }

  @Test func whatIsCutIsNone() {
    let bytes = ReaderSettings().bytes
    for count in stride(from: 0, to: bytes.count, by: 3) {
      #expect(ReaderSettings(Array(bytes.prefix(count))) == nil)
    }
  }

  @Test func theyMakeAService() {
    #expect(ReaderSettings().service != nil)
    // The table is invalid.
    #expect(unusual.service == nil)
    #expect(unusual.limits.fileBytes == 5 && unusual.limits.memoryBytes == 6)
  }

  @Test func greetings() {
    let greeting = ReaderGreeting(held: [.systemCalls], memoryBytes: 5)
    #expect(ReaderGreeting(greeting.bytes) == greeting)
    #expect(ReaderGreeting([]) == nil && ReaderGreeting(WireFields.bytes([[65], [49]])) == nil)
  }

  @Test(arguments: [(0, 5), ((1 << 20) - 1, 5), (1 << 20, 6), (200 << 20, 205)])
  func aLargePhotoMayTakeLonger(byteCount: Int, seconds: Int) {
    var settings = ReaderSettings()
    settings.seconds = 5
    #expect(settings.seconds(for: byteCount) == seconds)
  }
}
