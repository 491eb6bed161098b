import Foundation
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

/// The libraries on files of programs; one that isn't installed has its tests skipped, and the list of tests says so.
@Suite struct PictureLibraryTests {
  @Test(
    arguments: [
      (.heic, .libheif), (.avif, .libheif), (.png, .libpng), (.webp, .libwebp),
      (.tiff, .libtiff), (.jpeg, nil), (.gif, nil), (.jpegXL, nil), (.nef, nil),
    ] as [(PhotoFormat, PictureLibrary?)])
  func knowsItsFormats(format: PhotoFormat, library: PictureLibrary?) {
    #expect(PictureLibrary(for: format) == library)
  }

  @Test(arguments: [
    (1, 1, 1, true), (2, 1, 1, false), (0, 5, 9, false), (-1, -1, 9, false),
    (60_000, 60_000, 1 << 28, false), (Int.max, Int.max, Int.max, false),
  ])
  func areaIsBounded(width: Int, height: Int, area: Int, isWithin: Bool) {
    #expect(PictureLibrary.isWithin(width, height, area: area) == isWithin)
  }

  private static func isInstalled(_ library: PictureLibrary) -> Bool { (try? library.loaded()) != nil }

  private func bytes(_ name: String) throws -> [UInt8] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: root.appending(path: "Fixtures/\(name)")))
  }

  /// Decodes a fixture, reduced and within too small an area; then it damaged in every way that is cheap.
  private func check(_ library: PictureLibrary, _ name: String) throws {
    let bytes = try bytes(name)
    let loaded = try library.loaded()
    let whole = try library.decode(bytes, by: loaded, most: 4096, area: 1 << 20, orientation: 1)
    #expect(!whole.isEmpty && Set(whole.samples).count > 1)
    let small = try library.decode(bytes, by: loaded, most: 16, area: 1 << 20, orientation: 1)
    #expect(max(small.width, small.height) <= 16 && !small.isEmpty)
    #expect(throws: PictureRefusal.tooLarge) {
      try library.decode(bytes, by: loaded, most: 16, area: whole.width * whole.height - 1, orientation: 1)
    }
    for count in [0, 1, 12, 60] {
      #expect(throws: PictureRefusal.self) {
        try library.decode(Array(bytes[..<count]), by: loaded, most: 16, area: 1 << 20, orientation: 1)
      }
    }
  }

  @Test(
    .enabled(if: isInstalled(.libheif), "libheif isn't installed"),
    arguments: ["programs/heif-enc.heic", "programs/heif-enc.avif", "programs/avifenc.avif"])
  func libheifDecodes(name: String) throws { try check(.libheif, name) }

  @Test(
    .enabled(if: isInstalled(.libpng), "libpng isn't installed"),
    arguments: ["programs/magick.png", "programs/pillow.png", "programs/ffmpeg.png"])
  func libpngDecodes(name: String) throws { try check(.libpng, name) }

  /// libpng refuses a chunk of no letters, and is given none that its pixels don't need.
  @Test(.enabled(if: isInstalled(.libpng), "libpng isn't installed"), arguments: ["te1t", "ZZ1Z"])
  func libpngSeesPixelsAlone(type: String) throws {
    var builder = PNGBuilder()
    builder.leading.append((type, [1, 2, 3]))
    let (bytes, library) = (builder.build(), try PictureLibrary.libpng.loaded())
    let isCritical = type == "ZZ1Z"
    let shown = try? PictureLibrary.libpng.decode(
      bytes, by: library, most: 64, area: 1 << 20, orientation: 1)
    #expect((shown == nil) == isCritical)
    #expect(throws: PictureRefusal.self) {
      try LibpngPicture(library).decode(bytes, most: 64, area: 1 << 20)
    }
  }

  @Test(
    .enabled(if: isInstalled(.libwebp), "libwebp isn't installed"),
    arguments: ["programs/cwebp.webp", "programs/lossless.webp", "programs/magick.webp"])
  func libwebpDecodes(name: String) throws { try check(.libwebp, name) }

  @Test(
    .enabled(if: isInstalled(.libtiff), "libtiff isn't installed"),
    arguments: ["programs/magick.tif", "programs/tiffcp.tif", "programs/tiffcp-big.tif"])
  func libtiffDecodes(name: String) throws { try check(.libtiff, name) }

  /// libheif turns by itself what its container says.
  @Test(.enabled(if: isInstalled(.libheif), "libheif isn't installed"))
  func libheifTurns() throws {
    let loaded = try PictureLibrary.libheif.loaded()
    let turned = try PictureLibrary.libheif.decode(
      try bytes("programs/turned.avif"), by: loaded, most: 4096, area: 1 << 20, orientation: 1)
    let plain = try PictureLibrary.libheif.decode(
      try bytes("programs/avifenc.avif"), by: loaded, most: 4096, area: 1 << 20, orientation: 1)
    #expect(turned.width != turned.height || plain.width == plain.height)
  }
}
