import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MakerNoteBrokenRuleTests {
  @Test(arguments: [-300, -12, -6, 2, 40, 5_000]) func saysByHowMuch(shift: Int) throws {
    let photo = ExamplePhoto.camera { $0.makerNoteShift = shift }
    let raised = try raised(by: .makerNoteBroken, on: photo)
    // Offsets can't be negative, so the builder stops at 0.
    #expect(raised.count == 1)
    if shift > -100 { #expect(raised == [.flag(.makerNoteBroken, ["shift": -shift])]) }
  }

  @Test func notRaisedWhereOffsetsHold() throws {
    #expect(try raised(by: .makerNoteBroken, on: .camera()).isEmpty)
  }

  @Test func notRaisedWhereNobodyKnowsTheForm() throws {
    let photo = ExamplePhoto.camera {
      $0.makerNoteShift = -12
      $0.set($0.ascii(ExifTag.make, "Asahi Optical Co.,Ltd"), in: .ifd0)
    }
    #expect(try raised(by: .makerNoteBroken, on: photo).isEmpty)
  }
}
