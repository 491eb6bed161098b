package import MetaLensFacts

/// The budget that the readers of one store's assertions share.
///
/// A store's size limits its items, but 16 MB of one-byte items would be 16 million values in memory. Items of a
/// photo's stores also count against its `ReadingBudget`, since a photo may have many stores.
package struct ItemBudget {
  /// The number of items that may still be read.
  ///
  /// Measured: the largest store of the corpus has 1,452 (1.6 MB, 6 manifests).
  package var items = 1 << 16
  /// The maximum nesting of containers.
  ///
  /// c2pa-rs writes fewer than 10 levels.
  package var nesting = 32
  /// The maximum size of a text that is kept, in bytes.
  package var textBytes: Int
  /// The number of values of further assertions that may still be kept.
  package var values: Int

  package init(_ limits: ReadLimits) {
    textBytes = limits.textBytes
    values = limits.entries
  }
}
