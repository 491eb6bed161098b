import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct DateBeforeModelRuleTests {
  @Test(
    arguments: [
      ("2006:12:31 23:59:59", "Canon EOS 40D", true),
      ("2007:01:01 00:00:00", "Canon EOS 40D", false),
      ("2000:01:01 00:03:10", "Canon EOS 40D", false),
      ("2000:01:20 10:00:00", "Canon EOS 40D", false),
      ("2000:02:01 10:00:00", "Canon EOS 40D", true),
      // No clock is known to start in this year.
      ("2005:01:01 00:01:09", "Canon EOS 40D", true),
      ("2015:05:30 10:00:00", "SM-G973F", true),
      ("2019:05:30 10:00:00", "SM-G973F", false),
      ("2015:05:30 10:00:00", "SM-G97", false),
      ("2005:05:30 10:00:00", "Canon EOS 40DX", false),
      ("2005:05:30 10:00:00", "", false),
    ] as [(String, String, Bool)])
  func raisedFor(date: String, model: String, expected: Bool) throws {
    #expect(
      try raised(
        by: .dateBeforeModel, on: .taken(date) { $0.set($0.ascii(ExifTag.model, model), in: .ifd0) }
      )
      .isEmpty == !expected)
  }

  /// The clocks of other devices may start in other years, so their dates do raise the flag.
  @Test(arguments: [Rule.dateBeforeModel, .dateBeforeSoftware]) func speaksOfKnownDefaultsOnly(rule: Rule) {
    #expect(rule.text(.innocent, in: .english).contains("default dates of clocks that MetaLens knows"))
  }
}
