import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct LibjpegPictureTests {
  private static let bounds = LibjpegPicture.Bounds(
    area: 1 << 24, memoryBytes: 1 << 26, scans: 100, visits: 1 << 24)

  /// Returns a colour picture with its chroma halved in both directions, which is libjpeg's default.
  private func coded(width: Int, height: Int) throws -> [UInt8] {
    let samples = (0..<width * height).flatMap { place -> [UInt8] in
      let (x, y) = (place % width, place / width)
      return [
        UInt8(truncatingIfNeeded: x * 7 + y), UInt8(truncatingIfNeeded: x * y),
        UInt8(truncatingIfNeeded: y * 5),
      ]
    }
    return try #require(
      LibjpegPicture.coded(ColourRaster(width: width, height: height, samples: samples), quality: 90))
  }

  /// Returns a grey picture whose frame header has one or three components and whose only scan holds the first.
  private func grey(columns: Int, rows: Int, sampling: UInt8, components: UInt8) throws -> [UInt8] {
    let bytes = CoefficientPicture(columns: columns, rows: rows, quantization: [8, 3, 5]) { column, row in
      [(column * row) % 200 - 100, column - row, 0, row % 3] + (0..<40).map { ($0 * column + row) % 5 - 2 }
    }.build()
    let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    let rest: [UInt8] = components == 3 ? [2, 0x11, 0, 3, 0x11, 0] : []
    let header = [8 + 3 * components] + bytes[frame + 4..<frame + 9] + [components, 1, sampling, 0] + rest
    return bytes[..<(frame + 3)] + header + bytes[(frame + 13)...]
  }

  /// Checks that counting rows while they are read gives the same as counting at the end.
  ///
  /// The former is done for a picture with one scan, the latter where there may be more, for which all rows are kept.
  @Test(
    arguments: [(1, 1), (2, 3), (3, 2), (5, 7), (33, 4), (161, 5), (4, 330)] as [(Int, Int)],
    [0x11, 0x21, 0x12, 0x22, 0x14] as [UInt8])
  func countingByRowsIsCountingAtTheEnd(size: (columns: Int, rows: Int), sampling: UInt8) throws {
    let pictures = try [1, 3].map { components in
      LibjpegPicture.coefficients(
        try grey(columns: size.columns, rows: size.rows, sampling: sampling, components: components),
        bounds: Self.bounds)
    }
    #expect(pictures.map(\.refusal) == [nil, nil] && pictures.map(\.componentCount) == [1, 3])
    #expect(pictures[0].preview == pictures[1].preview)
    #expect(pictures[0].counts == pictures[1].counts)
    #expect(pictures[0].counts.allSatisfy { $0.reduce(0, +) == UInt32(size.columns * size.rows) })
  }

  /// Checks that the blocks of luma are counted, though blocks of chroma come between them and some lie beyond the
  /// edge.
  @Test(arguments: [(8, 8), (17, 1), (19, 17), (41, 25), (40, 33), (1_270, 49), (24, 1_270)] as [(Int, Int)])
  func coloursAreCountedByTheirLuma(width: Int, height: Int) throws {
    let bytes = try coded(width: width, height: height)
    let picture = LibjpegPicture.coefficients(bytes, bounds: Self.bounds)
    let blocks = UInt32((width + 7) / 8 * ((height + 7) / 8))
    #expect(picture.counts.allSatisfy { $0.reduce(0, +) == blocks })
    // Scaled to an eighth, libjpeg's own grey is the blocks' means too, rounded where ours are truncated.
    guard max(width, height) > 1_120 else { return }
    let grey = LibjpegPicture.small(bytes, bounds: Self.bounds)
    #expect(grey.preview.width == picture.preview.width && grey.preview.height == picture.preview.height)
    #expect(zip(grey.preview.samples, picture.preview.samples).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  /// Checks that in blocks of one colour each, sampled as the luma is, the means are the colours, in one scan and in
  /// several.
  @Test func coloursComeBesideTheShades() throws {
    let bytes = CoefficientPicture.shades(columns: 20, rows: 15) { 100 + $0 + $1 }
      .coloured { ($0 * 3 - 20, 20 - $1 * 2) }.build()
    let chroma = try #require(LibjpegPicture.coefficients(bytes, bounds: Self.bounds).chroma)
    #expect(chroma.pitchAcross == 1 && chroma.pitchDown == 1)
    for row in 0..<15 {
      for column in 0..<20 {
        #expect(Int(chroma.blue.samples[row * 20 + column]) == 128 + column * 3 - 20)
        #expect(Int(chroma.red.samples[row * 20 + column]) == 128 + 20 - row * 2)
      }
    }
    #expect(LibjpegPicture.small(bytes, bounds: Self.bounds).chroma?.blue.width == 160)
    let grey = CoefficientPicture.shades(columns: 20, rows: 15) { 100 + $0 + $1 }.build()
    #expect(LibjpegPicture.coefficients(grey, bounds: Self.bounds).chroma == nil)
    #expect(LibjpegPicture.small(grey, bounds: Self.bounds).chroma == nil)
  }

  /// Checks the pitch of colours with half as many samples, and with many blocks to a sample.
  @Test(arguments: [(80, 48), (1_270, 330), (2_700, 40)] as [(Int, Int)])
  func halvedColoursHaveTheirPitch(width: Int, height: Int) throws {
    let samples = (0..<width * height).flatMap { place -> [UInt8] in
      [200, UInt8(place % width * 255 / width), UInt8(place / width * 255 / height)]
    }
    let bytes = try #require(
      LibjpegPicture.coded(ColourRaster(width: width, height: height, samples: samples), quality: 95))
    let picture = LibjpegPicture.coefficients(bytes, bounds: Self.bounds)
    let (shades, chroma) = (picture.preview, try #require(picture.chroma))
    #expect(abs(Double(chroma.blue.width) * chroma.pitchAcross - Double(shades.width)) <= chroma.pitchAcross)
    #expect(abs(Double(chroma.blue.height) * chroma.pitchDown - Double(shades.height)) <= chroma.pitchDown)
    // Green grows to the right, so both chroma values fall.
    let middle = chroma.red.height / 2 * chroma.red.width
    #expect(chroma.red.samples[middle] > chroma.red.samples[middle + chroma.red.width - 1])
  }

  /// Checks that bytes that are no data, or can't be read as data, after a thumbnail's last row are reported and lose
  /// nothing.
  ///
  /// Zeros before EOI and a missing EOI aren't reported.
  @Test(
    arguments: [
      ([], false), ([UInt8](repeating: 0x55, count: 20), true), ([UInt8](repeating: 0, count: 20), false),
      ([0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x55], true),
    ] as [([UInt8], Bool)])
  func aSmallPictureIsReadToItsEnd(extra: [UInt8], isRemarkedOn: Bool) throws {
    let bytes = CoefficientPicture.shades(columns: 20, rows: 15) { 100 + $0 + $1 }.build()
    let whole = LibjpegPicture.small(bytes, bounds: Self.bounds)
    let picture = LibjpegPicture.small(bytes.dropLast(2) + extra + bytes.suffix(2), bounds: Self.bounds)
    #expect(picture.preview == whole.preview && picture.refusal == nil)
    #expect((picture.dataWarning != nil) == isRemarkedOn)
    #expect(LibjpegPicture.small(Array(bytes.dropLast(2)), bounds: Self.bounds).dataWarning == nil)
  }

  /// Checks that colours are left out where libjpeg can't scale them to the luma's size because the factor is
  /// fractional.
  @Test func coloursSampledByABrokenFactorAreLeftOutOfASmallPicture() throws {
    var bytes = CoefficientPicture(columns: 6, rows: 1) { _, _ in [40] }.coloured { _, _ in (10, -10) }
      .build()
    let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    (bytes[frame + 11], bytes[frame + 14], bytes[frame + 17]) = (0x31, 0x21, 0x21)
    let small = LibjpegPicture.small(bytes, bounds: Self.bounds)
    #expect(small.refusal == nil && small.chroma == nil && small.preview.width == 48)
    #expect(LibjpegPicture.coefficients(bytes, bounds: Self.bounds).chroma?.pitchAcross == 1.5)
  }

  /// Checks that libjpeg refuses a second scan of a whole picture, so that no row changes after it was counted.
  @Test func aSecondScanOfAPictureThatIsWholeIsRefused() throws {
    let bytes = try coded(width: 80, height: 80)
    let scan = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
    let twice = LibjpegPicture.coefficients(bytes.dropLast(2) + bytes[scan...], bounds: Self.bounds)
    #expect(twice.refusal != nil && twice.counts.isEmpty)
  }

  /// Checks that blocks beyond the edge count: a picture one column wide with MCUs of four blocks takes four times its
  /// area.
  @Test func whatIsBeyondTheEdgeCountsForTheLimit() throws {
    let bytes = try grey(columns: 1, rows: 330, sampling: 0x41, components: 1)
    var bounds = Self.bounds
    #expect(LibjpegPicture.coefficients(bytes, bounds: bounds).refusal == nil)
    bounds.memoryBytes = 100_000
    let picture = LibjpegPicture.coefficients(bytes, bounds: bounds)
    #expect(picture.refusal != nil && picture.counts.isEmpty)
  }

  @Test func aPictureCutOffHasEmptyBlocks() throws {
    let bytes = try coded(width: 160, height: 160)
    let cut = LibjpegPicture.coefficients(Array(bytes.prefix(bytes.count * 2 / 3)), bounds: Self.bounds)
    #expect(cut.refusal == nil && cut.decodedRows < cut.totalRows)
    #expect(cut.counts.allSatisfy { $0.reduce(0, +) == 400 })
    #expect(cut.preview.samples.last == 128)
  }
}
