import MetaLensFacts

/// Files of other kinds in a JPEG's metadata segments: every reader of pictures skips them there.
enum SegmentFiles {
  /// Segments whose payload begins as an archive, a document, a script or a program, told as what follows a picture is.
  static func read(
    _ segments: [JPEGSegment], _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [Trailer] {
    var files: [Trailer] = []
    for segment in segments where segment.isMetadata {
      let first = try context.source.window(at: segment.payloadOffset, count: min(32, segment.payloadCount))
      let kind = first.isEmpty ? .unknown : TrailerDecoding.identify(first)
      // A file that is cut into many segments is told once.
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
