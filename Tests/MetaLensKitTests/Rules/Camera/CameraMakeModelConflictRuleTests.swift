import MetaLensFacts
import Testing

@testable import MetaLensKit

@Suite struct CameraMakeModelConflictRuleTests {
  private static func photo(_ make: String?, _ model: String?) -> ExamplePhoto {
    .camera { tiff in
      tiff.remove(ExifTag.make, from: .ifd0)
      tiff.remove(ExifTag.model, from: .ifd0)
      if let make { tiff.set(tiff.ascii(ExifTag.make, make), in: .ifd0) }
      if let model { tiff.set(tiff.ascii(ExifTag.model, model), in: .ifd0) }
    }
  }

  @Test(arguments: [
    ("Canon", "NIKON D90", "Nikon"), ("samsung", "iPhone 14 Pro", "Apple"), ("Apple", "SM-G991B", "Samsung"),
    ("NIKON CORPORATION", "DSC-RX100", "Sony"),
  ])
  func raisedFor(make: String, model: String, maker: String) throws {
    #expect(
      try raised(by: .cameraMakeModelConflict, on: Self.photo(make, model))
        == [.camera(.conflict(make: make, model: model, maker: maker))])
  }

  @Test(arguments: [
    ("NIKON CORPORATION", "NIKON D90"), ("NIKON", "COOLPIX P6000"), ("SAMSUNG", "SM-G991B"),
    ("Acme", "Box 1"),
    ("EASTMAN KODAK COMPANY", "KODAK EASYSHARE C813"), ("Leica Camera AG", "LEICA Q2"),
    ("FUJI PHOTO FILM CO., LTD.", "FinePix S7000"),
  ])
  func notRaisedFor(make: String, model: String) throws {
    #expect(try raised(by: .cameraMakeModelConflict, on: Self.photo(make, model)).isEmpty)
  }
}
