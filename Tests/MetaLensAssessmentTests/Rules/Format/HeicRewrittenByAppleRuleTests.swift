import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct HeicRewrittenByAppleRuleTests {
  private static func exif(_ make: String = "Apple") -> [UInt8] {
    ExamplePhoto.phoneExif(make: make) { $0.set($0.long(ExifTag.tileWidth, 512), in: .ifd0) }
  }

  /// A picture that was coded again has its own flag.
  @Test(arguments: [
    (ExamplePhoto.phone(exif()), true), (.phone(), false), (.phone(exif("SONY")), false),
    (.phoneRendered(exif()), false), (.phone(exif()) { $0.hevc = .x265 }, false), (.camera(), false),
  ]) func raisedFor(photo: ExamplePhoto, isRaised: Bool) throws {
    #expect(try raised(by: .heicRewrittenByApple, on: photo).isEmpty == !isRaised)
  }
}
