import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct SortedRowsTests {
  @Test(arguments: [0, 1, 20, 1 << 20])
  func rowsComeInOrderWhereverTheyWaited(maximumInMemory: Int) throws {
    let scratch = CannedScratch()
    var rows = SortedRows(maximumInMemory: maximumInMemory) { () throws(OutputError) in scratch }
    let scores = [5, 90, 5, 40, 0, 77, 12]
    for (place, score) in scores.enumerated() {
      let file = AnalyzedFile(
        label: FileLabel(SystemPath("p")), outcome: .success(OriginalityReport.sample(score: score)))
      try rows.add(
        Array("\(score)@\(place) ".utf8), at: RowOrder(of: file, by: .score, place: place))
    }
    var written: [UInt8] = []
    try rows.finish { row throws(OutputError) in written += row }
    #expect(String(decoding: written, as: UTF8.self) == "0@4 5@0 5@2 12@6 40@3 77@5 90@1 ")
    #expect(scratch.bytes.isEmpty == (maximumInMemory == 1 << 20))
    // The rows were passed on, and don't come again.
    try rows.finish { _ throws(OutputError) in Issue.record("a row twice") }
  }

  /// Rows aren't lost where no file can be made for them.
  @Test func rowsWaitInMemoryWithoutAFile() throws {
    var rows = SortedRows(maximumInMemory: 3) { () throws(OutputError) -> any ScratchFile in
      throw OutputError.failed("Read-only file system")
    }
    for place in 0..<5 { try rows.add(Array("row \(place) ".utf8), at: .arriving(at: place)) }
    var written: [UInt8] = []
    try rows.finish { row throws(OutputError) in written += row }
    #expect(String(decoding: written, as: UTF8.self) == "row 0 row 1 row 2 row 3 row 4 ")
  }
}
