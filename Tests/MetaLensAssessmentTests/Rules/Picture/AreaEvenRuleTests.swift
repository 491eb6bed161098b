import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct AreaEvenRuleTests {
  @Test(arguments: [
    (BlockArea(column: 5, row: 3, columns: 6, rows: 6), true),
    (BlockArea(column: 5, row: 3, columns: 9, rows: 4), true),
    (BlockArea(column: 5, row: 3, columns: 12, rows: 3), false),
    (BlockArea(column: 5, row: 3, columns: 7, rows: 5), false),
    // The area touches a side of the picture.
    (BlockArea(column: 0, row: 3, columns: 8, rows: 6), false),
    (BlockArea(column: 5, row: 0, columns: 8, rows: 6), false),
    (BlockArea(column: 32, row: 3, columns: 8, rows: 6), false),
    (BlockArea(column: 5, row: 24, columns: 8, rows: 6), false),
  ])
  func dependsOnSizeAndPlace(area: BlockArea, isRaised: Bool) throws {
    let found = try findings(by: .areaEven, on: .textured(wiped: area))
    #expect(found.map { $0.values.number("width") } == (isRaised ? [8 * area.columns] : []))
    #expect(found.flatMap(\.evidence).map(\.location) == (isRaised ? ["scan"] : []))
  }

  @Test func notRaisedWithoutACamera() throws {
    let area = BlockArea(column: 5, row: 3, columns: 8, rows: 6)
    #expect(try raised(by: .areaEven, on: .textured(wiped: area, make: nil)).isEmpty)
  }
}
