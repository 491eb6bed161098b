package import MetaLensFacts

/// What the readers of one store's assertions may still spend, all of them together.
///
/// A store's bytes bound its items, but 16 MB of one-byte items would be 16 million values in memory. Items of a photo's
/// stores come out of its `ReadingBudget` besides, since it may have many stores.
package struct ItemBudget {
  /// Items that may still be read.
  ///
  /// Measured: the largest store of the corpus has 1,452 (1.6 MB, 6 manifests).
  package var items = 1 << 16
  /// How deep containers may be nested.
  ///
  /// c2pa-rs writes under 10.
  package var nesting = 32
  /// A text that is kept, in bytes.
  package var textBytes: Int
  /// Values of further assertions that may still be kept.
  package var values: Int

  package init(_ limits: ReadLimits) {
    textBytes = limits.textBytes
    values = limits.entries
  }
}
