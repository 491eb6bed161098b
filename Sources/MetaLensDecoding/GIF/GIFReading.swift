import MetaLensFacts

/// Reads a GIF, which consists of blocks (GIF89a specification, CompuServe 1990).
///
/// Only the chain of sub-blocks says how long a picture is, so the reader passes along every chain, at each depth, and
/// skips only the pictures' own bytes.
enum GIFReading {
  /// The size of signature, version and logical screen descriptor.
  static let headerByteCount = 13

  static func read(_ context: inout ReadingContext) throws(PhotoReadingError) -> ContainerReading {
    guard let head = try context.array(0..<headerByteCount) else { throw .truncatedBeforeFrame }
    context.window.widen(context.limits)
    var walk = GIFWalk(limits: context.limits)
    try walk.run(ByteFields(head, .littleEndian), &context)
    return walk.finish(&context)
  }
}
