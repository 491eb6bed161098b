import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct DoubleCompressionTests {
  private func compression(_ first: [Int], _ second: [UInt8]) throws -> DoubleCompression {
    let bytes = ExamplePhoto.compressed(steps: first, then: second).bytes
    let facts = try PhotoDecoder().decode(MemorySource(bytes), depth: .pixels, hashing: false)
    return DoubleCompression(try #require(facts.picture.value).histograms)
  }

  /// The quantization steps of the first ten coefficients at IJG qualities 60, 75, 85, 90 and 95.
  private static let steps: [Int: [Int]] = [
    60: [13, 9, 10, 11, 10, 8, 13, 11, 10, 11], 75: [8, 6, 6, 7, 6, 5, 8, 7, 7, 7],
    85: [5, 3, 4, 4, 4, 3, 5, 4, 4, 4], 90: [3, 2, 2, 3, 2, 2, 3, 3, 3, 3],
    95: [2, 1, 1, 1, 1, 1, 2, 1, 1, 1],
  ]

  @Test(arguments: [(60, 75), (60, 95), (75, 85), (75, 95), (85, 90), (85, 95)])
  func theFirstQualityIsFound(first: Int, second: Int) throws {
    let found = try compression(Self.steps[first] ?? [], (Self.steps[second] ?? []).map { UInt8($0) })
    #expect(found.isFound)
    #expect(abs((found.firstQuality ?? 0) - first) <= 1, "\(found)")
  }

  /// Saved at 95 and again at 98, only steps behind the ninth coefficient show it.
  @Test func highQualitiesLeaveTheirTraceInLaterCoefficients() throws {
    let first = [2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 2, 2, 2, 2, 4]
    #expect(try compression(first, [UInt8](repeating: 1, count: 16)).isFound)
    #expect(!(try compression([], [UInt8](repeating: 1, count: 16)).isFound))
    #expect(!(try compression(Array(first.prefix(6)), [UInt8](repeating: 1, count: 16)).isFound))
  }

  @Test(arguments: [60, 75, 85, 90, 95])
  func onceIsNotTwice(quality: Int) throws {
    #expect(!(try compression([], (Self.steps[quality] ?? []).map { UInt8($0) }).isFound))
  }

  /// The same steps a second time leave no trace, nor do first steps that all divide the second ones.
  @Test func nothingIsSaidOfTheSameSteps() throws {
    let steps = Self.steps[75] ?? []
    #expect(!(try compression(steps, steps.map { UInt8($0) }).isFound))
    #expect(!(try compression([1, 1, 1, 1, 1, 1, 1, 1, 1, 1], steps.map { UInt8($0) }).isFound))
  }

  @Test func nothingIsSaidOfNothing() {
    #expect(!DoubleCompression([]).isFound)
    let empty = CoefficientHistogram(
      frequency: 1, quantizer: 0, counts: [UInt32](repeating: .max, count: 511))
    #expect(!DoubleCompression([empty]).isFound)
    let short = CoefficientHistogram(frequency: 1, quantizer: 3, counts: [1, 2, 3])
    #expect(!DoubleCompression([short]).isFound)
  }
}
