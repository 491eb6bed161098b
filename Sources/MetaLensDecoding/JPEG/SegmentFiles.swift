import MetaLensFacts

/// Finds files of other kinds in a JPEG's metadata segments, where all picture readers skip them.
enum SegmentFiles {
  /// Returns the segments whose payload begins as an archive, a document, a script or a program, described as trailers
  /// are.
  static func read(
    _ segments: [JPEGSegment], _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [Trailer] {
    var files: [Trailer] = []
    for segment in segments where segment.isMetadata {
      let first = try context.source.window(at: segment.payloadOffset, count: min(32, segment.payloadCount))
      let kind = first.isEmpty ? .unknown : TrailerDecoding.identify(first)
      // A file that is split into many segments is listed once.
      guard kind.isForeign, !files.contains(where: { $0.location == segment.markerName }) else { continue }
      var file = Trailer(
        kind: kind, offset: segment.payloadOffset, byteCount: segment.payloadCount,
        firstBytes: Array(first.prefix(16)))
      file.location = segment.markerName
      files.append(file)
    }
    return files
  }
}
