/// Tells tags met twice, at next to no cost where a directory is sorted, as TIFF wants it.
package struct TagsSeen {
  private var highest = -1
  private var all: Set<UInt16>?

  /// Makes one that has seen none.
  package init() {}

  /// Notes a tag; false if it is among the entries before it.
  package mutating func insert(_ tag: UInt16, after entries: ArraySlice<ExifEntry>) -> Bool {
    if Int(tag) > highest {
      highest = Int(tag)
      all?.insert(tag)
      return true
    }
    if all == nil { all = Set(entries.lazy.map(\.tag)) }
    return all?.insert(tag).inserted ?? true
  }
}
