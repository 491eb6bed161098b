/// An XMP packet: what its RDF states (ISO 16684-1), in written order.
package struct XMPPacket: Sendable, Equatable {
  /// The place that contains it, in technical terms: `APP1 XMP`, `iTXt XML:com.adobe.xmp`, `item 51`.
  package var container: String
  /// Its offset in the file; if it is packed, the offset of what contains it.
  package var offset: Int
  /// The packet's decompressed size, in bytes.
  package var byteCount: Int
  /// `x:xmptk` as written, the toolkit that wrote the packet last; nil if it isn't stated.
  package var toolkit: String?
  /// Whether it is an extended packet (XMP part 3, 1.1.3.1).
  package var isExtended: Bool
  /// The packet's properties, outermost first.
  package var properties: [XMPProperty]

  package init(
    container: String, offset: Int, byteCount: Int, toolkit: String? = nil, isExtended: Bool = false,
    properties: [XMPProperty] = []
  ) {
    self.container = container
    self.offset = offset
    self.byteCount = byteCount
    self.toolkit = toolkit
    self.isExtended = isExtended
    self.properties = properties
  }

  /// Returns the first property with a name; nil if there is none.
  package func property(_ namespace: String, _ name: String) -> XMPProperty? {
    properties.first { $0.name == name && $0.namespace == namespace }
  }
}

/// A property, a structure's field, or an array's item.
package struct XMPProperty: Sendable, Equatable {
  /// The namespace's URI, whatever prefix it is written with.
  package var namespace: String
  /// The local name; `li` for an array's item.
  package var name: String
  package var value: XMPValue
  /// The `xml:lang` of the value; nil if it isn't stated.
  package var language: String?
  /// The offset in the file of its element, or of the element with its attribute; nil if the packet is compressed.
  package var offset: Int?

  package init(
    _ namespace: String, _ name: String, _ value: XMPValue, language: String? = nil, offset: Int? = nil
  ) {
    self.namespace = namespace
    self.name = name
    self.value = value
    self.language = language
    self.offset = offset
  }

  /// The number of texts in the property, and the number of properties: itself and those in it.
  package var counts: (texts: Int, properties: Int) {
    switch value {
    case .text: return (1, 1)
    case .structure(let parts), .array(_, let parts):
      let count = parts.counts
      return (count.texts, count.properties + 1)
    }
  }
}

extension [XMPProperty] {
  /// The number of texts in the properties, and the number of properties, including those in them.
  package var counts: (texts: Int, properties: Int) {
    var sum = (texts: 0, properties: 0)
    for property in self {
      let count = property.counts
      sum = (sum.texts + count.texts, sum.properties + count.properties)
    }
    return sum
  }
}

/// A value of XMP's data model (ISO 16684-1, 6.3).
package indirect enum XMPValue: Sendable, Equatable {
  /// The kind of an array.
  package enum Order: String, Sendable, Hashable, CaseIterable {
    /// `rdf:Bag`.
    case bag
    /// `rdf:Seq`.
    case sequence
    /// `rdf:Alt`.
    case alternatives
  }

  /// A text as written, with entities resolved; at most `ReadLimits.textBytes`.
  case text(String)
  case structure([XMPProperty])
  case array(Order, [XMPProperty])

  /// The text; for an array, the first item's text; nil for a structure and an empty array.
  package var text: String? {
    switch self {
    case .text(let text): text
    case .structure: nil
    case .array(_, let items): items.first?.value.text
    }
  }

  /// The items of an array; empty for anything else.
  package var items: [XMPProperty] { if case .array(_, let items) = self { items } else { [] } }

  /// The fields of a structure; empty for anything else.
  package var fields: [XMPProperty] { if case .structure(let fields) = self { fields } else { [] } }

  /// Returns the first field with a name; nil if there is none.
  package func field(_ namespace: String, _ name: String) -> XMPProperty? {
    fields.first { $0.name == name && $0.namespace == namespace }
  }
}
