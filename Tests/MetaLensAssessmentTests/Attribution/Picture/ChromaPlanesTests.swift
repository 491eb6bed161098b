import Testing

@testable import MetaLensAssessment

struct ChromaPlanesTests {
  private func planes(_ blue: [Double], _ red: [Double]) -> ChromaPlanes {
    ChromaPlanes(
      blue: CellGrid(columns: blue.count, rows: 1, values: blue),
      red: CellGrid(columns: red.count, rows: 1, values: red))
  }

  @Test func productsTellTurnedHues() {
    #expect(planes([3], [4]).strength == 5)
    #expect(planes([0], [2]).products(with: planes([3], [0])) == (0, 6))
    #expect(planes([2], [0]).products(with: planes([3], [0])) == (6, 0))
  }

  @Test func theMeanIsTakenOff() {
    let centred = planes([1, 3], [-2, -2]).centred
    #expect(centred.blue.values == [-1, 1] && centred.red.values == [0, 0])
  }

  /// Red, green and blue can't be below 0, so a dark cell has hardly any colour, whatever is coded.
  @Test func coloursThatCannotBeShownAreCutOff() {
    let shown = planes([10, 40, 0], [-10, -40, 0]).shown(with: [128, 4, 0])
    #expect(abs(shown.blue.values[0] - 10) < 0.01 && abs(shown.red.values[0] + 10) < 0.01)
    #expect((10..<40).contains(shown.blue.values[1]) && (-20 ..< -1).contains(shown.red.values[1]))
    #expect(shown.blue.values[2] == 0)
  }
}
