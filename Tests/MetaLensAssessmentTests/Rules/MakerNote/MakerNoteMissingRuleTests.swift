import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MakerNoteMissingRuleTests {
  @Test(arguments: [
    ("Canon", "Canon EOS 40D", true), ("Apple", "iPhone 14 Pro", true), ("Apple", "iPhone 3GS", false),
    ("Google", "Pixel 8", false), ("SONY", "CYBERSHOT", false), ("NIKON CORPORATION", "NIKON D70", true),
    ("SONY", "ILCE-7M4", true), ("SONY", "DSC-TX5", true), ("SONY", "DSC-D700", false),
    ("Sony", "C5303", false),
    ("FUJIFILM", "X-T20", true), ("FUJIFILM", "MX-1700ZOOM", false), ("FUJIFILM", "FinePixS2Pro", false),
    ("FUJIFILM", "FinePix S5Pro", true), ("Panasonic", "DMC-FH1", true), ("Panasonic", "NV-GX7", false),
    ("EASTMAN KODAK COMPANY", "KODAK Z612 ZOOM DIGITAL CAMERA", true),
    ("EASTMAN KODAK COMPANY", "DC210 Zoom (V05.00)", false), ("Minolta Co., Ltd.", "DiMAGE S404", true),
  ])
  func dependsOnTheMaker(make: String, model: String, isRaised: Bool) throws {
    let photo = ExamplePhoto.camera {
      $0.makerNoteShift = nil
      $0.setCamera(make, model)
    }
    #expect(try raised(by: .makerNoteMissing, on: photo).isEmpty != isRaised)
  }

  /// Apple's system wrote none before version 7, on any device; if no version is stated, the device decides.
  @Test(arguments: [
    ("iPhone 4S", "5.1.1", false), ("iPhone 4S", "6.1.3", false), ("iPhone 4S", "7.0", true),
    ("iPhone 4", "7.1.2", true),
    ("iPhone 14 Pro", "6.0", false), ("iPhone 14 Pro", "17.1", true), ("iPhone 4S", "Photos", false),
    ("iPhone 14 Pro", "Photos", true), ("iPhone 5", "", false),
  ])
  func dependsOnTheSystem(model: String, software: String, isRaised: Bool) throws {
    let photo = ExamplePhoto.camera {
      $0.makerNoteShift = nil
      $0.setCamera("Apple", model)
      $0.set($0.ascii(ExifTag.software, software), in: .ifd0)
    }
    #expect(try raised(by: .makerNoteMissing, on: photo).isEmpty != isRaised)
  }

  /// A note of zeros doesn't count.
  @Test(arguments: [([1, 2], 0), ([0, 0, 1], 0), ([UInt8](repeating: 0, count: 40), 1)])
  func notRaisedForAnyNote(note: [UInt8], count: Int) throws {
    let photo = ExamplePhoto.camera {
      $0.makerNoteShift = nil
      $0.set($0.undefined(ExifTag.makerNote, note), in: .exif)
    }
    let found = try findings(by: .makerNoteMissing, on: photo)
    #expect(found.map { $0.values.number("zeroCount") } == (count == 0 ? [] : [note.count]))
  }

  /// Early models by some of these makers write no note, and their originals were measured too.
  @Test(arguments: [nil, [0, 0, 0, 0]] as [[UInt8]?]) func theCountIsOfSuchModels(note: [UInt8]?) throws {
    let photo = ExamplePhoto.camera {
      $0.makerNoteShift = nil
      $0.setCamera("SONY", "DSC-TX5")
      if let note { $0.set($0.undefined(ExifTag.makerNote, note), in: .exif) }
    }
    let flag = try #require(try raised(by: .makerNoteMissing, on: photo).first)
    #expect(flag.description(in: .english).contains("measured originals by Sony of such models have"))
  }
}
