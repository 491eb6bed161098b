import Foundation
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

/// Tests of the libraries with files of real programs; the tests of a library that isn't installed are skipped and
/// listed so.
struct PictureLibraryTests {
  @Test(
    arguments: [
      (.heic, .libheif), (.avif, .libheif), (.png, .libpng), (.webp, .libwebp),
      (.tiff, .libtiff), (.jpeg, nil), (.gif, nil), (.jpegXL, nil), (.nef, nil),
    ] as [(PhotoFormat, PictureLibrary?)])
  func knowsItsFormats(format: PhotoFormat, library: PictureLibrary?) {
    #expect(PictureLibrary(for: format) == library)
  }

  private static func isInstalled(_ library: PictureLibrary) -> Bool { (try? library.loaded()) != nil }

  private static let plenty = PictureBounds(maximum: 4096, area: 1 << 20, memory: 1 << 26)

  private func bytes(_ name: String) throws -> [UInt8] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: root.appending(path: "Fixtures/\(name)")))
  }

  /// Decodes a fixture whole, reduced, and with too small an area, and then with every kind of damage that is cheap to
  /// make.
  private func check(_ library: PictureLibrary, _ name: String) throws {
    let bytes = try bytes(name)
    let loaded = try library.loaded()
    let whole = try library.decode(bytes, by: loaded, within: Self.plenty, orientation: 1)
    #expect(!whole.isEmpty && Set(whole.samples).count > 1)
    var bounds = Self.plenty
    bounds.maximum = 16
    let small = try library.decode(bytes, by: loaded, within: bounds, orientation: 1)
    #expect(max(small.width, small.height) <= 16 && !small.isEmpty)
    var tight = bounds
    tight.area = whole.width * whole.height - 1
    #expect(throws: PictureRefusal.tooLarge) {
      try library.decode(bytes, by: loaded, within: tight, orientation: 1)
    }
    for count in [0, 1, 12, 60] {
      #expect(throws: PictureRefusal.self) {
        try library.decode(Array(bytes[..<count]), by: loaded, within: bounds, orientation: 1)
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

  /// Checks that libpng is given only the chunks its pixels need, as it refuses a chunk whose name isn't letters.
  @Test(.enabled(if: isInstalled(.libpng), "libpng isn't installed"), arguments: ["te1t", "ZZ1Z"])
  func libpngSeesPixelsAlone(type: String) throws {
    var builder = PNGBuilder()
    builder.leading.append((type, [1, 2, 3]))
    let (bytes, library) = (builder.build(), try PictureLibrary.libpng.loaded())
    let isCritical = type == "ZZ1Z"
    let shown = try? PictureLibrary.libpng.decode(
      bytes, by: library, within: Self.plenty, orientation: 1)
    #expect((shown == nil) == isCritical)
    #expect(throws: PictureRefusal.self) {
      try LibpngPicture(library).decode(bytes, within: Self.plenty)
    }
  }

  /// Checks that four shades are the same in 8 and 16 bits, whole and by rows: without gAMA both are sRGB, as in
  /// viewers.
  @Test(.enabled(if: isInstalled(.libpng), "libpng isn't installed"), arguments: [1 << 20, 15])
  func depthChangesNoShade(memory: Int) throws {
    let library = try PictureLibrary.libpng.loaded()
    let bounds = PictureBounds(maximum: 4096, area: 1 << 20, memory: memory)
    func shades(_ text: String) throws -> [UInt8] {
      let bytes = [UInt8](try #require(Data(base64Encoded: text)))
      let raster = try PictureLibrary.libpng.decode(bytes, by: library, within: bounds, orientation: 1)
      return stride(from: 0, to: raster.samples.count, by: 3).map { raster.samples[$0] }
    }
    #expect(
      try shades(
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAABCAAAAADcV1ARAAAAEElEQVR4AQEFAPr/AABAgP8CxAHAO7vEjgAAAABJRU5ErkJggg=="
      )
        == [0, 64, 128, 255])
    #expect(
      try shades(
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAABEAAAAACMx4xSAAAAFElEQVR4AQEJAPb/AAAAQECAgP//CUYDf6qiYg0AAAAASUVORK5CYII="
      )
        == [0, 64, 128, 255])
  }

  @Test(
    .enabled(if: isInstalled(.libwebp), "libwebp isn't installed"),
    arguments: ["programs/cwebp.webp", "programs/lossless.webp", "programs/magick.webp"])
  func libwebpDecodes(name: String) throws { try check(.libwebp, name) }

  @Test(
    .enabled(if: isInstalled(.libtiff), "libtiff isn't installed"),
    arguments: ["programs/magick.tif", "programs/tiffcp.tif", "programs/tiffcp-big.tif"])
  func libtiffDecodes(name: String) throws { try check(.libtiff, name) }

  /// Checks that libheif itself turns a picture as its container states.
  @Test(.enabled(if: isInstalled(.libheif), "libheif isn't installed"))
  func libheifTurns() throws {
    let loaded = try PictureLibrary.libheif.loaded()
    let turned = try PictureLibrary.libheif.decode(
      try bytes("programs/turned.avif"), by: loaded, within: Self.plenty, orientation: 1)
    let plain = try PictureLibrary.libheif.decode(
      try bytes("programs/avifenc.avif"), by: loaded, within: Self.plenty, orientation: 1)
    #expect(turned.width != turned.height || plain.width == plain.height)
  }

  /// Checks that ways that cost less memory give the same: rows of PNG, strips of TIFF, and libwebp's own reduction.
  ///
  /// An orientation other than the rows' own, a single strip, and a lossless picture exceed the limits.
  @Test(
    arguments: [
      (.libpng, "programs/magick.png", 4 * 3072 - 1, 1, true), (.libpng, "programs/pillow.png", 1, 1, true),
      (.libtiff, "programs/tiffcp.tif", 4 * 4096 - 1025, 1, true),
      (.libtiff, "programs/tiffcp.tif", 7168, 1, true),
      (.libtiff, "programs/tiffcp.tif", 7167, 1, false), (.libtiff, "programs/tiffcp.tif", 7168, 6, false),
      (.libtiff, "programs/magick.tif", 7168, 1, false), (.libwebp, "programs/cwebp.webp", 1, 1, true),
      (.libwebp, "programs/lossless.webp", 8 * 3072 - 1, 1, true),
      (.libwebp, "programs/lossless.webp", 4 * 3072 - 1, 1, false),
      (.libheif, "programs/heif-enc.heic", 7 * 3072 - 1, 1, false),
    ] as [(PictureLibrary, String, Int, Int, Bool)])
  func lessMemoryDoes(
    library: PictureLibrary, name: String, memory: Int, orientation: Int, isShown: Bool
  ) throws {
    guard Self.isInstalled(library) else { return }
    let (bytes, loaded) = (try bytes(name), try library.loaded())
    for maximum in [4096, 20] {
      var bounds = Self.plenty
      bounds.maximum = maximum
      let whole = try library.decode(bytes, by: loaded, within: bounds, orientation: orientation)
      bounds.memory = memory
      let less = try? library.decode(bytes, by: loaded, within: bounds, orientation: orientation)
      #expect((less != nil) == isShown)
      guard let less else { continue }
      #expect(less.width == whole.width && less.height == whole.height)
      let maximum = zip(less.samples, whole.samples).map { abs(Int($0) - Int($1)) }.max() ?? 0
      #expect(maximum <= (library == .libwebp ? 6 : 0))
    }
  }

  /// Checks that a broken row is refused as in a whole picture.
  @Test(.enabled(if: isInstalled(.libpng), "libpng isn't installed")) func libpngRefusesCutRows() throws {
    let bytes = try bytes("programs/pillow.png")
    var bounds = Self.plenty
    bounds.memory = 1
    #expect(throws: PictureRefusal.self) {
      try PictureLibrary.libpng.decode(
        Array(bytes.dropLast(100)), by: try PictureLibrary.libpng.loaded(), within: bounds, orientation: 1)
    }
  }

  @Test(
    .enabled(if: isInstalled(.libheif), "libheif isn't installed"),
    arguments: [
      (14 * 6144, true, false), (14 * 6144 - 1, true, true), (14 * 6144 - 1, false, nil), (99, true, nil),
    ])
  func libheifsThumbnailStandsForIt(memory: Int, allowsThumbnail: Bool, isThumbnail: Bool?) throws {
    let bytes = try bytes("programs/heif-enc-thumbnail.heic")
    let bounds = PictureBounds(maximum: 4096, area: 1 << 20, memory: memory, allowsThumbnail: allowsThumbnail)
    let raster = try? PictureLibrary.libheif.decode(
      bytes, by: try PictureLibrary.libheif.loaded(), within: bounds, orientation: 1)
    #expect(raster?.isThumbnail == isThumbnail)
    if let raster { #expect(raster.width == (raster.isThumbnail ? 32 : 96)) }
  }

  /// Checks that the thumbnail is decoded where the main picture isn't allowed, and nothing where neither is.
  @Test(.enabled(if: isInstalled(.libheif), "libheif isn't installed"), arguments: [true, false])
  func libheifLeavesWhatItIsTold(allowsThumbnail: Bool) throws {
    let bytes = try bytes("programs/heif-enc-thumbnail.heic")
    let bounds = PictureBounds(
      maximum: 4096, area: 1 << 20, memory: 1 << 26, allowsThumbnail: allowsThumbnail, allowsMain: false)
    let raster = try? PictureLibrary.libheif.decode(
      bytes, by: try PictureLibrary.libheif.loaded(), within: bounds, orientation: 1)
    #expect(raster?.isThumbnail == (allowsThumbnail ? true : nil))
  }
}
