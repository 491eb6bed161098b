import MetaLensFacts

/// Reads a manifest store of Content Credentials as it states itself (C2PA 2.1, 11): no hash and no signature is
/// verified, and nothing that a manifest refers to is looked up.
enum CredentialDecoding {
  /// The store in a block of JUMBF; nil where the block holds none.
  static func decode(
    _ block: LocatedBytes, _ context: inout ReadingContext
  ) -> CredentialStore? {
    var walk = JUMBFWalk(block)
    let stores = walk.superboxes(&context).filter { $0.type == CredentialLabel.store }
    guard let first = stores.first else { return nil }
    var reading = ManifestReading(block, limits: context.limits)
    if stores.count > 1 {
      reading.report("\(stores.count) stores; the first is read", stores[1].offset, label: "c2pa", &context)
    }
    var store = CredentialStore(
      container: block.container, offset: block.fileOffset, byteCount: block.bytes.count)
    for box in first.children {
      if let manifest = reading.manifest(box, &context) { store.manifests.append(manifest) }
    }
    store.failure = walk.failure ?? reading.failure
    return store
  }

  /// Where the store stands in what a C2PA `uuid` box of an ISO base media file holds behind its UUID; nil where the
  /// box is there for something else (`merkle`).
  ///
  /// Version and flags (4 bytes), purpose (text, closed by NUL), offset of the first Merkle box (8 bytes), store
  /// (C2PA 2.1, A.5.1). `original` and `update` are purposes of later versions.
  static func bmffStore(in bytes: [UInt8]) -> Range<Int>? {
    // The longest purpose has 8 letters.
    guard bytes.count > 4, let stop = bytes[4..<min(bytes.count, 32)].firstIndex(of: 0) else { return nil }
    let purposes = ["manifest", "original", "update"]
    guard purposes.contains(where: { bytes[4..<stop].elementsEqual($0.utf8) }), bytes.count > stop + 9 else {
      return nil
    }
    return stop + 9..<bytes.count
  }
}
