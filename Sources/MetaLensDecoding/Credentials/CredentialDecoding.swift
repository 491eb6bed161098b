import MetaLensFacts

/// Reads a manifest store of Content Credentials as it states itself (C2PA 2.1, 11): no hash and no signature is
/// verified, and nothing that a manifest refers to is looked up.
enum CredentialDecoding {
  /// Returns the store in a block of JUMBF; nil if the block has none.
  static func decode(_ block: LocatedBytes, _ context: inout ReadingContext) -> CredentialStore? {
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
    // As with the facts, an empty store is passed over: the first store that isn't empty is the one that is checked.
    if context.outlines != nil, !store.isEmpty {
      var outlining = CredentialOutlining(block, limits: context.limits)
      let outline = outlining.outline(first, failure: walk.failure, &context)
      context.outlines?.append(outline)
    }
    return store
  }
}
