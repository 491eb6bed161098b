import MetaLensFacts
import Testing

@testable import MetaLensKit

@Suite struct CameraInfoRuleTests {
  private static func photo(_ make: String?, _ model: String?) -> ExamplePhoto {
    .camera { tiff in
      tiff.remove(ExifTag.make, from: .ifd0)
      tiff.remove(ExifTag.model, from: .ifd0)
      if let make { tiff.set(tiff.ascii(ExifTag.make, make), in: .ifd0) }
      if let model { tiff.set(tiff.ascii(ExifTag.model, model), in: .ifd0) }
    }
  }

  @Test func raisedForBoth() throws {
    let details = try raised(by: .cameraInfo, on: Self.photo("Acme ", "Box 1"))
    #expect(details == [.cameraInfo(make: "Acme", model: "Box 1")])
  }

  @Test(
    arguments: [("Canon", nil), (nil, "Box 1"), (nil, nil), ("Canon", "NIKON D90"), (" ", "Box 1")]
      as [(String?, String?)])
  func notRaisedFor(make: String?, model: String?) throws {
    #expect(try raised(by: .cameraInfo, on: Self.photo(make, model)).isEmpty)
  }
}
