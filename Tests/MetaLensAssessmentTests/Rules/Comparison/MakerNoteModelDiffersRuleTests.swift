import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MakerNoteModelDiffersRuleTests {
  private func count(_ maker: String, _ name: String, _ text: String, model: String) throws -> Int {
    let photo = ExamplePhoto.made(maker, model)
    return try MetaLensAssessmentTests.raised(by: .makerNoteModelDiffers, on: photo) {
      $0.note(maker, [(.model, name, text)])
    }.count
  }

  @Test(arguments: [
    ("Canon", "CanonImageType", "IMG:PowerShot A40 JPEG", "Canon EOS R5"),
    ("Canon", "CanonImageType", "Canon EOS 40D", "Canon EOS 50D"),
    ("Fujifilm", "FujiModel", "X-T4_0100", "X-T3"),
  ])
  func raised(maker: String, name: String, text: String, model: String) throws {
    #expect(try count(maker, name, text, model: model) == 1)
  }

  @Test(arguments: [
    ("Canon", "CanonImageType", "IMG:PowerShot A40 JPEG", "Canon PowerShot A40"),
    ("Canon", "CanonImageType", "CRW:EOS DIGITAL REBEL CMOS RAW", "Canon EOS DIGITAL REBEL"),
    ("Canon", "CanonImageType", "IMG:JPEG file", "Canon DIGITAL IXUS"),
    ("Canon", "CanonImageType", "CRW:High definition CCD image", "Canon PowerShot G2"),
    ("Canon", "CanonModelID", "0x80000190", "Canon EOS R5"),
    ("Fujifilm", "FujiModel", "GFX100S_0100", "GFX 100S"),
    ("Olympus", "CameraType", "D4034", "C720UZ"),
  ])
  func notRaised(maker: String, name: String, text: String, model: String) throws {
    #expect(try count(maker, name, text, model: model) == 0)
  }

  @Test func fromBytes() throws {
    let photo = ExamplePhoto.made("Canon", "Canon EOS R5")
    let findings = try findings(by: .makerNoteModelDiffers, on: photo)
    #expect(findings.first?.evidence.first?.location == "maker note")
  }
}
