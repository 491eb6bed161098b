import Testing

@testable import MetaLensAssessment

struct CellGridTests {
  private static func grid(_ rows: [[Double]]) -> CellGrid {
    CellGrid(columns: rows[0].count, rows: rows.count, values: rows.flatMap { $0 })
  }

  @Test func neighboursAllowForAShift() {
    let edge = Self.grid([[0, 0, 9, 9], [0, 0, 9, 9], [0, 0, 9, 9]])
    let shifted = Self.grid([[0, 9, 9, 9], [0, 9, 9, 9], [0, 9, 9, 9]])
    func distances(to other: CellGrid) -> [Double] {
      (0..<12).map { edge.distance(of: $0, to: other, movedBy: (0, 0)) }
    }
    #expect(distances(to: shifted).allSatisfy { $0 == 0 })
    let other = Self.grid([[0, 0, 4, 4], [0, 0, 4, 4], [0, 0, 4, 4]])
    #expect(distances(to: other) == [0, 0, 0, 5, 0, 0, 0, 5, 0, 0, 0, 5])
  }

  /// A cell is compared with the cell at a distance, or with the one at the edge.
  @Test func aCellIsHeldAgainstAnotherPlace() {
    let edge = Self.grid([[0, 0, 0, 0, 9, 9], [0, 0, 0, 0, 9, 9], [0, 0, 0, 0, 9, 9]])
    #expect(edge.distance(of: 7, to: edge, movedBy: (0, 0)) == 0)
    #expect(edge.distance(of: 7, to: edge, movedBy: (4, 0)) == 9)
    #expect(edge.distance(of: 7, to: edge, movedBy: (-9, 9)) == 0)
    #expect(edge.index(7, movedBy: (9, -9)) == 5 && edge.index(7, movedBy: (1, 1)) == 14)
  }

  @Test func theLargestRegionTouchesAlongEdges() {
    let grid = Self.grid([[9, 0, 0, 9], [0, 9, 0, 9], [0, 0, 9, 9]])
    #expect(grid.largestRegion(above: 5).map(Set.init) == [3, 7, 11, 10])
    #expect(grid.largestRegion(above: 9) == nil)
  }
}
