import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct PhotoInspectionTablesTests {
  /// A slot may be written again; the last table before the scan is the one with which the picture was coded.
  @Test func theLastTableBeforeTheScanCounts() throws {
    let base = try #require(QuantizationCatalogue.shipped.bases.first { $0.family == .ijg })
    let frame = FrameFacts(
      size: PixelSize(width: 8, height: 8), precision: 8, marker: 0xC0, offset: 300,
      components: [FrameComponent(id: 1, horizontalSampling: 1, verticalSampling: 1, quantizationTable: 0)])
    var coding = JPEGCoding()
    for (place, quality) in [40, 90, 60].enumerated() {
      coding.quantizationTables.append(
        WrittenQuantizationTable(
          slot: 0, precision: 8,
          values: QuantizationScaling.table(base.luma, quality: quality, isBaseline: true),
          offset: 100 * (place + 1), segmentOffset: 100 * (place + 1) - 4))
    }
    coding.scans = [
      JPEGScan(
        offset: 250, components: [1], spectralStart: 0, spectralEnd: 63, dataOffset: 260, dataByteCount: 40)
    ]
    #expect(PhotoInspection.quantization(of: frame, coding)?.matches.first?.name == "IJG quality 90")
    coding.scans = []
    #expect(PhotoInspection.quantization(of: frame, coding)?.matches.first?.name == "IJG quality 60")
    #expect(PhotoInspection.quantization(of: nil, coding) == nil)
  }
}
