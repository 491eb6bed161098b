import MetaLensFacts

/// The EXIF block as written, and what that tells: made once for all rules that look at it.
struct ExifBlockAttribution: Sendable, Hashable {
  /// Its parts.
  var layout: ExifLayout
  /// Whose hand it shows.
  var writer: ExifWriterAttribution
  /// Its maker note; nil where it has none.
  var makerNote: MakerNoteAttribution?

  init(_ exif: ExifFacts) {
    layout = ExifLayout(of: exif)
    writer = ExifWriterAttribution(layout, of: exif)
    makerNote = MakerNoteAttribution(of: exif)
  }
}
