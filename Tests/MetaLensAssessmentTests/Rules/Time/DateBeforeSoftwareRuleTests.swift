import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct DateBeforeSoftwareRuleTests {
  @Test(
    arguments: [
      ("13.3.1", "2018:05:30 10:00:00", true),
      ("13.3.1", "2019:05:30 10:00:00", false),
      ("26.0", "2024:05:30 10:00:00", true),
      ("2.0", "2005:05:30 10:00:00", false),
      ("13.3.1", "2000:01:01 00:00:10", false),
      ("135", "2005:05:30 10:00:00", false),
      ("Adobe Photoshop CS6 (Windows)", "2011:05:30 10:00:00", true),
      ("Adobe Photoshop CS6 (Windows)", "2012:05:30 10:00:00", false),
      ("Adobe Photoshop 7.0.1", "2001:05:30 10:00:00", true),
      ("My Adobe Photoshop CS6", "2001:05:30 10:00:00", false),
    ] as [(String, String, Bool)])
  func raisedFor(software: String, date: String, expected: Bool) throws {
    #expect(
      try raised(by: .dateBeforeSoftware, on: .phone(software: software, taken: date)).isEmpty == !expected)
  }

  @Test func aNumberIsASystemOfApplesAlone() throws {
    let photo = ExamplePhoto.taken("2005:05:30 15:56:01") {
      $0.set($0.ascii(ExifTag.software, "13.3.1"), in: .ifd0)
    }
    #expect(try raised(by: .dateBeforeSoftware, on: photo).isEmpty)
  }
}
