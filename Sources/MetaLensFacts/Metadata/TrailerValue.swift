/// A value in a maker's or an editor's trailer after the picture.
package struct TrailerValue: Sendable, Equatable {
  package var trailer: Trailer.Kind
  /// The value's name as written: `PhotoEditor_Re_Edit_Data`, `Image_UTC_Data`.
  package var name: String
  /// The value as text, at most `ReadLimits.textBytes`; empty if it isn't text.
  package var text: String
  /// Its offset in the file.
  package var offset: Int
  package var byteCount: Int

  package init(trailer: Trailer.Kind, name: String, text: String, offset: Int, byteCount: Int) {
    self.trailer = trailer
    self.name = name
    self.text = text
    self.offset = offset
    self.byteCount = byteCount
  }
}
