import MetaLensFacts

/// GIF: blocks (GIF89a specification, CompuServe 1990).
///
/// Nothing but the chain of sub-blocks says how long a picture is, so that every
/// byte but the pictures' own is looked at, at each depth.
enum GIFReading {
  /// Signature, version and logical screen descriptor.
  static let headerByteCount = 13

  static func read(_ context: inout ReadingContext) throws(PhotoReadingError) -> ContainerReading {
    guard let head = try context.array(0..<headerByteCount) else { throw .truncatedBeforeFrame }
    context.window.widen(context.limits)
    var walk = GIFWalk(limits: context.limits)
    try walk.run(ByteFields(head, .littleEndian), &context)
    return walk.finish(&context)
  }
}
