/// The limits of reading a document.
///
/// Entities can't exceed them, since document types are refused.
struct ExpatLimits {
  /// The maximum nesting of elements.
  var nesting: Int
  /// The maximum number of elements and attributes together.
  var parts: Int
  /// The maximum length of a text or attribute value, in bytes of UTF-8; the rest is cut off.
  var textBytes: Int

  init(nesting: Int, parts: Int, textBytes: Int) {
    self.nesting = nesting
    self.parts = parts
    // Reading needs one byte more.
    self.textBytes = min(max(0, textBytes), 1 << 30)
  }
}

/// Something that libexpat read, in the document's order.
enum ExpatEvent: Equatable {
  /// An attribute as written, `prefix:name`; entities are resolved in its value.
  struct Attribute: Equatable {
    var name: String
    var value: String
  }

  /// An element begins; its name as written, `prefix:name`, and the byte of its `<`.
  case start(name: String, attributes: [Attribute], offset: Int)
  /// An element's text, entities resolved; white space next to elements is left out.
  case text(String)
  /// The innermost element ends.
  case end

  /// The number of elements and attributes in the event.
  var partCount: Int { if case .start(_, let attributes, _) = self { 1 + attributes.count } else { 0 } }
}

/// Why a document wasn't read to its end.
enum ExpatFailure: Equatable {
  /// libexpat's message, and the byte where it failed.
  case notWellFormed(String, offset: Int)
  /// The document has a document type declaration: only with one can there be entities, and XMP doesn't need it.
  case documentType(offset: Int)
  /// Elements are nested deeper than the limit.
  case tooDeep(offset: Int)
  /// There are more elements and attributes than the limit.
  case tooManyParts(offset: Int)

  /// The byte of the document where reading ended.
  var offset: Int {
    switch self {
    case .notWellFormed(_, let offset), .documentType(let offset), .tooDeep(let offset),
      .tooManyParts(let offset):
      offset
    }
  }
}
