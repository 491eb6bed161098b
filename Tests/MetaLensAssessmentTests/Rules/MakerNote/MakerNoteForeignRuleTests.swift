import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MakerNoteForeignRuleTests {
  @Test(arguments: [
    ("Nikon\0\u{02}", "Canon", true), ("Nikon\0\u{02}", "NIKON CORPORATION", false),
    ("FUJIFILM", "GENERAL IMAGING CO.", false), ("FUJIFILM", "SONY", true),
    ("Panasonic\0", "LEICA", false), ("AOC\0", "SAMSUNG TECHWIN", false), ("AOC\0", "Canon", true),
    ("OLYMPUS\0", "OM Digital Solutions", false), ("SANYO\0", "Canon", false), ("nonsense", "Canon", false),
    ("Apple iOS\0", "Google", true), ("FUJIFILM", "SHARP", false), ("FUJIFILM", "MINOLTA CO.,LTD", false),
    ("AOC\0", "EASTMAN KODAK COMPANY", false), ("DCI\0", "CONCORD", false), ("QVC\0", "CONCORD", true),
  ])
  func dependsOnTheMake(header: String, make: String, isRaised: Bool) throws {
    let photo = ExamplePhoto.camera {
      $0.makerNoteShift = nil
      $0.set($0.undefined(ExifTag.makerNote, Array(header.utf8) + [0, 0, 0, 0]), in: .exif)
      $0.set($0.ascii(ExifTag.make, make), in: .ifd0)
    }
    #expect(try raised(by: .makerNoteForeign, on: photo).isEmpty != isRaised)
  }

  /// The example's note has no header, but Canon's `IMG:` in ImageType.
  @Test(arguments: [("NIKON", 0, true), ("NIKON", -12, true), ("Canon", 0, false), ("Canon", -12, false)])
  func contentNamesAMakerToo(make: String, shift: Int, isRaised: Bool) throws {
    let photo = ExamplePhoto.camera {
      $0.makerNoteShift = shift
      $0.set($0.ascii(ExifTag.make, make), in: .ifd0)
    }
    #expect(try raised(by: .makerNoteForeign, on: photo).isEmpty != isRaised)
  }

  /// A raw file built like TIFF has no block of its own, and its note the same form: by header, or by content.
  @Test(
    arguments: [
      ("Nikon\0\u{02}", "Canon", true), ("Nikon\0\u{02}", "NIKON CORPORATION", false),
      ("AOC\0", "SAMSUNG TECHWIN", false), ("Panasonic\0", "LEICA", false), ("nonsense", "Canon", false),
      (nil, "NIKON", true), (nil, "Canon", false),
    ] as [(String?, String, Bool)])
  func rawFilesAreAskedToo(header: String?, make: String, isRaised: Bool) throws {
    let photo = ExamplePhoto.dng(originalRawFileName: "") {
      if let header {
        $0.set($0.undefined(ExifTag.makerNote, Array(header.utf8) + [0, 0, 0, 0]), in: .exif)
      } else {
        $0.makerNoteShift = 0
      }
      $0.set($0.ascii(ExifTag.make, make), in: .ifd0)
    }
    #expect(try raised(by: .makerNoteForeign, on: photo).isEmpty != isRaised)
    #expect(try report(of: photo).flags.contains { $0.id == .makerNoteForeign } == isRaised)
  }

  @Test func notRaisedWithoutMake() throws {
    let photo = ExamplePhoto.camera {
      $0.makerNoteShift = nil
      $0.set($0.undefined(ExifTag.makerNote, Array("FUJIFILM\0\0\0\0".utf8)), in: .exif)
      $0.remove(ExifTag.make, from: .ifd0)
    }
    #expect(try raised(by: .makerNoteForeign, on: photo).isEmpty)
  }
}
