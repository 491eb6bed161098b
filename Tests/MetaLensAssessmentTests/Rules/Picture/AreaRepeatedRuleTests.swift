import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct AreaRepeatedRuleTests {
  /// 32 blocks are enough, whatever their shape; an area that overlaps its copy is a pattern.
  @Test(arguments: [
    (BlockArea(column: 5, row: 3, columns: 8, rows: 4), true),
    (BlockArea(column: 0, row: 0, columns: 20, rows: 2), true),
    (BlockArea(column: 5, row: 3, columns: 7, rows: 4), false),
    (BlockArea(column: 5, row: 3, columns: 3, rows: 10), false),
    (BlockArea(column: 0, row: 0, columns: 20, rows: 18), true),
  ])
  func dependsOnTheNumberOfBlocks(area: BlockArea, isRaised: Bool) throws {
    let found = try findings(by: .areaRepeated, on: .textured(copied: area))
    #expect(found.map { $0.values.number("blockCount") } == (isRaised ? [area.columns * area.rows] : []))
    #expect(found.map { $0.values.number("otherLeft") } == (isRaised ? [8 * (area.column + 20)] : []))
    #expect(found.flatMap(\.evidence).map(\.location) == (isRaised ? ["scan"] : []))
  }

  /// If no camera is stated, the picture may be a drawing.
  @Test func notRaisedWithoutACamera() throws {
    let area = BlockArea(column: 5, row: 3, columns: 8, rows: 6)
    #expect(try raised(by: .areaRepeated, on: .textured(copied: area, make: nil)).isEmpty)
  }

  /// The size of a block in pixels depends on the largest sampling factor.
  @Test func countsPixelsOfTheFrame() throws {
    var facts = PhotoFacts(format: .jpeg, byteCount: 1_000)
    facts.frame = .present(
      FrameFacts(
        size: PixelSize(width: 640, height: 480), precision: 8, marker: 0xC0, offset: 2,
        components: [
          FrameComponent(id: 1, horizontalSampling: 1, verticalSampling: 1, quantizationTable: 0),
          FrameComponent(id: 2, horizontalSampling: 2, verticalSampling: 1, quantizationTable: 0),
        ], quantizationTables: []))
    let context = RuleContext(facts: facts, attributions: Attributions(facts), now: 1_700_000_000)
    let area = context.pixels(of: BlockArea(column: 3, row: 5, columns: 2, rows: 4))
    #expect(area == (48, 40, 32, 32))
  }
}
