import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MakerNoteIntactRuleTests {
  @Test(arguments: [(0, "Canon", true), (-12, "Canon", false), (40, "Canon", false), (0, "Google", false)])
  func dependsOnOffsetsAndMake(shift: Int, make: String, isRaised: Bool) throws {
    let photo = ExamplePhoto.camera {
      $0.makerNoteShift = shift
      $0.set($0.ascii(ExifTag.make, make), in: .ifd0)
    }
    #expect(try raised(by: .makerNoteIntact, on: photo).isEmpty != isRaised)
  }

  @Test(arguments: ["Canon", "NIKON", "MINOLTA", "DJI"])
  func aNoteThatNamesNobodyShowsNoMaker(make: String) throws {
    let photo = ExamplePhoto.camera {
      $0.makerNoteShift = nil
      // A single SHORT, and nothing that names a maker.
      let note: [UInt8] = [1, 0, 1, 0, 3, 0, 1, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0]
      $0.set($0.undefined(ExifTag.makerNote, note), in: .exif)
      $0.set($0.ascii(ExifTag.make, make), in: .ifd0)
    }
    #expect(try raised(by: .makerNoteIntact, on: photo).isEmpty)
    #expect(try raised(by: .makerNoteForeign, on: photo).isEmpty)
  }
}
