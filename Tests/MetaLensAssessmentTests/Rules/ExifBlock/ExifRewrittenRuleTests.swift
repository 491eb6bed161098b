import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifRewrittenRuleTests {
  @Test func namesThePhotoshopLayout() throws {
    let photo = ExamplePhoto.camera {
      $0.directoryAlignment = 4
      $0.slackCount = 0
    }
    #expect(
      try raised(by: .exifRewritten, on: photo) == [.flag(.exifRewritten, ["writer": "Adobe Photoshop"])])
  }

  /// Raspberry Pi's own program for its cameras writes with piexif.
  @Test(arguments: [("Canon", 1), ("Raspberry Pi", 0)]) func aCameraThatUsesPiexif(make: String, count: Int)
    throws
  {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(value >> (8 * $0) & 0xFF) }
    }
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
      number(tag, 2) + number(type, 2) + number(count, 4) + number(value, 4)
    }
    let text = Array(make.utf8) + [UInt8](repeating: 0, count: 14 - make.utf8.count)
    // IFD0 at 8, Make after its next pointer, ExifIFD at 52 without a next pointer, so its value is at 66.
    var block: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8] + number(2, 2)
    block += entry(0x010F, 2, 14, 38) + entry(0x8769, 4, 1, 52) + number(0, 4) + text
    block += number(1, 2) + entry(0x829A, 5, 1, 66) + number(1, 4) + number(100, 4)
    #expect(try raised(by: .exifRewritten, on: ExamplePhoto(exif: block)).count == count)
  }

  @Test func slackBehindTheBlockNamesNobody() throws {
    let photo = ExamplePhoto.camera { $0.directoryAlignment = 4 }
    #expect(try raised(by: .exifRewritten, on: photo).isEmpty)
  }

  @Test func aPackedBlockNamesNobody() throws {
    #expect(try raised(by: .exifRewritten, on: .camera { $0.slackCount = 0 }).isEmpty)
  }
}
