import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct DateBeforeManufactureRuleTests {
  private static func note(
    _ text: String, _ meaning: MakerNoteFacts.Meaning = .manufactured
  ) -> MakerNoteFacts {
    MakerNoteFacts(
      maker: "Fujifilm", offset: 40, byteCount: 30,
      values: [.init(meaning, tag: 0x10, name: "ManufactureDate", text: text, offset: 50)])
  }

  /// The camera's photo is dated 2023-05-30 15:56:01.
  @Test(arguments: [
    ("2023:06:01", true), ("2024:01:01", true), ("2023:05:31", false), ("2023:05:30", false),
    ("2017:03:10", false), ("2024:13:01", false), ("2024", false), ("", false),
  ])
  func raisedFor(day: String, expected: Bool) throws {
    let details = try raisedOnly(by: .dateBeforeManufacture, on: .camera()) {
      $0.makerNote = Self.note(day)
    }
    #expect(details.isEmpty == !expected)
  }

  @Test func anotherDateIsNoneOfTheBody() throws {
    let details = try raisedOnly(by: .dateBeforeManufacture, on: .camera()) {
      $0.makerNote = Self.note("2024:01:01", .date)
    }
    #expect(details.isEmpty)
  }

  /// Clocks that weren't set begin in January of some year, and a body isn't made decades after the picture.
  @Test(arguments: [
    ("2017:01:01 00:10:00", false), ("2016:01:20 00:10:00", false), ("2016:02:01 00:10:00", true),
    ("2002:12:08 12:00:00", false), ("2002:12:08 12:00:01", true), ("1998:03:01 12:00:00", true),
    ("1996:12:31 12:00:00", false),
  ])
  func defaultDatesArePassedOver(date: String, expected: Bool) throws {
    let photo = ExamplePhoto.camera { $0.set($0.ascii(ExifTag.dateTimeOriginal, date), in: .exif) }
    let details = try raisedOnly(by: .dateBeforeManufacture, on: photo) {
      $0.makerNote = Self.note("2017:03:10")
    }
    #expect(details.isEmpty == !expected)
  }

  @Test(arguments: [("240310", true), ("230602", true), ("230531", false), ("170310", false)])
  func isReadFromAFujifilmsNote(day: String, expected: Bool) throws {
    let found = try findings(by: .dateBeforeManufacture, on: .fujifilmMade(day))
    #expect(found.isEmpty == !expected)
    #expect(found.first?.evidence.count == (expected ? 2 : nil))
  }
}
