import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MakerNotePaddedRuleTests {
  private static func exif(_ padCount: Int, spare: Int = 0, make: String = "Apple") -> [UInt8] {
    ExamplePhoto.phoneExif(make: make) {
      let note = ExamplePhoto.appleNote(padCount: padCount, spareCount: spare)
      $0.set($0.undefined(ExifTag.makerNote, note), in: .exif)
    }
  }

  /// iOS 15 and earlier, with two zeros for the handler's name, pad as exiftool does.
  @Test(
    arguments: [
      (.phone(exif(2)), 1), (.phone(exif(0, spare: 1)), 1), (.phone(exif(2, spare: 1)), 2),
      (.phone(exif(2)) { $0.order.swapAt(2, 3) }, nil), (.phone(exif(0)), nil),
      (.phone(exif(0, spare: 2)), nil),
      (.phone(exif(2)) { $0.handlerNameByteCount = 2 }, nil), (.phone(exif(2, make: "SONY")), nil),
      (ExamplePhoto(exif: exif(2)), nil), (.camera(), nil),
    ] as [(ExamplePhoto, Int?)]) func raisedFor(photo: ExamplePhoto, count: Int?) throws
  {
    let found = try raised(by: .makerNotePadded, on: photo)
    #expect(found.map { $0.parameters["padCount"] } == (count.map { [.integer($0)] } ?? []))
  }
}
