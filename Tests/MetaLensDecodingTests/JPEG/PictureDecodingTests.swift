import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct PictureDecodingTests {
  /// A gradient of 40 by 30 blocks.
  private static let sound = CoefficientPicture.shades(columns: 40, rows: 30) { 4 * $0 + 2 * $1 }.build()

  private func facts(of bytes: [UInt8], limits: ReadLimits = ReadLimits()) throws -> PhotoFacts {
    try PhotoDecoder(limits: limits).decode(MemorySource(bytes), depth: .pixels, hashing: false)
  }

  @Test func previewHoldsTheBlocksMeans() throws {
    let picture = try #require(try facts(of: Self.sound).picture.value)
    #expect(picture.preview.width == 40 && picture.preview.height == 30)
    #expect(picture.preview.samples[0] == 0)
    #expect(picture.preview.samples[29 * 40 + 39] == 214)
    #expect(picture.isWhole && picture.totalRows == 30)
    #expect(picture.damage == nil)
  }

  @Test func aLargePictureIsReducedByWholeSteps() throws {
    let bytes = CoefficientPicture.shades(columns: 321, rows: 7) { $1 < 3 ? ($0 < 3 ? 90 : 0) : 255 }.build()
    let preview = try #require(try facts(of: bytes).picture.value).preview
    #expect(preview.width == 107 && preview.height == 3)
    #expect(preview.samples[0] == 90 && preview.samples[1] == 0 && preview.samples[107] == 255)
  }

  @Test func histogramsHoldEachCoefficient() throws {
    let bytes = CoefficientPicture(columns: 10, rows: 10, quantization: [8, 3, 5]) { column, row in
      [0, row, -column] + [Int](repeating: 0, count: 12) + [row == 0 ? 300 : 0]
    }.build()
    let histograms = try #require(try facts(of: bytes).picture.value).histograms
    #expect(histograms.map(\.frequency) == Array(0..<16))
    #expect(histograms.prefix(4).map(\.quantizer) == [8, 3, 5, 1])
    let reach = histograms[1].reach
    #expect((0...10).map { histograms[1].counts[reach + $0] } == [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 0])
    #expect(histograms[2].counts[reach - 9] == 10 && histograms[2].counts[reach + 1] == 0)
    // Values beyond the reach count at its end.
    #expect(histograms[15].counts[2 * reach] == 10)
    #expect(histograms.allSatisfy { $0.counts.reduce(0, +) == 100 })
  }

  /// Checks that data ending in the middle are reported, even if EOI or another picture's bytes follow.
  @Test(arguments: [0.1, 0.5, 0.8])
  func missingDataIsTold(share: Double) throws {
    let kept = 560 + Int(share * Double(Self.sound.count - 560))
    let cut = Array(Self.sound[..<kept]) + [0xFF, 0xD9]
    let facts = try facts(of: cut)
    let picture = try #require(facts.picture.value)
    #expect(!facts.isComplete && !picture.isWhole)
    let warning = try #require(facts.diagnostics.last { $0.code == .libjpegWarning })
    #expect(warning.detail.firstRange(of: ", warnings: ") != nil)
    #expect(abs(picture.decodedRows - Int(share * 30)) <= 4)
    let metadata = try PhotoDecoder().decode(MemorySource(cut), depth: .metadata, hashing: false)
    #expect(metadata.isComplete)
  }

  /// Checks that what no encoder writes is reported, and roughly where.
  ///
  /// Bytes before the end that aren't coded data are no damage: some cameras write a few there, or padding.
  @Test(
    arguments: [
      // Codes of only ones, which no table has.
      (600, 0, [UInt8](repeating: 0xFF, count: 60).flatMap { [$0, 0] }, true),
      // A part that appears twice, so that data are left over.
      (700, 700, [UInt8](repeating: 0x35, count: 200), true),
      (-2, -2, [UInt8](repeating: 0x35, count: 200), true),
      (-2, -2, [UInt8](repeating: 0x35, count: 20), false),
      // A marker, a table and a scan at which libjpeg gives up.
      (700, 0, [0xFF, 0xDF, 0, 2], true), (700, 0, [0xFF, 0xC4, 0, 3, 0x44], true),
      (700, 0, [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0], true),
      // What ends the walk over the segments: another picture's beginning, and a segment longer than the file.
      (700, 0, [0xFF, 0xD8], true), (700, 0, [0xFF, 0xFE, 0xFF, 0xFF], true),
      // The end of the last row is missing, and then almost nothing.
      (-40, -2, [], true), (-5, -2, [], true), (-3, -2, [], false),
      (-2, -2, [UInt8](repeating: 0, count: 2_000), false),
      (-2, -2, [UInt8](repeating: 0xFF, count: 2_000), false),
    ] as [(Int, Int, [UInt8], Bool)])
  func damageIsTold(from: Int, to: Int, bytes: [UInt8], isDamaged: Bool) throws {
    let count = Self.sound.count
    let start = from < 0 ? count + from : from
    let end = to == 0 ? start + bytes.count : to < 0 ? count + to : to
    let facts = try facts(of: Self.sound[..<start] + bytes + Self.sound[end...])
    let damage = facts.picture.value?.damage
    #expect((damage != nil) == isDamaged && facts.isDamaged == isDamaged && facts.isComplete != isDamaged)
    #expect(facts.frame.value?.refusal == nil)
    if let damage {
      #expect(damage.offset >= start - 16 && damage.offset <= facts.byteCount)
    }
  }

  /// Checks that one missing block is reported whatever the sampling factors: alone in a scan, a component has one
  /// block per MCU.
  @Test func oneMissingBlockIsToldOfAnyFactors() throws {
    let frame = try #require(Self.sound.firstRange(of: [0xFF, 0xC0] as [UInt8])).lowerBound
    for factors in [0x11, 0x22] as [UInt8] {
      var bytes = Self.sound
      bytes[frame + 11] = factors
      #expect(try !facts(of: bytes).isDamaged)
      bytes.removeSubrange(bytes.count - 5..<bytes.count - 2)
      #expect(try facts(of: bytes).isDamaged, "\(factors)")
    }
  }

  /// Checks that nothing is read from noise in the data that looks like a comment, or like the end followed by
  /// something.
  @Test(
    arguments: [[0xFF, 0xFE, 0, 4, 0x41, 0x42], [0xFF, 0xC4, 0, 3, 0x44], [0xFF, 0xD9, 1, 2]] as [[UInt8]])
  func nothingIsReadOutOfDamage(noise: [UInt8]) throws {
    let facts = try facts(of: Self.sound[..<700] + noise + Self.sound[700...])
    let structure = try #require(facts.structure.value)
    #expect(!facts.isComplete)
    #expect(
      structure.coding.comments.isEmpty && structure.coding.strayByteCount == 0 && structure.trailers.isEmpty)
  }

  /// Checks that what follows damage is read where all rows were read before it.
  @Test func whatFollowsAllRowsIsRead() throws {
    let junk = [UInt8](repeating: 0x35, count: 64)
    let comment: [UInt8] = [0xFF, 0xFE, 0, 4, 0x41, 0x42]
    let tail = junk + comment + [0xFF, 0xD9] + [UInt8](repeating: 7, count: 99)
    let facts = try facts(of: Self.sound[..<(Self.sound.count - 2)] + tail)
    let structure = try #require(facts.structure.value)
    #expect(facts.isDamaged && structure.coding.comments.count == 1 && structure.trailers.count == 1)
  }

  @Test func damageInTheMiddleIsNotTheEnd() throws {
    var bytes = Self.sound
    bytes[bytes.count - 200] ^= 0x55
    #expect(try facts(of: bytes).picture.wasRead)
  }

  /// Checks that a header stating 65,500 by 65,500 pixels costs nothing.
  @Test func moreThanTheLimitIsNotDecoded() throws {
    let facts = try facts(of: Self.stating(65_500, 65_500))
    #expect(!facts.picture.wasRead)
    #expect(facts.diagnostics.contains { $0.code == .pictureNotDecoded })
  }

  @Test func aHeaderThatStatesMoreThanTheBytesHoldIsIncomplete() throws {
    let facts = try facts(of: Self.stating(16_000, 16_000))
    #expect(facts.picture.value?.isWhole == false)
    #expect(facts.picture.value?.preview.isEmpty == true)
    #expect(!facts.isComplete)
  }

  /// Checks that arithmetic coding, which needs no bit per block, is decoded only up to what its bytes could hold.
  ///
  /// A kilobyte may state any size.
  @Test(arguments: [(320, 240, false), (1_000, 500, true), (2_000, 1_000, true), (3_000, 3_000, true)])
  func arithmeticCodingIsHeldToItsBytes(width: Int, height: Int, isRefused: Bool) throws {
    var bytes = Self.stating(width, height)
    let frame = try #require(bytes.firstRange(of: [0xFF, 0xC0] as [UInt8])).lowerBound
    bytes[frame + 1] = 0xC9
    let facts = try facts(of: bytes)
    let isTold = facts.diagnostics.contains {
      $0.code == .limitReached && $0.detail == "ReadLimits.pictureBytes"
    }
    #expect(isTold == isRefused, "\(facts.diagnostics)")
    #expect(facts.frame.value?.refusal == nil)
  }

  @Test func limitsHold() throws {
    var limits = ReadLimits()
    limits.pictureArea = 1_000
    #expect(!(try facts(of: Self.sound, limits: limits).picture.wasRead))
    limits = ReadLimits()
    limits.pictureBytes = 1_000
    #expect(!(try facts(of: Self.sound, limits: limits).picture.wasRead))
    // Enough memory for the file, but not for its coefficients.
    limits.pictureBytes = 8_000
    #expect(!(try facts(of: Self.sound, limits: limits).picture.wasRead))
  }

  /// Checks that what libjpeg can't decode, such as 12 bits, lossless or arithmetic coding, isn't read, and that
  /// nothing breaks.
  @Test(arguments: [(0xC1, 12), (0xC3, 8), (0xC9, 8), (0xCB, 8), (0xC5, 8)])
  func otherCodings(marker: Int, precision: Int) throws {
    var bytes = Self.sound
    let frame = try #require(bytes.firstRange(of: [0xFF, 0xC0] as [UInt8])).lowerBound
    bytes[frame + 1] = UInt8(marker)
    bytes[frame + 4] = UInt8(precision)
    let facts = try facts(of: bytes)
    #expect(facts.picture.value?.preview.isEmpty ?? true || marker == 0xC9)
  }

  @Test func aThousandScansAreRefused() throws {
    var bytes = Self.sound
    let scan = try #require(bytes.firstRange(of: [0xFF, 0xDA] as [UInt8])).lowerBound
    // Makes the picture progressive with scans of only DC: Se is 0.
    let frame = try #require(bytes.firstRange(of: [0xFF, 0xC0] as [UInt8])).lowerBound
    bytes[frame + 1] = 0xC2
    bytes[scan + 8] = 0
    let one = Array(bytes[scan..<bytes.count - 2])
    bytes.removeLast(2)
    for _ in 0..<999 { bytes += one }
    let facts = try facts(of: bytes + [0xFF, 0xD9])
    #expect(!facts.picture.wasRead)
    #expect(facts.diagnostics.contains { $0.detail == "too many scans" }, "\(facts.diagnostics)")
    #expect(PictureDecoding.scanLimit(area: 1 << 26) == 16 && PictureDecoding.scanLimit(area: 0) == 200)
  }

  @Test func damagedDataNeverBreaks() throws {
    var state: UInt64 = 7
    for _ in 0..<60 {
      var bytes = Self.sound
      for _ in 0..<6 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
      }
      _ = try? facts(of: bytes)
    }
  }

  @Test func cancellationIsHeard() async {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try PhotoDecoder().decode(MemorySource(Self.sound), depth: .pixels, hashing: false)
    }
    task.cancel()
    await #expect(throws: (any Error).self) { try await task.value }
  }

  @Test func thumbnails() throws {
    var tiff = TIFFBuilder()
    tiff.ifd0 = [tiff.short(ExifTag.orientation, 1)]
    tiff.thumbnail = Self.sound
    let bytes = CoefficientPicture.shades(columns: 4, rows: 4) { 9 * ($0 + $1) }.build(exif: tiff.build())
    let thumbnail = try #require(try facts(of: bytes).picture.value?.thumbnail)
    #expect(thumbnail.preview.width == 160 && thumbnail.preview.height == 120)
    #expect(Array(bytes[thumbnail.offset...].prefix(3)) == [0xFF, 0xD8, 0xFF])
    #expect(thumbnail.byteCount == Self.sound.count)
  }

  /// Checks thumbnails that are no JPEG, are cut in the header, state far more than they hold, or have no data.
  @Test(arguments: [
    Array("no picture at all".utf8), Array(sound.prefix(100)), stating(60_000, 60_000), stating(2_000, 1_000),
    [0xFF, 0xD8, 0xFF, 0xD9],
  ])
  func brokenThumbnails(bytes: [UInt8]) throws {
    var tiff = TIFFBuilder()
    tiff.ifd0 = [tiff.short(ExifTag.orientation, 1)]
    tiff.thumbnail = bytes
    let photo = CoefficientPicture.shades(columns: 4, rows: 4) { 9 * ($0 + $1) }.build(exif: tiff.build())
    let picture = try #require(try facts(of: photo).picture.value)
    let thumbnail = try #require(picture.thumbnail)
    #expect(thumbnail.preview.isEmpty)
  }

  @Test(arguments: [-5..<10, 0..<0, 4_000_000..<5_000_000, 0..<Int.max])
  func thumbnailsOutside(range: Range<Int>) throws {
    var context = ReadingContext(MemorySource([]))
    var frame = try #require(try facts(of: Self.sound).frame.value)
    let picture = try PictureDecoding.decode(
      Self.sound, data: 560..<Self.sound.count, frame: &frame, thumbnail: range, &context)
    #expect(picture.value?.thumbnail?.preview.isEmpty == true)
  }

  /// Returns the sound picture with another size in its frame header.
  private static func stating(_ width: Int, _ height: Int) -> [UInt8] {
    var bytes = sound
    guard let frame = bytes.firstRange(of: [0xFF, 0xC0] as [UInt8])?.lowerBound else { return [] }
    bytes.replaceSubrange(
      frame + 5..<frame + 9,
      with: [UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8), UInt8(width & 0xFF)])
    return bytes
  }
}
