import MetaLensKit

extension JSONForm {
  /// The value as a field of a message between this process and one that reads photos.
  var wire: [UInt8] { json.written() }

  /// Reads a field; nil unless it is the object or the array that such a value is written as.
  ///
  /// A report may lack keys or have unknown ones. A field may not, nor may it have a value of another type or more than
  /// 20,000 values. More than 32 combining marks in a row are left out of its texts, as they are in files'.
  init?(wire bytes: ArraySlice<UInt8>) {
    // The reader of JSON passes over blanks at the end.
    guard bytes.last == UInt8(ascii: "}") || bytes.last == UInt8(ascii: "]"),
      let text = String(validating: bytes, as: UTF8.self), let json = JSONReader.wholeValue(of: text),
      let value = Self(json: json), value.json == json
    else { return nil }
    self = value
  }
}
