/// A value that stands behind a picture in a maker's or an editor's trailer.
public struct TrailerValue: Sendable, Hashable {
  /// The trailer that holds the value.
  public var trailer: Trailer.Kind
  /// The value's name as written: `PhotoEditor_Re_Edit_Data`, `Image_UTC_Data`.
  public var name: String
  /// The value as text, at most `ReadLimits.textBytes`; empty where it is no text.
  public var text: String
  /// Where it begins in the file.
  public var offset: Int
  /// The value's size in bytes.
  public var byteCount: Int

  /// Makes a value.
  public init(trailer: Trailer.Kind, name: String, text: String, offset: Int, byteCount: Int) {
    self.trailer = trailer
    self.name = name
    self.text = text
    self.offset = offset
    self.byteCount = byteCount
  }
}
