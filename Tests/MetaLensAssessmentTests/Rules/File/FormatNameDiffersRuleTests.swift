import MetaLensKit
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct FormatNameDiffersRuleTests {
  @Test(arguments: ["heic", "png", "dng", "bmp"]) func raisedUnderAnothersName(name: String) throws {
    #expect(
      try raised(by: .formatNameDiffers, on: .camera().named(name)) == [
        .flag(.formatNameDiffers, ["named": name, "format": "jpeg"])
      ])
  }

  /// A name that only raw files have, over bytes of no raw format: the words say that this isn't the raw file.
  @Test(
    arguments: [
      (.camera(), "nef", true), (.camera(), "CR3", true), (.camera(), "dng", true),
      (.camera(), "heic", false),
      (.camera(), "tif", false), (.camera(), "raw", false), (.tiff(make: "Nikon"), "nef", true),
      (.dng(originalRawFileName: "A.NEF"), "cr3", false),
    ] as [(ExamplePhoto, String, Bool)])
  func aRawFilesNamePromisesARawFile(photo: ExamplePhoto, name: String, isBroken: Bool) throws {
    let text = try #require(raised(by: .formatNameDiffers, on: photo.named(name)).first).description(
      in: .english)
    #expect(text.contains("this isn't the raw file") == isBroken)
  }

  @Test(arguments: ["jpg", "JPEG", "mpo", "", "bak", "jpg_large"]) func notRaisedUnderItsOwn(name: String)
    throws
  {
    #expect(try raised(by: .formatNameDiffers, on: .camera().named(name)).isEmpty)
  }

  /// A plain TIFF, a truncated TIFF, and a file that is a DNG only by its version, with a name.
  @Test(
    arguments: [
      (.tiff(make: "Nikon"), "NEF", true), (.tiff(make: nil), "cr2", true),
      (.tiff(make: "Nikon"), "dng", true),
      (.tiff(make: "Nikon"), "tif", false), (.tiff(make: "Nikon"), "raw", false),
      (.tiff(make: "Nikon"), "iiq", false), (.tiff(make: "Nikon").cut(by: 4), "nef", false),
      (.dng(originalRawFileName: "A.NEF"), "dng", false), (.dng(originalRawFileName: "A.NEF"), "nef", false),
    ] as [(ExamplePhoto, String, Bool)])
  func aDevelopedTIFFIsNoRawFile(photo: ExamplePhoto, name: String, isRaised: Bool) throws {
    #expect(try raised(by: .formatNameDiffers, on: photo.named(name)).isEmpty == !isRaised)
  }

  @Test func bytesWithoutANameAreNotTried() throws {
    #expect(try raised(by: .formatNameDiffers, on: .camera()).isEmpty)
  }

  /// The same bytes under two names have the same score, and the same flags except this one.
  @Test func noNameEntersTheScore() async throws {
    let photo = ExamplePhoto.software("GIMP 2.4.5")
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "metalens-\(UInt64.random(in: .min ... .max))")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let service = PhotoMetadataService(clock: { Date(timeIntervalSince1970: 1_767_225_600) })
    var reports: [OriginalityReport] = []
    for name in ["a.jpg", "a.heic"] {
      let url = directory.appending(path: name)
      try Data(photo.bytes).write(to: url)
      reports.append(try await service.analyze(contentsOf: url))
    }
    let unnamed = try await service.analyze(photoData: Data(photo.bytes))
    #expect(reports[0].score == reports[1].score && reports[0].base == reports[1].base)
    #expect(reports[0].rules == reports[1].rules)
    #expect(reports[0].flags == reports[1].flags.filter { $0.id != .formatNameDiffers })
    #expect(reports[1].flags.filter { $0.id == .formatNameDiffers }.map(\.weight) == [0])
    #expect(reports[1].flags.count == reports[0].flags.count + 1)
    #expect(unnamed.flags == reports[0].flags && unnamed.score == reports[0].score)
    #expect(!unnamed.rules.contains(.formatNameDiffers) && reports[0].rules.contains(.formatNameDiffers))
  }
}
