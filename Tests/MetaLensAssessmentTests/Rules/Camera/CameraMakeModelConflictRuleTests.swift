import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CameraMakeModelConflictRuleTests {
  @Test(arguments: [
    ("Canon", "NIKON D90", "Nikon"), ("samsung", "iPhone 14 Pro", "Apple"), ("Apple", "SM-G991B", "Samsung"),
    ("NIKON CORPORATION", "DSC-RX100", "Sony"),
  ])
  func raisedFor(make: String, model: String, maker: String) throws {
    #expect(
      try raised(by: .cameraMakeModelConflict, on: .made(make, model))
        == [.flag(.cameraMakeModelConflict, ["make": make, "model": model, "maker": maker])])
  }

  @Test(arguments: [
    ("NIKON CORPORATION", "NIKON D90"), ("NIKON", "COOLPIX P6000"), ("SAMSUNG", "SM-G991B"),
    ("Acme", "Box 1"),
    ("EASTMAN KODAK COMPANY", "KODAK EASYSHARE C813"), ("Leica Camera AG", "LEICA Q2"),
    ("FUJI PHOTO FILM CO., LTD.", "FinePix S7000"),
  ])
  func notRaisedFor(make: String, model: String) throws {
    #expect(try raised(by: .cameraMakeModelConflict, on: .made(make, model)).isEmpty)
  }
}
