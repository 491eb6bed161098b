import MetaLensFacts

/// What the readers of one store's assertions may still spend, all of them together.
///
/// A store's bytes bound its items, but 16 MB of one-byte items would be 16 million values in memory.
struct ItemBudget {
  /// Items that may still be read.
  ///
  /// Measured: the largest store of the corpus has 1,452 (1.6 MB, 6 manifests).
  var items = 1 << 16
  /// Containers in each other.
  ///
  /// c2pa-rs writes under 10.
  let nesting = 32
  /// A text that is kept, in bytes.
  let textBytes: Int
  /// Values of further assertions that may still be kept.
  var values: Int

  init(_ limits: ReadLimits) {
    textBytes = limits.textBytes
    values = limits.entries
  }
}
