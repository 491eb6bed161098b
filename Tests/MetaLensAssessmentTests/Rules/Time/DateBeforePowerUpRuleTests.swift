import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct DateBeforePowerUpRuleTests {
  private static func note(_ text: String, _ meaning: MakerNoteFacts.Meaning = .poweredUp) -> MakerNoteFacts {
    MakerNoteFacts(
      maker: "Nikon", offset: 40, byteCount: 30,
      values: [.init(meaning, tag: 0xB6, name: "PowerUpTime", text: text, offset: 50)])
  }

  /// The camera's photo is dated 2023-05-30 15:56:01.
  @Test(arguments: [
    ("2023:05:31 19:56:02", true), ("2023:05:31 19:56:01", false), ("2024:01:01 00:00:00", true),
    ("2023:05:30 15:00:00", false), ("2019:01:01 00:00:00", false), ("15:56:01", false),
  ])
  func raisedFor(date: String, expected: Bool) throws {
    let details = try raisedOnly(by: .dateBeforePowerUp, on: .camera()) { $0.makerNote = Self.note(date) }
    #expect(details.isEmpty == !expected)
  }

  @Test func anotherDateIsNoneOfThePower() throws {
    let details = try raisedOnly(by: .dateBeforePowerUp, on: .camera()) {
      $0.makerNote = Self.note("2024:01:01 00:00:00", .date)
    }
    #expect(details.isEmpty)
  }

  @Test(
    arguments: [(2023, 6, 1, true), (2023, 5, 31, false), (2022, 1, 1, false)]
      as [(UInt16, UInt8, UInt8, Bool)])
  func isReadFromANikonsNote(year: UInt16, month: UInt8, day: UInt8, expected: Bool) throws {
    let found = try findings(by: .dateBeforePowerUp, on: .nikonPoweredUp(year, month, day))
    #expect(found.isEmpty == !expected)
    #expect(found.first?.evidence.count == (expected ? 2 : nil))
  }
}
