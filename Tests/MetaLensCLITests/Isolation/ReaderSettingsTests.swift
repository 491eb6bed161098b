import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import Testing

@testable import MetaLensCLI

struct ReaderSettingsTests {
  @Test(arguments: ReaderSettings.Answer.allCases)
  func aRequestHoldsTwoPhotosWhereTheyAreCompared(answer: ReaderSettings.Answer) {
    var settings = ReaderSettings()
    settings.maximumMemoryBytes = 100
    settings.answer = answer
    #expect(settings.maximumRequest == (answer == .comparison ? 200 : 100) + (1 << 20))
  }

  @Test func theyMakeAService() {
    #expect(ReaderSettings().service != nil)
    // The table is invalid.
    let unusual = ReaderSettingsFieldsTests.unusual
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
