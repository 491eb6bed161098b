import MetaLensBytes
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct AssertionValuesTests {
  private static func read(
    _ item: CBORItem, limits: ReadLimits = ReadLimits()
  ) -> AssertionValues {
    let bytes = item.encoded
    var budget = ItemBudget(limits)
    var reading = CBORReading(bytes, bytes.indices)
    let tree = reading.item(&budget)
    var values = AssertionValues(
      assertion: "com.x", block: LocatedBytes(bytes, container: "caBX", fileOffset: 100))
    values.read(tree, key: "", &budget)
    return values
  }

  @Test func namesInNamesAreJoined() {
    let values = Self.read(
      .map([
        (key: "a", value: .map([(key: "b", value: .array([.text("x"), .unsigned(1)]))])),
        (key: "hash", value: .text("no")), (key: "@type", value: .text("no")), (key: "c", value: .bytes([1])),
        (key: "d", value: .text("")),
      ]))
    #expect(values.found.map { "\($0.key)=\($0.text)" } == ["a.b=x", "a.b=1"])
    // The heads of the map, "a", the map, "b" and the array take one byte each, the two keys another two.
    #expect(values.found.first?.offset == 107)
    #expect(values.droppedCount == 0)
  }

  @Test func whatHasNoRoomIsCounted() {
    var limits = ReadLimits()
    limits.entries = 2
    #expect(Self.read(.array((0..<5).map { .unsigned($0) }), limits: limits).found.count == 2)
    #expect(Self.read(.array((0..<5).map { .unsigned($0) }), limits: limits).droppedCount == 3)
    let long = String(repeating: "n", count: 257)
    #expect(Self.read(.map([(key: long, value: .unsigned(1))])).droppedCount == 1)
    let half = String(repeating: "n", count: 200)
    let deep = CBORItem.map([(key: half, value: .map([(key: half, value: .unsigned(1))]))])
    #expect(Self.read(deep).droppedCount == 1)
  }
}
