/// The EXIF block as written, and what that tells: made once for all rules that look at it.
struct ExifBlockAttribution: Sendable {
  /// Where the block's parts lie.
  var layout: ExifLayout
  /// The writer whose layout the block has.
  var writer: ExifWriterAttribution
  /// The block's maker note; nil where it has none.
  var makerNote: MakerNoteAttribution?

  init(_ exif: ExifFacts) {
    layout = ExifLayout(of: exif)
    writer = ExifWriterAttribution(layout, of: exif)
    makerNote = MakerNoteAttribution(of: exif)
  }
}
