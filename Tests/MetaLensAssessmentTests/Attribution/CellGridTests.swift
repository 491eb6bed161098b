import Testing

@testable import MetaLensAssessment

struct CellGridTests {
  private static func grid(_ rows: [[Double]]) -> CellGrid {
    CellGrid(columns: rows[0].count, rows: rows.count, values: rows.flatMap { $0 })
  }

  @Test func neighboursAllowForAShift() {
    let edge = Self.grid([[0, 0, 9, 9], [0, 0, 9, 9], [0, 0, 9, 9]])
    let shifted = Self.grid([[0, 9, 9, 9], [0, 9, 9, 9], [0, 9, 9, 9]])
    #expect(edge.distances(to: shifted).allSatisfy { $0 == 0 })
    let other = Self.grid([[0, 0, 4, 4], [0, 0, 4, 4], [0, 0, 4, 4]])
    #expect(edge.distances(to: other) == [0, 0, 0, 5, 0, 0, 0, 5, 0, 0, 0, 5])
  }

  @Test func theLargestRegionTouchesAlongEdges() {
    let grid = Self.grid([[9, 0, 0, 9], [0, 9, 0, 9], [0, 0, 9, 9]])
    #expect(grid.largestRegion(above: 5).map(Set.init) == [3, 7, 11, 10])
    #expect(grid.largestRegion(above: 9) == nil)
  }
}
