/// The EXIF block as written, and what that shows: made once for all rules that look at it.
struct ExifBlockAttribution: Sendable {
  var layout: ExifLayout
  /// The writer whose layout the block has.
  var writer: ExifWriterAttribution
  /// The block's maker note; nil if it has none.
  var makerNote: MakerNoteAttribution?

  init(_ exif: ExifFacts) {
    layout = ExifLayout(of: exif)
    writer = ExifWriterAttribution(layout, of: exif)
    makerNote = MakerNoteAttribution(of: exif)
  }
}
