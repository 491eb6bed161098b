import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct DatesAgreeRuleTests {
  @Test func raisedWithinTwoSeconds() throws {
    let details = try raised(by: .datesAgree, on: .dated(modified: "2023:05:30 15:56:03"))
    #expect(details == [.flag(.datesAgree, ["date": "2023-05-30T15:56:01"])])
  }

  @Test(arguments: [nil, "2023:05:30 15:56:04", "0000:00:00 00:00:00"] as [String?])
  func notRaisedFor(modified: String?) throws {
    #expect(try raised(by: .datesAgree, on: .dated(modified: modified)).isEmpty)
  }

  /// The camera was announced in 2007, so three equal tags of 2001 support nothing.
  @Test(arguments: [("2001:05:30 15:56:01", 0), ("2011:05:30 15:56:01", 1)])
  func notRaisedBesideAContradiction(date: String, count: Int) throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.set(tiff.ascii(ExifTag.dateTime, date), in: .ifd0)
      tiff.set(tiff.ascii(ExifTag.dateTimeOriginal, date), in: .exif)
      tiff.set(tiff.ascii(ExifTag.dateTimeDigitized, date), in: .exif)
    }
    #expect(try raised(by: .datesAgree, on: photo).count == count)
  }

  /// The date is before the day on which the body was made, or before the camera was switched on.
  @Test(
    arguments: [
      (.fujifilmMade("240310"), 0), (.fujifilmMade("170310"), 1), (.nikonPoweredUp(2023, 6, 1), 0),
      (.nikonPoweredUp(2022, 1, 1), 1),
    ] as [(ExamplePhoto, Int)])
  func notRaisedBesideTheNotesDate(photo: ExamplePhoto, count: Int) throws {
    #expect(try raised(by: .datesAgree, on: photo).count == count)
  }
}
