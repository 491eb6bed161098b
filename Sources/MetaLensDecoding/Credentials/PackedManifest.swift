import MetaLensFacts

/// A manifest that is packed with Brotli (C2PA 2.1, 11.1.4.6): a superbox with one content box `brob`, which contains
/// the manifest's own superbox.
enum PackedManifest {
  /// Returns the manifest's superbox and the block that contains it; nil, with the reason, if it can't be unpacked.
  static func unpack(
    _ box: JUMBFSuperbox, in block: LocatedBytes, _ reason: inout String, _ context: inout ReadingContext
  ) -> (box: JUMBFSuperbox, block: LocatedBytes)? {
    guard let content = box.contents.first(where: { $0.type == "brob" }) else {
      reason = "packed manifest without a box of Brotli"
      return nil
    }
    var packed = block.bytes[content.payload]
    // JPEG XL's box of the same name begins with the type of its content; libc2pa doesn't write a type.
    if packed.starts(with: Array("jumb".utf8)) { packed = packed.dropFirst(4) }
    guard var stream = Brotli(bound: context.limits.blockBytes, charging: &context.budget) else {
      reason = "packed manifest: " + Unpacking.spent
      return nil
    }
    stream.unpack(Array(packed), charging: &context.budget)
    guard let bytes = stream.finish() else {
      reason =
        context.budget.left(.unpackedBytes) == 0
        ? "packed manifest: " + Unpacking.spent : "packed manifest that can't be unpacked"
      return nil
    }
    let place = block.fileOffset(at: box.offset) ?? block.fileOffset
    let unpacked = LocatedBytes(bytes, container: block.container, fileOffset: place, isPacked: true)
    var walk = JUMBFWalk(unpacked)
    let inner = walk.superboxes(&context)
    if let failure = walk.failure { reason = "packed manifest: " + failure }
    // A manifest packed inside a packed manifest isn't unpacked again, since that could go on for ever.
    guard let manifest = inner.first, CredentialLabel.manifests.contains(manifest.type) else {
      reason = "packed manifest that holds none"
      return nil
    }
    return (manifest, unpacked)
  }
}
