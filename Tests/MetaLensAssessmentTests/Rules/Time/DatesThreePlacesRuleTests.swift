import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct DatesThreePlacesRuleTests {
  @Test(arguments: [
    (true, true, true), (true, false, false), (false, true, false), (false, false, false),
  ])
  func raisedForThree(hasNote: Bool, hasTrailer: Bool, expected: Bool) throws {
    let details = try raisedOnly(by: .datesThreePlaces, on: .camera()) { facts in
      if hasNote { facts.makerNote = .stating("2023:05:30 15:56:00") }
      if hasTrailer {
        facts.trailerValues = [
          TrailerValue(
            trailer: .samsung, name: "Image_UTC_Data", text: "1685429761824", offset: 9, byteCount: 13)
        ]
      }
    }
    #expect(details.isEmpty == !expected)
  }

  @Test(arguments: [(6, 55, 1, true), (6, 55, 0, false), (6, 56, 3, true), (6, 56, 4, false)])
  func thePositionIsOfTheMinuteBefore(hour: UInt32, minute: UInt32, second: UInt32, expected: Bool) throws {
    let details = try raisedOnly(by: .datesThreePlaces, on: .fixed("2023:05:30", (hour, minute, second))) {
      facts in
      facts.makerNote = .stating("2023:05:30 15:56:01")
    }
    #expect(details.isEmpty == !expected)
  }

  /// The maker note's time may differ by two seconds either way.
  @Test(arguments: [("15:55:59", true), ("15:56:03", true), ("15:55:58", false), ("15:56:04", false)])
  func theMakerNoteIsOfTheSameMoment(clock: String, expected: Bool) throws {
    let details = try raisedOnly(by: .datesThreePlaces, on: .fixed("2023:05:30", (6, 55, 52))) { facts in
      facts.makerNote = .stating("2023:05:30 " + clock)
    }
    #expect(details.isEmpty == !expected)
  }

  @Test func whatProgramsCopyDoesNotCount() throws {
    let details = try raisedOnly(by: .datesThreePlaces, on: .fixed("2023:05:30", (6, 55, 52))) { facts in
      facts.xmp = [.stating(XMPNamespace.photoshop, "DateCreated", "2023-05-30T15:56:01")]
    }
    #expect(details.isEmpty)
  }
}
