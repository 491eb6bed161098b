import MetaLensFacts

/// Joins the walk's frame header with libjpeg's: the walk knows its place in the file, and libjpeg adds the tables.
enum FrameReconciliation {
  /// Returns the frame with libjpeg's tables.
  ///
  /// If the two differ, the walk's own reading of SOF is used.
  static func join(
    _ walked: FrameFacts, with header: LibjpegHeader, _ context: inout ReadingContext
  ) -> FrameFacts {
    for warning in header.warnings { context.log.add(.libjpegWarning, at: "JPEG", warning) }
    if header.warningCount > header.warnings.count {
      context.log.add(
        .libjpegWarning, at: "JPEG", "more warnings: \(header.warningCount - header.warnings.count)")
    }
    var frame = walked
    frame.quantizationTables = header.quantizationTables
    if let error = header.error {
      // A picture that libjpeg can't decode (12 bits, lossless, cut before SOS) still has a readable header.
      context.log.add(.libjpegWarning, at: "JPEG", offset: walked.offset, error)
      frame.refusal = error
    } else if header.size != walked.size || header.precision != walked.precision
      || header.components != walked.components
    {
      context.log.add(
        .frameReadersDisagree, at: JPEGSegment.name(of: walked.marker), offset: walked.offset,
        "walk \(describe(walked.size, walked.precision, walked.components)),"
          + " libjpeg \(describe(header.size, header.precision, header.components))")
    }
    return frame
  }

  private static func describe(_ size: PixelSize, _ precision: Int, _ components: [FrameComponent]) -> String
  {
    let parts = components.map { "\($0.id):\($0.horizontalSampling)x\($0.verticalSampling)" }
    return "\(size.width)x\(size.height) \(precision) bits " + parts.joined(separator: " ")
  }
}
