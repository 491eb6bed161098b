import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct RasterSamplingTests {
  private static let ramp = GreyRaster(width: 4, height: 2, samples: [0, 10, 20, 30, 40, 50, 60, 70])

  @Test func cellsAreMeansBroughtToLengthOne() {
    let sampling = RasterSampling(Self.ramp)
    let grid = sampling.grid(sampling.whole, count: 2)
    // The means are 5, 25, 45 and 65; 35 is subtracted, and the length is 44.7.
    for (cell, mean) in zip(grid, [-30.0, -10, 10, 30]) {
      #expect(abs(cell - mean / 2_000.0.squareRoot()) < 1e-9)
    }
  }

  @Test func windowsMayStandBetweenSamples() {
    let sampling = RasterSampling(Self.ramp)
    let window = RasterWindow(left: 0.5, top: 0, width: 2, height: 2)
    let grid = sampling.grid(window, count: 2)
    // The columns are 5 and 15 in the first row, 45 and 55 in the second.
    for (cell, mean) in zip(grid, [-25.0, -15, 15, 25]) {
      #expect(abs(cell - mean / 1_700.0.squareRoot()) < 1e-9)
    }
  }

  @Test func flatAndOutsideWindowsAreZero() {
    let sampling = RasterSampling(GreyRaster(width: 4, height: 4, samples: [UInt8](repeating: 9, count: 16)))
    #expect(sampling.grid(sampling.whole, count: 2) == [0, 0, 0, 0])
    let outside = RasterWindow(left: 9, top: 9, width: 4, height: 4)
    #expect(sampling.grid(outside, count: 2) == [0, 0, 0, 0])
  }

  @Test func turning() {
    let small = GreyRaster(width: 3, height: 2, samples: [1, 2, 3, 4, 5, 6])
    #expect(small.turned(.clockwise).samples == [4, 1, 5, 2, 6, 3])
    #expect(small.turned(.counterclockwise).samples == [3, 6, 2, 5, 1, 4])
    #expect(small.turned(.half).samples == [6, 5, 4, 3, 2, 1])
    #expect(small.turned(.mirrored).samples == [3, 2, 1, 6, 5, 4])
    #expect(small.turned(.flipped).samples == [4, 5, 6, 1, 2, 3])
    #expect(small.turned(.clockwise).width == 2)
  }

  @Test func deviation() {
    #expect(GreyRaster(width: 2, height: 1, samples: [10, 30]).deviation == 10)
    #expect(GreyRaster(width: 0, height: 0, samples: []).deviation == 0)
  }
}
