import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct CreationDateMissingRuleTests {
  @Test(
    arguments: [(nil, nil), ("0000:00:00 00:00:00", nil), ("    :  :     :  :  ", nil)]
      as [(String?, String?)])
  func raisedFor(original: String?, digitized: String?) throws {
    #expect(
      try raised(by: .creationDateMissing, on: .dated(original: original, digitized: digitized))
        == [.creationDateMissing])
  }

  @Test func notRaisedForDigitizedAlone() throws {
    #expect(try raised(by: .creationDateMissing, on: .dated(original: nil)).isEmpty)
  }
}
