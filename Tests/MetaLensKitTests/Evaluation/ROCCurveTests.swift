import Testing

@testable import MetaLensKit

struct ROCCurveTests {
  @Test func equalsPassTogether() {
    let points = ROCCurve(positives: [0.9, 0.5], negatives: [0.5, 0.1]).points
    #expect(points.map(\.probability) == [1, 0.9, 0.5, 0.1])
    #expect(points.map(\.truePositives) == [0, 0.5, 1, 1])
    #expect(points.map(\.falsePositives) == [0, 0, 0.5, 1])
  }

  @Test func isEmptyWithoutAPair() {
    #expect(ROCCurve(positives: [], negatives: [1]).points.isEmpty)
    #expect(ROCCurve(positives: [1], negatives: []).points.isEmpty)
  }

  @Test func isThinned() throws {
    let values = (0..<20_000).map { Double($0) / 20_000 }
    let points = ROCCurve(positives: values, negatives: values.map { $0 * $0 }).points
    #expect(points.count < 1_100)
    let last = try #require(points.last)
    #expect(last.falsePositives == 1 && last.truePositives == 1)
  }
}
