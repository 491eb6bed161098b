import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct QuantizationCatalogueTests {
  private let catalogue = QuantizationCatalogue.shipped

  /// The first rows that cjpeg (libjpeg-turbo 2.1) wrote at these qualities, for luma and chroma; the last is 16 bit.
  @Test(
    arguments: [
      (100, [1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1]),
      (95, [2, 1, 1, 2, 2, 4, 5, 6], [2, 2, 2, 5, 10, 10, 10, 10]),
      (90, [3, 2, 2, 3, 5, 8, 10, 12], [3, 4, 5, 9, 20, 20, 20, 20]),
      (75, [8, 6, 5, 8, 12, 20, 26, 31], [9, 9, 12, 24, 50, 50, 50, 50]),
      (50, [16, 11, 10, 16, 24, 40, 51, 61], [17, 18, 24, 47, 99, 99, 99, 99]),
      (25, [32, 22, 20, 32, 48, 80, 102, 122], [34, 36, 48, 94, 198, 198, 198, 198]),
      (10, [80, 55, 50, 80, 120, 200, 255, 305], [85, 90, 120, 235, 495, 495, 495, 495]),
    ] as [(Int, [UInt16], [UInt16])])
  func tablesOfIJG(quality: Int, lumaRow: [UInt16], chromaRow: [UInt16]) throws {
    let base = try #require(catalogue.bases.first { $0.family == .ijg })
    let luma = QuantizationScaling.table(base.luma, quality: quality, isBaseline: false)
    let chroma = QuantizationScaling.table(base.chroma, quality: quality, isBaseline: false)
    #expect(Array(luma[..<8]) == lumaRow)
    #expect(Array(chroma[..<8]) == chromaRow)
    let verdict = catalogue.verdict(luma: luma, chroma: chroma)
    let match = try #require(verdict.matches.first)
    #expect(match.name == "IJG quality \(quality)")
    #expect(match.isBaseline == (quality > 10))
    #expect(verdict.nearestIJG == nil)
    #expect(verdict.lumaEqualsChroma == (quality == 100))
  }

  /// The qualities at which libjpeg 9e gives the same tables (Docs/Sources.md, S4.1).
  @Test func libjpeg9eDiffersAtThreeOfFourQualities() throws {
    let base = try #require(catalogue.bases.first { $0.family == .ijg9e })
    let equal: Set = [64, 67, 70, 73, 76, 78, 79, 81, 82, 84, 85]
    for quality in 1...100 {
      let verdict = catalogue.verdict(
        luma: QuantizationScaling.table(base.luma, quality: quality, isBaseline: false),
        chroma: QuantizationScaling.table(base.chroma, quality: quality, isBaseline: false))
      let isEqual = quality >= 87 || equal.contains(quality)
      #expect(verdict.matches.first?.family == (isEqual ? .ijg : .ijg9e), "\(quality)")
      #expect(verdict.matches.first?.qualities == quality...quality)
    }
  }

  @Test func whatsAppWritesTheThirdBaseOfMozjpegAtQuality80() throws {
    let base = try #require(catalogue.bases.first { $0.index == 3 })
    let table = QuantizationScaling.table(base.luma, quality: 80, isBaseline: true)
    #expect(table.prefix(8) == [6, 6, 6, 7, 10, 15, 22, 34])
    let verdict = catalogue.verdict(luma: table, chroma: table)
    #expect(verdict.matches.map(\.name) == ["mozjpeg base 3 quality 80"])
    #expect(verdict.lumaEqualsChroma == true)
  }

  @Test func photoshopsTablesHaveThePublishedDigests() throws {
    #expect(catalogue.pairs.filter { $0.family == .photoshop }.count == 11)
    for pair in catalogue.pairs {
      let name = QuantizationMatch(family: pair.family, setting: pair.setting).name
      #expect(catalogue.verdict(luma: pair.luma, chroma: pair.chroma).matches.map(\.name) == [name])
      let digest = JPEGDigest.joined(luma: pair.luma, chroma: pair.chroma)
      if let known = Self.published[name] { #expect(digest?.hasPrefix(known) == true, "\(name)") }
      if pair.family == .photoshop || pair.family == .lightroom { #expect(Self.published[name] != nil) }
    }
  }

  /// The digests of Docs/Sources.md, S4.4 to S4.6, or their beginnings.
  private static let published = [
    "Photoshop Save As 0": "683506a889c78d9bc230a0c7ee5f62f3",
    "Photoshop Save As 3": "cbfbfef12aead8841585ef605c789b9f",
    "Photoshop Save As 4": "a0772e73dec2bdc4057c27da47bff376",
    "Photoshop Save As 5": "7ef06dbde538346b8b01c6b538ca70c6",
    "Photoshop Save As 6": "0ff225f58a214f79d1d85d78f6f5dab8",
    "Photoshop Save As 7": "8a8603650fa5ae5fdcf4b2eaf0b23638",
    "Photoshop Save As 8": "44f583ed6b65cb8ba915ec5df051616c",
    "Photoshop Save As 9": "de94c5591bafc7456ccaef430271b907",
    "Photoshop Save As 10": "a6841b35e9ffefa5d83a0445dddd2621",
    "Photoshop Save As 11": "6e3f6a3a5a1eae6155331d42d6f968dd",
    "Photoshop Save As 12": "5379e0133d4439b6f7c7039fc7f7734f",
    "Lightroom 24-30 %": "8453391d", "Lightroom 77-84 %": "5c508e52", "Lightroom 93-100 %": "4c3c425b",
  ]

  @Test func aDigestNamesTablesThatNoRowHolds() throws {
    let luma = [UInt16](repeating: 7, count: 64)
    let chroma = [UInt16](1...64)
    let digest = try #require(JPEGDigest.joined(luma: luma, chroma: chroma))
    let table = "digest\tlightroom\t31-38\t\(digest.prefix(8))\t-\ttest\n"
    let small = QuantizationCatalogue(table: table)
    #expect(small.verdict(luma: luma, chroma: chroma).matches.map(\.name) == ["Lightroom 31-38 %"])
    #expect(small.verdict(luma: chroma, chroma: luma).matches.isEmpty)
  }

  @Test func oneChangedValueLeavesTheQualityAndASmallResidual() throws {
    let base = try #require(catalogue.bases.first)
    var luma = QuantizationScaling.table(base.luma, quality: 90, isBaseline: true)
    let chroma = QuantizationScaling.table(base.chroma, quality: 90, isBaseline: true)
    luma[20] += 4
    let verdict = catalogue.verdict(luma: luma, chroma: chroma)
    #expect(verdict.matches.isEmpty)
    let nearest = try #require(verdict.nearestIJG)
    #expect(nearest.quality == 90)
    #expect(abs(nearest.residual - (16.0 / 128).squareRoot()) < 1e-12)
  }

  @Test func lumaDecidesAloneInAGreyPictureOrWithOneTableForAll() throws {
    let base = try #require(catalogue.bases.first)
    let luma = QuantizationScaling.table(base.luma, quality: 80, isBaseline: true)
    for chroma in [nil, luma] {
      let match = try #require(catalogue.verdict(luma: luma, chroma: chroma).matches.first)
      #expect(match.name == "IJG quality 80")
      #expect(match.coverage == .luma)
    }
  }

  @Test func aThirdTableOfItsOwnLeavesNoMatch() throws {
    let base = try #require(catalogue.bases.first)
    var tables = [base.luma, base.chroma, base.chroma].enumerated().map {
      QuantizationTable(slot: $0.offset, values: $0.element)
    }
    func frame() -> FrameFacts {
      FrameFacts(
        size: PixelSize(width: 8, height: 8), precision: 8, marker: 0xC0, offset: 2,
        components: (0..<3).map {
          FrameComponent(
            id: UInt8($0 + 1), horizontalSampling: 1, verticalSampling: 1, quantizationTable: $0)
        }, quantizationTables: tables)
    }
    #expect(catalogue.verdict(of: frame())?.matches.first?.name == "IJG quality 50")
    tables[2].values[5] += 1
    #expect(catalogue.verdict(of: frame())?.matches == [])
    #expect(catalogue.verdict(of: frame())?.nearestIJG?.quality == 50)
    tables.removeFirst()
    #expect(catalogue.verdict(of: frame()) == nil)
  }

  @Test(arguments: [0, 1, 63, 65]) func tablesOfAnotherLengthMatchNothing(count: Int) {
    let table = [UInt16](repeating: 1, count: count)
    #expect(catalogue.verdict(luma: table, chroma: table).matches.isEmpty)
  }

  @Test func everyRowOfTheTableParses() {
    let rows = QuantizationCatalogue.data.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(catalogue.bases.count + catalogue.pairs.count + catalogue.digests.count == rows.count)
    #expect(catalogue.bases.map(\.family) == [.ijg, .ijg9e] + Array(repeating: .mozjpeg, count: 8))
    for row in rows { #expect(row.split(separator: "\t").last?.isEmpty == false) }
  }
}
