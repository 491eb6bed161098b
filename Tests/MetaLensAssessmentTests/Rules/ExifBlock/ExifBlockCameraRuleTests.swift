import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifBlockCameraRuleTests {
  static let raising: [ExamplePhoto] = [
    .camera(),
    .camera(byteOrder: .bigEndian),
    .camera { $0.ifd0.reverse() },
  ]

  static let silent: [ExamplePhoto] = [
    .coded(exif: false),
    .camera { $0.slackCount = 0 },
    .camera { $0.slackCount = 1 },
    .camera { $0.remove(ExifTag.make, from: .ifd0) },
    // Laid out like Photoshop's.
    .camera {
      $0.directoryAlignment = 4
      $0.slackCount = 0
    },
    .camera { $0.set($0.short(0x0106, 2), in: .ifd0) },
    .camera {
      $0.set($0.undefined(ExifTag.windowsPadding, [0x1C, 0xEA, 0, 0, 0, 8, 0, 0]), in: .ifd0)
    },
    .camera { $0.ifd0.insert($0.ascii(ExifTag.model, "Canon EOS 40D"), at: 1) },
    .camera().withSecondExif(),
    .camera { $0.makerNoteShift = -12 },
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .exifBlockCamera, on: Self.raising[index])
    #expect(found.map(\.id) == [.exifBlockCamera])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .exifBlockCamera, on: Self.silent[index]).isEmpty)
  }

  @Test(arguments: [("14.8.1", 2, true), ("14.8.1", 0, false), ("15.0", 2, false), ("VSCO", 2, false)])
  func ofHEICsThatOfOldIPhonesIsKnown(software: String, slack: Int, isRaised: Bool) throws {
    let photo = ExamplePhoto.phone(
      ExamplePhoto.phoneExif(software: software) { $0.slackCount = slack })
    #expect(try raised(by: .exifBlockCamera, on: photo).isEmpty != isRaised)
    let other = ExamplePhoto.phone(
      ExamplePhoto.phoneExif(make: "Example", software: software) { $0.slackCount = slack })
    #expect(try raised(by: .exifBlockCamera, on: other).isEmpty)
  }

  /// A value of an unknown type has no place.
  @Test func valuesMustBeWithinTheBlock() throws {
    let photo = ExamplePhoto.camera {
      $0.set(TIFFBuilder.Entry(0xC000, rawType: 77, count: 9, bytes: [0, 0, 0, 0]), in: .ifd0)
    }
    #expect(try raised(by: .exifBlockCamera, on: photo).isEmpty)
  }
}
