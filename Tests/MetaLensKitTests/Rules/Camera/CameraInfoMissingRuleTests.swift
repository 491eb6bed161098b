import MetaLensFacts
import Testing

@testable import MetaLensKit

@Suite struct CameraInfoMissingRuleTests {
  private static func photo(_ make: String?, _ model: String?) -> ExamplePhoto {
    .camera { tiff in
      tiff.remove(ExifTag.make, from: .ifd0)
      tiff.remove(ExifTag.model, from: .ifd0)
      if let make { tiff.set(tiff.ascii(ExifTag.make, make), in: .ifd0) }
      if let model { tiff.set(tiff.ascii(ExifTag.model, model), in: .ifd0) }
    }
  }

  @Test func raisedForNeither() throws {
    #expect(try raised(by: .cameraInfoMissing, on: Self.photo(nil, nil)) == [.cameraInfoMissing])
    #expect(try raised(by: .cameraInfoMissing, on: Self.photo(" ", "")) == [.cameraInfoMissing])
  }

  @Test(arguments: [("Canon", nil), (nil, "Box 1"), ("Canon", "Box 1")] as [(String?, String?)])
  func notRaisedFor(make: String?, model: String?) throws {
    #expect(try raised(by: .cameraInfoMissing, on: Self.photo(make, model)).isEmpty)
  }
}
