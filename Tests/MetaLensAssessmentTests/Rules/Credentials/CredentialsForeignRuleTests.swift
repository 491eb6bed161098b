import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CredentialsForeignRuleTests {
  /// Returns a photo of a camera whose active manifest was written by a program with this name.
  private static func photo(_ program: String, make: String, model: String) -> ExamplePhoto {
    let store = CredentialBuilder(generators: [.init(name: program, version: "1.0")]).build()
    return ExamplePhoto(exif: ExamplePhoto.cameraExif { $0.setCamera(make, model) }) {
      $0.segments = CredentialBuilder.segments(of: store).map { (0xEB, $0) }
    }
  }

  @Test(
    arguments: [
      ("ACME Signer", "Canon", "Canon EOS REBEL T1i"), ("Truepic_Lens_iOS", "Apple", "iPhone 15"),
      ("Adobe Photoshop", "NIKON CORPORATION", "NIKON Z 9"), ("Galaxy S25", "Apple", "iPhone 15"),
      ("Camera", "LEICA CAMERA AG", "LEICA M11-P"), ("iPhone 15", "samsung", "SM-S931B"),
      ("ACME", "Nobody", "X1"), ("ProofMode", "Google", "Pixel 8a"),
    ])
  func raisedForAProgramOfSomebodyElse(program: String, make: String, model: String) throws {
    let found = try raised(by: .credentialsForeign, on: Self.photo(program, make: make, model: model))
    #expect(found == [.flag(.credentialsForeign, ["program": "\(program) 1.0", "make": make])])
  }

  @Test(
    arguments: [
      ("Nikon_Z_9_Sample", "NIKON CORPORATION", "NIKON Z 9"), ("Galaxy S25", "samsung", "SM-S931B"),
      ("Pixel Camera", "Google", "Pixel 10"), ("Google C2PA Core Generator Library", "Google", "Pixel 10"),
      ("JOVI Camera", "vivo", "V2413"), ("Leica Camera AG", "LEICA CAMERA AG", "LEICA M11-P"),
      ("Xperia", "Sony", "XQ-EC54"), ("ILCE-1", "SONY", "ILCE-1"), ("Nobody X1", "Nobody", "X1"),
      ("Redmi Camera", "Xiaomi", "23049PCD8G"), ("X1 capture", "Nobody", "X1"),
    ])
  func notRaisedForTheCamerasOwn(program: String, make: String, model: String) throws {
    let found = try raised(by: .credentialsForeign, on: Self.photo(program, make: make, model: model))
    #expect(found.isEmpty)
  }

  /// A certificate's name counts only if a trust anchor vouches for it, since anyone can make a certificate that says
  /// Google.
  @Test(arguments: [true, false]) func aSignersNameCountsWhereItIsTrusted(trusted: Bool) throws {
    let photo = ExamplePhoto.checked(.signedByCamera(trusted: trusted))
    #expect(try raised(by: .credentialsForeign, on: photo).isEmpty == trusted)
  }

  /// If no camera is stated, the file can't be foreign to it.
  @Test func notRaisedWithoutACamera() throws {
    let store = CredentialBuilder(generators: [.init(name: "ACME Signer")]).build()
    let photo = ExamplePhoto(exif: nil) {
      $0.segments = CredentialBuilder.segments(of: store).map { (0xEB, $0) }
    }
    #expect(try raised(by: .credentialsForeign, on: photo).isEmpty)
  }
}
