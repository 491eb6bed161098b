import Foundation
import MetaLensAssessment
import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensKit

/// Tests of the digest by which `compare` and `batch --relatives` recognize the same coded picture.
struct PhotoFactsCodedPictureTests {
  private func digest(_ bytes: [UInt8], _ depth: AnalysisDepth = .structure) throws -> String? {
    let source = MemorySource(bytes)
    let facts = try PhotoDecoder().decode(source, depth: depth, hashing: false)
    return try facts.codedPictureDigest(in: source, limits: ReadLimits())
  }

  @Test func itIsOfThePictureAlone() throws {
    let png = try digest(ExamplePhoto.png(texts: [("Software", "one")]).bytes)
    #expect(png != nil)
    #expect(try png == digest(ExamplePhoto.png(texts: [("Software", "two")]).bytes))
    let jpeg = try digest(ExamplePhoto.camera().bytes)
    #expect(jpeg != nil && jpeg != png)
    #expect(try jpeg == digest(ExamplePhoto.software("GIMP 2.4.5").bytes))
    #expect(try digest(ExamplePhoto.camera().bytes, .metadata) == nil)
  }

  /// Checks that programs' files with and without further metadata have the same picture.
  @Test(arguments: [
    ("magick.tif", "exiftool.tif"), ("opj.jp2", "exiftool.jp2"),
  ])
  func metadataThatWereAddedChangeNoPicture(first: String, second: String) throws {
    let digests = try [first, second].map { try digest(fixture("programs/" + $0)) }
    #expect(digests[0] != nil && digests[0] == digests[1])
  }

  @Test(arguments: [
    ("programs/magick.gif", 2), ("programs/moving.gif", 4), ("programs/cjxl.jxl", 2), ("programs/opj.j2k", 1),
    ("programs/tiffcp.tif", 1), ("programs/tiffcp-big.tif", 1), ("raws/made.dng", 1), ("raws/made.nef", 1),
    ("raws/made.raf", 1),
  ])
  func everyFormatStatesItsPicture(name: String, rangeCount: Int) throws {
    let bytes = try fixture(name)
    let facts = try PhotoDecoder().decode(MemorySource(bytes), depth: .structure, hashing: false)
    #expect(facts.container.value?.pictureRanges.count == rangeCount)
    #expect(try digest(bytes) != nil)
    let middle = try #require(facts.container.value?.pictureRanges.last)
    var changed = bytes
    changed[middle.upperBound - 3] ^= 1
    #expect(try digest(changed) != digest(bytes))
  }

  /// Checks that the same strips read as a negative, by one byte of the directory, are another picture.
  @Test func theSameBytesReadOtherwiseAreAnotherPicture() async throws {
    let bytes = try fixture("programs/tiffcp.tif")
    let entry = try #require(bytes.firstRange(of: [0x06, 0x01, 3, 0, 1, 0, 0, 0] as [UInt8]))
    var negative = bytes
    negative[entry.upperBound] ^= 1
    #expect(try digest(bytes) != digest(negative))
    let service = PhotoMetadataService()
    let comparison = PhotoComparison(
      try await service.inspect(.bytes(bytes)), try await service.inspect(.bytes(negative)))
    #expect(comparison.isSamePicture == false)
  }

  private func fixture(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: FixtureFolder.url.appending(path: name)))
  }

  @Test func aPictureThatIsCutHasNone() throws {
    #expect(try digest(Array(ExamplePhoto.camera().bytes.dropLast(2))) == nil)
  }
}
