/// A text that a person or a program put into a file, where the format has a place for one.
public struct MetadataText: Sendable, Hashable {
  /// What holds it: `COM`, `tEXt`, `iTXt`, `comment extension`.
  public var container: String
  /// The text's keyword as written; empty where the place has none.
  public var keyword: String
  /// The text, at most `ReadLimits.textBytes`.
  public var text: String
  /// Where what holds it begins in the file.
  public var offset: Int
  /// The text's size in the file, in bytes.
  public var byteCount: Int

  /// Makes a text.
  public init(container: String, keyword: String, text: String, offset: Int, byteCount: Int) {
    self.container = container
    self.keyword = keyword
    self.text = text
    self.offset = offset
    self.byteCount = byteCount
  }
}
