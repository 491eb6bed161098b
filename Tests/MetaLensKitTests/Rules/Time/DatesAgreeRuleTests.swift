import MetaLensFacts
import Testing

@testable import MetaLensKit

@Suite struct DatesAgreeRuleTests {
  @Test func raisedWithinTwoSeconds() throws {
    let details = try raised(by: .datesAgree, on: .dated(modified: "2023:05:30 15:56:03"))
    #expect(details == [.time(.agree(date: "2023-05-30T15:56:01"))])
  }

  @Test(arguments: [nil, "2023:05:30 15:56:04", "0000:00:00 00:00:00"] as [String?])
  func notRaisedFor(modified: String?) throws {
    #expect(try raised(by: .datesAgree, on: .dated(modified: modified)).isEmpty)
  }
}
