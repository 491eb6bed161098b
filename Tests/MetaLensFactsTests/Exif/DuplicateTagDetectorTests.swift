import MetaLensFacts
import Testing

struct DuplicateTagDetectorTests {
  /// Checks that a repeated tag is recognized wherever it appeared before, also in an unsorted directory.
  @Test(
    arguments: [
      ([1, 2, 3], []), ([1, 1, 2], [1]), ([3, 1, 2], []), ([3, 1, 3, 1, 4, 4], [2, 3, 5]),
      ([2, 1, 5, 5], [3]),
    ] as [([UInt16], [Int])])
  func tagsMetAgainAreTold(tags: [UInt16], again: [Int]) {
    let entries = tags.map { ExifEntry(tag: $0, rawType: 1, count: 1, offset: 0, value: nil) }
    var seen = DuplicateTagDetector()
    let found = tags.indices.filter { !seen.insert(tags[$0], after: entries[..<$0]) }
    #expect(found == again)
  }
}
