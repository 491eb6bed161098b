import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CameraProcessedRuleTests {
  private static func photo(_ tag: UInt16, _ value: UInt16, make: String = "Apple") -> ExamplePhoto {
    .camera { tiff in
      tiff.set(tiff.ascii(ExifTag.make, make), in: .ifd0)
      tiff.set(tiff.short(tag, value), in: .exif)
    }
  }

  @Test(arguments: [UInt16(2), 3, 4, 6, 7, 8]) func raisedForAppleWith(value: UInt16) throws {
    let found = try findings(by: .cameraProcessed, on: Self.photo(0xA401, value))
    #expect(found.map(\.detail) == [.flag(.cameraProcessed, ["tag": "CustomRendered", "value": Int(value)])])
    #expect(found.first?.evidence.first?.tag == 0xA401)
  }

  @Test func raisedForAComposite() throws {
    #expect(
      try raised(by: .cameraProcessed, on: Self.photo(0xA460, 3, make: "Canon")) == [
        .flag(.cameraProcessed, ["tag": "CompositeImage", "value": 3])
      ])
  }

  @Test(arguments: [
    (UInt16(0xA401), UInt16(0), "Apple"), (0xA401, 1, "Apple"), (0xA401, 8, "Canon"), (0xA460, 2, "Apple"),
  ])
  func notRaisedFor(tag: UInt16, value: UInt16, make: String) throws {
    #expect(try raised(by: .cameraProcessed, on: Self.photo(tag, value, make: make)).isEmpty)
  }
}
