import MetaLensFacts

/// Reads a WebP, which consists of RIFF chunks (RFC 9649).
enum WebPReading {
  /// The size of `RIFF`, the size field and `WEBP`.
  static let headerByteCount = 12

  static func read(_ context: inout ReadingContext) throws(PhotoReadingError) -> ContainerReading {
    guard let head = try context.array(0..<headerByteCount),
      let size = ByteFields(head, .littleEndian).uint32(at: 4)
    else { throw .truncatedBeforeFrame }
    var walk = WebPWalk(fileByteCount: context.byteCount, stated: size, &context)
    try walk.run(&context)
    return try walk.finish(&context)
  }
}
