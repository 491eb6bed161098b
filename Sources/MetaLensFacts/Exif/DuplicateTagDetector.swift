/// Detects repeated tags, at almost no cost if a directory is sorted, as TIFF requires.
package struct DuplicateTagDetector {
  private var highest = -1
  private var all: Set<UInt16>?

  package init() {}

  /// Records a tag; returns false if it is among the entries before it.
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
