import Testing

@testable import MetaLensDecoding

struct ScanEndSearchTests {
  @Test(
    arguments: [
      ([1, 2, 0xFF, 0xD9], .found),
      ([1, 0xFF, 0x00, 0xD9, 0xFF, 0xD3, 7], .searching),
      ([0xFF, 0xFF, 0xFF, 0xD9, 0, 0], .found),
      // EOI's bytes inside a table between two scans.
      ([0xFF, 0xC4, 0x00, 0x06, 0xFF, 0xD9, 0xFF, 0xD9, 1], .searching),
      ([0xFF, 0xC4, 0x00, 0x04, 0xFF, 0xD9, 0xFF, 0xDA, 0x00, 0x02, 5, 0xFF, 0xD9], .found),
      // Another picture begins first.
      ([5, 0xFF, 0xD8, 0xFF, 0xD9], .missing),
      ([0xFF, 0xC4, 0x00], .searching),
      ([0xFF, 0xDA, 0x00, 0x00, 0xFF, 0xD9], .found),
    ] as [([UInt8], ScanEndSearch.Outcome)])
  func findsTheEndWhereverWindowsAreCut(_ bytes: [UInt8], _ outcome: ScanEndSearch.Outcome) {
    for split in 0...bytes.count {
      var search = ScanEndSearch()
      search.feed(Array(bytes[..<split]))
      search.feed(bytes, from: split)
      #expect(search.outcome == outcome)
    }
  }
}
