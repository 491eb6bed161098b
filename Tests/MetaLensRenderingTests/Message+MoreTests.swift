import MetaLensAssessment
import Testing

@testable import MetaLensRendering

struct MessageMoreTests {
  @Test(
    arguments: [(0, 0, nil), (3, 3, nil), (2, 3, nil), (4, 3, "1"), (1234, 3, "1231")]
      as [(Int, Int, String?)])
  func countsWhatIsLeftOut(count: Int, maximum: Int, rest: String?) {
    for language in [Language.english, .german] {
      let text = rest.map { Message.diagnosticMore(count: $0).text(in: language) }
      #expect(Message.more(count, than: maximum, in: language) == text)
    }
  }
}
