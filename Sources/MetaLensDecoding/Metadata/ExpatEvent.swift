/// What may be read out of one document; an entity can't make more of it, since document types are refused.
struct ExpatLimits {
  /// How deep elements may stand in each other.
  var nesting: Int
  /// Elements and attributes together.
  var parts: Int
  /// One text or attribute value at most, in bytes of UTF-8; the rest of it is cut.
  var textBytes: Int

  init(nesting: Int, parts: Int, textBytes: Int) {
    self.nesting = nesting
    self.parts = parts
    // One byte more is looked at.
    self.textBytes = min(max(0, textBytes), 1 << 30)
  }
}

/// One thing that libexpat met, in the document's order.
enum ExpatEvent: Equatable {
  /// An attribute as written, `prefix:name`; entities are resolved in its value.
  struct Attribute: Equatable {
    var name: String
    var value: String
  }

  /// An element begins; its name as written, `prefix:name`, and the byte of its `<`.
  case start(name: String, attributes: [Attribute], offset: Int)
  /// An element's text, entities resolved; white space beside elements is left out.
  case text(String)
  /// The innermost element ends.
  case end

  /// The elements and attributes that it is.
  var partCount: Int { if case .start(_, let attributes, _) = self { 1 + attributes.count } else { 0 } }
}

/// Why a document wasn't read to its end.
enum ExpatFailure: Equatable {
  /// libexpat's words, and the byte where it gave up.
  case notWellFormed(String, offset: Int)
  /// A document type declaration: entities come only with one, and XMP has no use for it.
  case documentType(offset: Int)
  /// Deeper than the limit.
  case tooDeep(offset: Int)
  /// More elements and attributes than the limit.
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
