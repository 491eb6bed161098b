/// A text that a person or a program put into a place that the format has for texts.
package struct MetadataText: Sendable, Equatable {
  /// The place that contains it: `COM`, `tEXt`, `iTXt`, `comment extension`.
  package var container: String
  /// The text's keyword as written; empty if the place has none.
  package var keyword: String
  /// The text, at most `ReadLimits.textBytes`.
  package var text: String
  /// The offset in the file of what contains it.
  package var offset: Int
  /// The text's size in the file, in bytes.
  package var byteCount: Int

  package init(container: String, keyword: String, text: String, offset: Int, byteCount: Int) {
    self.container = container
    self.keyword = keyword
    self.text = text
    self.offset = offset
    self.byteCount = byteCount
  }
}
