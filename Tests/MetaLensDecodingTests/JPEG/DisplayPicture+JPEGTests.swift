import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct DisplayPictureJPEGTests {
  private func picture(
    _ bytes: [UInt8], size: PixelSize = PixelSize(width: 0, height: 0), orientation: Int = 1,
    limits: ReadLimits = ReadLimits()
  ) throws -> DisplayPicture? {
    try DisplayPicture.raster(
      of: MemorySource(bytes), in: 0..<bytes.count, size: size,
      orientation: orientation, limits: limits
    ).flatMap { DisplayPicture(coding: $0) }
  }

  /// Checks that the shown picture is a new JPEG that decodes to the same picture and holds nothing else of the file.
  @Test func isCodedAnew() throws {
    let secret = Array("SECRET".utf8)
    let bytes = CoefficientPicture.shades(columns: 40, rows: 30) { 4 * $0 + 2 * $1 }.build(exif: secret)
    let shown = try #require(try picture(bytes))
    #expect(shown.size == PixelSize(width: 320, height: 240))
    #expect(shown.bytes.firstRange(of: secret) == nil && shown.bytes != bytes)
    let again = try #require(
      try LibjpegPicture.colours(
        shown.bytes, maximum: 4096, bounds: .thumbnail(ofBytes: shown.bytes.count, ReadLimits())))
    #expect(again.width == 320 && again.height == 240)
    let last = Array(again.samples.suffix(3))
    #expect(last.allSatisfy { abs(Int($0) - 214) <= 4 })
  }

  @Test(arguments: [(200, 3, 1_200, 18), (400, 2, 1_200, 6), (2_000, 2, 1_000, 1)])
  func isReduced(columns: Int, rows: Int, width: Int, height: Int) throws {
    let bytes = CoefficientPicture.shades(columns: columns, rows: rows) { _, _ in 100 }.build()
    let shown = try #require(try picture(bytes))
    #expect(shown.size == PixelSize(width: width, height: height))
  }

  /// Checks that a picture compared with one of another format is reduced as that is: by the means of whole pixels.
  @Test func anExactOneIsReducedByMeans() throws {
    let bytes = CoefficientPicture(columns: 9, rows: 5) { [20 * $0 - 70, 9 * $1 - 20, 5 * $0] }.build()
    func raster(maximum: Int, isExact: Bool = false) throws -> ColourRaster {
      try #require(
        try DisplayPicture.raster(
          of: MemorySource(bytes), in: 0..<bytes.count, size: PixelSize(width: 72, height: 40),
          orientation: 1,
          maximum: maximum, isExact: isExact))
    }
    let whole = try raster(maximum: 72)
    let reduced = try raster(maximum: 30, isExact: true)
    #expect(whole.width == 72 && reduced.width == 24 && reduced.height == 14)
    let means = (0..<14).flatMap { y in
      (0..<24).flatMap { x in
        (0..<3).map { channel in
          let rows = 3 * y..<min(3 * y + 3, 40)
          let sum = rows.reduce(0) { sum, row in
            sum + (3 * x..<3 * x + 3).reduce(0) { $0 + Int(whole.samples[3 * (72 * row + $1) + channel]) }
          }
          return UInt8(sum / (3 * rows.count))
        }
      }
    }
    #expect(reduced.samples == means)
    #expect(try raster(maximum: 30).width == 27)
  }

  /// Checks that a preview is shown even if the raw file states a false size for it.
  @Test(arguments: [0, 1, 0xFFFF_FFFF, .max]) func theStatedSizeIsNoLimit(side: Int) throws {
    let bytes = CoefficientPicture.shades(columns: 4, rows: 2) { column, _ in 20 * column }.build()
    let shown = try picture(bytes, size: PixelSize(width: side, height: side))
    #expect(shown?.size == PixelSize(width: 32, height: 16))
  }

  @Test func isTurned() throws {
    let bytes = CoefficientPicture.shades(columns: 4, rows: 2) { column, _ in 20 * column }.build()
    #expect(try picture(bytes, orientation: 6)?.size == PixelSize(width: 16, height: 32))
  }

  @Test func limitsHold() throws {
    let bytes = CoefficientPicture.shades(columns: 40, rows: 30) { $0 + $1 }.build()
    var limits = ReadLimits()
    limits.pictureArea = 1_000
    #expect(try picture(bytes, limits: limits) == nil)
    limits = ReadLimits()
    limits.pictureBytes = 100
    #expect(try picture(bytes, limits: limits) == nil)
  }

  @Test(arguments: [[], [0xFF], [0xFF, 0xD8, 0xFF, 0xD9], Array("no picture".utf8)])
  func whatIsNoPictureIsNone(bytes: [UInt8]) throws { #expect(try picture(bytes) == nil) }

  /// Checks that a picture is found after other bytes, as in raw files.
  @Test func standsAnywhereInTheFile() throws {
    let bytes = CoefficientPicture.shades(columns: 4, rows: 2) { column, _ in 20 * column }.build()
    let source = MemorySource([1, 2, 3] + bytes + [4])
    let found = try DisplayPicture.raster(of: source, in: 3..<3 + bytes.count, size: nil, orientation: 1)
    #expect(found?.width == 32)
    for range in [-5..<3, 0..<0, 10..<1_000_000, 4..<20] {
      #expect(try DisplayPicture.raster(of: source, in: range, size: nil, orientation: 1) == nil)
    }
  }

  @Test(arguments: [-5..<3, 0..<0, 10..<1_000_000, 2..<20])
  func aThumbnailElsewhereIsNone(range: Range<Int>) throws {
    let bytes = CoefficientPicture.shades(columns: 4, rows: 4) { $0 + $1 }.build()
    #expect(try DisplayPicture.thumbnail(of: MemorySource(bytes), in: range, orientation: 1) == nil)
  }

  /// Checks that damaging each byte of a picture in turn causes nothing worse than no picture.
  @Test func damageIsSurvived() throws {
    let bytes = CoefficientPicture.shades(columns: 6, rows: 4) { 9 * $0 + $1 }.build()
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0xFF
      _ = try picture(damaged)
      _ = try picture(Array(bytes[..<index]))
    }
  }
}
