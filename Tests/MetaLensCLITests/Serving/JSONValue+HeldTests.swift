import MetaLensKit
import Testing

@testable import MetaLensCLI

struct JSONValueHeldTests {
  @Test(
    arguments: [
      (.null, 32), (.string("abcd"), 36), (.array([]), 64), (.array([.integer(1), .bool(true)]), 128),
      (.object(["key": .array([.string("é")])]), 64 + 32 + 3 + 64 + 34),
    ] as [(JSONValue, Int)])
  func everyValueCounts(value: JSONValue, count: Int) { #expect(value.heldByteCount == count) }
}
