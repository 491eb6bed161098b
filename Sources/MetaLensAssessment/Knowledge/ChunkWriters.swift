/// Recognizes the writers of PNG and WebP by how they lay out chunks (`Docs/ContainerWriters.md`).
enum ChunkWriters {
  /// Returns the possible writers of a PNG, recognized by how the data is divided and by the other chunks.
  static func writers(ofPNG png: PNGFacts, names: [String], keywords: [String]) -> [ContainerWriter] {
    if names.contains("iDOT") { return [.imageIO] }
    if keywords.contains("date:create") { return [.imageMagick] }
    // A single chunk doesn't show the size of the writer's buffer, since it may be shorter.
    guard png.dataChunkCount > 1, png.firstDataByteCount == png.largestDataByteCount else { return [] }
    switch (png.firstDataByteCount, png.zlibHeader) {
    case (4096, _): return [.ffmpeg]
    case (8192, _): return [.libpng]
    case (16_384, 0x7801): return [.imageIO]
    case (32_768, _):
      return keywords.contains("JPEG-Quality") ? [.graphicsMagick] : [.imageMagick, .graphicsMagick]
    case (65_536, _): return [.pillow]
    case (524_288, _): return [.pngcrush]
    default: return []
    }
  }

  /// Returns the possible writers of a WebP, recognized by the order of its chunks and by a chunk's name that only two
  /// writers use.
  static func writers(ofWebP webP: WebPFacts, names: [String]) -> [ContainerWriter] {
    guard let flags = webP.flags else {
      return names == ["VP8 "] || names == ["VP8L"] ? [.libwebp] : []
    }
    // The name ends in a NUL where RFC 9649, 2.7.1.5 has a space, and bit 2 of the flags, for XMP, is unset.
    if names.contains("XMP\\x00"), flags & 0x04 == 0 { return [.imageMagick, .graphicsMagick] }
    let order = ["VP8X", "ICCP", "ALPH", "VP8 ", "VP8L", "EXIF", "XMP "]
    let places = names.compactMap { order.firstIndex(of: $0) }
    guard places.count == names.count, places == places.sorted() else { return [] }
    return [.libwebp]
  }
}
