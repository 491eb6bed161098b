import MetaLensFacts
import MetaLensKit
import Testing

/// Tests of the files in `Fixtures/` other than JPEG, read from their URLs through the public API.
struct FormatFixtureTests {
  private static func fixtures(in group: String) throws -> Set<String> {
    Set(
      try FixtureFolder.fixtures().map(\.file).filter { $0.hasPrefix(group + "/") && !$0.hasSuffix(".jpg") }
        .map { String($0.dropFirst(group.count + 1)) })
  }

  // MARK: programs/

  /// What each program made of `camera.jpg`: the format, and whether the camera's EXIF is in it.
  private static let programsFacts: [String: (format: PhotoFormat, hasExif: Bool)] = [
    "heif-enc.heic": (.heic, true), "heif-enc-thumbnail.heic": (.heic, false), "heif-enc.avif": (.avif, true),
    "avifenc.avif": (.avif, true),
    "turned.avif": (.avif, false), "rav1e.avif": (.avif, true), "ffmpeg.avif": (.avif, false),
    "svt.avif": (.avif, false), "magick.png": (.png, true), "magick-texts.png": (.png, false),
    "pillow.png": (.png, true), "ffmpeg.png": (.png, false), "exiftool.png": (.png, true),
    "cwebp.webp": (.webp, true), "lossless.webp": (.webp, false), "magick.webp": (.webp, true),
    "magick.tif": (.tiff, false), "exiftool.tif": (.tiff, true), "tiffcp.tif": (.tiff, false),
    "tiffcp-big.tif": (.tiff, false), "magick.gif": (.gif, false), "moving.gif": (.gif, false),
    "cjxl.jxl": (.jpegXL, true), "cjxl-bare.jxl": (.jpegXL, false), "opj.jp2": (.jpeg2000, false),
    "opj.j2k": (.jpeg2000, false), "exiftool.jp2": (.jpeg2000, true), "magick.jp2": (.jpeg2000, false),
  ]

  /// Exceptional sizes: SVT-AV1 1.4 codes no side below 64 pixels, and a thumbnail needs a larger picture.
  private static let programsSizes = [
    "svt.avif": PixelSize(width: 96, height: 72), "heif-enc-thumbnail.heic": PixelSize(width: 96, height: 64),
  ]

  @Test func everyProgramsFileIsTried() throws {
    #expect(try Self.fixtures(in: "programs") == Set(Self.programsFacts.keys))
  }

  @Test(arguments: Self.programsFacts.keys.sorted()) func programs(name: String) async throws {
    let expected = try #require(Self.programsFacts[name])
    let report = try await FixtureFolder.report("programs/" + name)
    #expect(report.summary.format == expected.format)
    #expect(report.summary.dimensions == Self.programsSizes[name] ?? PixelSize(width: 64, height: 48))
    #expect(report.summary.model == (expected.hasExif ? "Canon EOS 40D" : nil))
    #expect((report.summary.location != nil) == expected.hasExif)
    #expect(report.summary.creationDate?.iso8601 == (expected.hasExif ? "2023-05-30T15:56:01" : nil))
    #expect(report.isComplete)
    #expect(report.diagnostics == [])
  }

  // MARK: raws/

  /// The model that each file states; a CR3 of only boxes has no size.
  private static let rawsFacts: [String: (format: PhotoFormat, model: String, size: PixelSize?)] = [
    "made.dng": (.dng, "Canon EOS 40D", PixelSize(width: 64, height: 48)),
    "made.nef": (.nef, "NIKON D40", PixelSize(width: 64, height: 48)),
    "made.raf": (.raf, "FinePix S2Pro", PixelSize(width: 64, height: 48)),
    "made.cr3": (.cr3, "Canon EOS R5", nil),
  ]

  @Test func raws() async throws {
    #expect(try Self.fixtures(in: "raws") == Set(Self.rawsFacts.keys))
    for (name, expected) in Self.rawsFacts {
      let report = try await FixtureFolder.report("raws/" + name)
      #expect(report.summary.format == expected.format, "\(name)")
      #expect(report.summary.model == expected.model, "\(name)")
      #expect(report.summary.dimensions == expected.size, "\(name)")
      #expect(report.summary.creationDate?.iso8601 == "2023-05-30T15:56:01", "\(name)")
      #expect(report.isComplete && report.diagnostics == [], "\(name)")
    }
  }

  // MARK: broken/

  /// The first diagnostic of each file, and whether the container is complete.
  private static let brokenFacts: [String: (first: Diagnostic.Code?, isComplete: Bool)] = [
    "cut.png": (.partTruncated, false), "cut.heic": (.offsetOutOfBounds, false),
    "cut.avif": (.offsetOutOfBounds, false), "cut.cr3": (.partTruncated, false),
    "cut.webp": (.partTruncated, false), "cut.gif": (.partTruncated, false),
    "cut.tif": (.pictureIncomplete, false), "cut.raf": (.partTruncated, false),
    "cut.jxl": (.partTruncated, false), "cut.jp2": (.partTruncated, false),
    "checksum.png": (.checksumInvalid, true), "swells.png": (.unpackingFailed, true),
    "chunk-outside.png": (.partTruncated, false), "chunk-outside.webp": (.partTruncated, false),
    "item-outside.heic": (.offsetOutOfBounds, true), "box-of-no-size.heic": (.partInvalid, true),
    "deep.heic": (.pictureNotDecoded, true), "circle.tif": (.directoryCycle, true),
    "boxes-of-brotli.jxl": (.unpackingFailed, true), "text-of-megabytes.jxl": (.unpackingFailed, true),
  ]

  @Test func everyBrokenFileIsTried() throws {
    #expect(try Self.fixtures(in: "broken") == Set(Self.brokenFacts.keys))
  }

  @Test(arguments: Self.brokenFacts.keys.sorted()) func broken(name: String) async throws {
    let expected = try #require(Self.brokenFacts[name])
    let report = try await FixtureFolder.report("broken/" + name)
    #expect(report.diagnostics.first?.code == expected.first)
    #expect(report.isComplete == expected.isComplete)
    #expect(report.isComplete || report.badge != .green)
  }
}
