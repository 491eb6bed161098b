import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ChromaFitTests {
  private static let planes = planes { ExamplePhoto.hues($0, $1) }

  private static func planes(_ hue: (Int, Int) -> (blue: Int, red: Int)) -> ChromaPlanes {
    let hues = (0..<30).flatMap { row in (0..<40).map { hue($0, row) } }
    func grid(_ values: [Int]) -> CellGrid {
      CellGrid(columns: 40, rows: 30, values: values.map(Double.init))
    }
    return ChromaPlanes(blue: grid(hues.map(\.blue)), red: grid(hues.map(\.red)))
  }

  @Test func aChangedPartDoesNotBendIt() {
    let target = Self.planes { column, row in
      let hue = ExamplePhoto.hues(column, row)
      return column < 6 && row < 8 ? (-60, 60) : (hue.blue + 3, hue.red - 2)
    }
    let fit = ChromaFit(from: Self.planes, to: target)
    #expect(abs(fit.gain - 1) < 0.02 && fit.spread == 1)
    #expect(abs(fit(Self.planes).blue.values[900] - Self.planes.blue.values[900] - 3) < 0.5)
    #expect(abs(fit(Self.planes).red.values[900] - Self.planes.red.values[900] + 2) < 0.5)
  }

  @Test func colourThatIsStrongerIsAGain() {
    let fit = ChromaFit(
      from: Self.planes,
      to: Self.planes { (ExamplePhoto.hues($0, $1).blue * 2, ExamplePhoto.hues($0, $1).red * 2) })
    #expect(abs(fit.gain - 2) < 0.02)
  }

  @Test func greyPicturesHaveNoGain() {
    let grey = Self.planes { _, _ in (0, 0) }
    #expect(ChromaFit(from: grey, to: grey).gain == 1)
  }
}
