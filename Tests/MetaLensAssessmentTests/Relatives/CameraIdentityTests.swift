import Testing

@testable import MetaLensAssessment

struct CameraIdentityTests {
  private func camera(_ make: String, _ model: String?, _ serial: String) -> CameraIdentity? {
    CameraIdentity(make: make, model: model, serial: serial)
  }

  @Test(arguments: [
    ("000000", true), ("", true), ("---", true), ("123", true), ("1111111", true), ("FFFFFFFF", true),
    ("1234567", true), ("1234567890", true), ("0123456789", true), ("987654321", true), ("UNKNOWN", true),
    ("None", true), ("4294967295", true), ("65535", true), ("420117", false), ("NO= 2004426", false),
    ("B9U505495", false), ("1234568", false),
  ])
  func placeholdersAreNoNumbers(serial: String, isPlaceholder: Bool) {
    #expect((camera("Canon", "Canon EOS 40D", serial) == nil) == isPlaceholder)
  }

  /// Another spelling of the number isn't another camera; another make or model is.
  @Test func makersModelsAndNumbersTellCamerasApart() throws {
    let one = try #require(camera("NIKON CORPORATION", "NIKON D70", "NO= 2004426"))
    #expect(camera("NIKON", "NIKON D70", "02004426 ") == one)
    #expect(camera("NIKON", "Nikon D70", "2004426") == one)
    #expect(camera("Canon", "NIKON D70", "2004426")?.serial != one.serial)
    #expect(camera("NIKON", "NIKON D70", "2004427")?.serial != one.serial)
    let other = try #require(camera("NIKON", "NIKON D200", "2004426"))
    #expect(other.serial == one.serial && other.model != one.model)
    #expect(camera("NIKON", nil, "2004426")?.model == 0)
  }
}
