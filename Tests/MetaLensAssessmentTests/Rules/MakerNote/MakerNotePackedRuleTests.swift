import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MakerNotePackedRuleTests {
  private static func exif(_ padCount: Int, spare: Int = 0, make: String = "Apple") -> [UInt8] {
    ExamplePhoto.phoneExif(make: make) {
      let note = ExamplePhoto.appleNote(padCount: padCount, spareCount: spare)
      $0.set($0.undefined(ExifTag.makerNote, note), in: .exif)
    }
  }

  /// iOS 15 and earlier, with two zeros for the handler's name, don't pack.
  @Test(
    arguments: [
      (.phone(), 1), (.phone(exif(0)), 1), (.phone(exif(2)), 0), (.phone(exif(0, spare: 1)), 0),
      (.phone(exif(0)) { $0.order.swapAt(2, 3) }, 0), (.phone(exif(0)) { $0.handlerNameByteCount = 2 }, 0),
      (.phone(exif(0, make: "SONY")), 0), (ExamplePhoto(exif: exif(0)), 0), (.camera(), 0),
    ] as [(ExamplePhoto, Int)]) func raisedFor(photo: ExamplePhoto, count: Int) throws
  {
    #expect(try raised(by: .makerNotePacked, on: photo).count == count)
  }
}
