import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct MediaItemsTests {
  private static func item(_ id: Int) -> MediaItems.Item {
    MediaItems.Item(
      fact: MediaFileFacts.Item(id: id, type: "hvc1", isHidden: false, ranges: [], isOutside: false))
  }

  @Test func whatIsSaidFirstHolds() {
    var items = MediaItems()
    for turns in 0..<3 { items.properties.append(MediaProperty(offset: turns)) }
    // These calls change the items, so they are outside the macro, which can't do that.
    let added = [items.add(Self.item(7)), items.add(Self.item(7))]
    #expect(added == [true, false] && items.list.count == 1)
    #expect(items.index(of: 7) == 0 && items[8] == nil)
    let associated = [items.associate(7, with: [2, 0]), items.associate(7, with: [1])]
    #expect(associated == [true, true])
    #expect(items.properties(of: 7).map(\.offset) == [2, 0] && items.properties(of: 8).isEmpty)
    let referred = [
      items.refer("dimg", from: 7, to: [3, 4]), items.refer("dimg", from: 7, to: [5]),
      items.refer("thmb", from: 9, to: [7]),
    ]
    #expect(referred == [true, true, true])
    #expect(Array(items.inputs(of: 7)) == [3, 4] && items.inputs(of: 9).isEmpty)
  }

  /// Checks, given the references from each item, which item is coded for item 1.
  @Test(
    arguments: [
      ([:], 1), ([1: [2]], 2), ([1: [2], 2: [3]], 3), ([1: [1]], 1), ([1: [2], 2: [1]], 1), ([1: []], 1),
    ] as [([Int: [Int]], Int)])
  func findsWhatIsCoded(_ references: [Int: [Int]], _ coded: Int) {
    var items = MediaItems()
    for (from, others) in references { _ = items.refer("dimg", from: from, to: others) }
    #expect(items.codedItem(of: 1) == coded)
  }

  @Test func refusesTooMuch() {
    var items = MediaItems()
    let many = [Int](repeating: 1, count: 2 * MediaItems.limit)
    let none = [UInt16](repeating: 0, count: many.count)
    let referred = [items.refer("cdsc", from: 1, to: many), items.refer("cdsc", from: 1, to: [1])]
    #expect(referred == [true, false])
    let associated = [
      items.associate(1, with: none), items.associate(2, with: none), items.associate(3, with: [0]),
    ]
    #expect(associated == [true, true, false])
  }
}

extension MediaProperty {
  fileprivate init(offset: Int) {
    self.init(
      Box(type: "free", offset: offset, payload: offset..<offset, uuid: [], isWhole: true, partIndex: nil),
      ByteFields([]))
  }
}
