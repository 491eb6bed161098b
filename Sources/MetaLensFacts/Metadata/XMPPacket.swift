/// One XMP packet: what its RDF states (ISO 16684-1), in the order it is written.
package struct XMPPacket: Sendable, Equatable {
  /// The place that contains it, in technical terms: `APP1 XMP`, `iTXt XML:com.adobe.xmp`, `item 51`.
  package var container: String
  /// Its offset in the file; where it is packed, the place of what holds it.
  package var offset: Int
  /// The packet's size in bytes, unpacked.
  package var byteCount: Int
  /// `x:xmptk` as written: what wrote the packet last; nil if it isn't stated.
  package var toolkit: String?
  /// Whether it is an extended packet (XMP part 3, 1.1.3.1).
  package var isExtended: Bool
  /// The packet's properties, outermost first.
  package var properties: [XMPProperty]

  /// Makes a packet.
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

  /// The first property of a name, or nil.
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
  /// The property's value.
  package var value: XMPValue
  /// `xml:lang` where it is stated.
  package var language: String?
  /// Where its element, or the element with its attribute, begins in the file; nil if the packet is packed.
  package var offset: Int?

  /// Makes a property.
  package init(
    _ namespace: String, _ name: String, _ value: XMPValue, language: String? = nil, offset: Int? = nil
  ) {
    self.namespace = namespace
    self.name = name
    self.value = value
    self.language = language
    self.offset = offset
  }

  /// How many texts the property holds, and how many properties there are, itself and those within it.
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
  /// How many texts the properties hold, and how many there are with those within them.
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
  /// How an array's items are ordered.
  package enum Order: String, Sendable, Hashable, CaseIterable {
    /// `rdf:Bag`.
    case bag
    /// `rdf:Seq`.
    case sequence
    /// `rdf:Alt`.
    case alternatives
  }

  /// A text as written, entities resolved; at most `ReadLimits.textBytes`.
  case text(String)
  /// A structure's fields.
  case structure([XMPProperty])
  /// An array's items.
  case array(Order, [XMPProperty])

  /// The text; of an array the first item's; nil of a structure and of an empty array.
  package var text: String? {
    switch self {
    case .text(let text): text
    case .structure: nil
    case .array(_, let items): items.first?.value.text
    }
  }

  /// The items of an array; of anything else none.
  package var items: [XMPProperty] { if case .array(_, let items) = self { items } else { [] } }

  /// The fields of a structure; of anything else none.
  package var fields: [XMPProperty] { if case .structure(let fields) = self { fields } else { [] } }

  /// The first field of a name, or nil.
  package func field(_ namespace: String, _ name: String) -> XMPProperty? {
    fields.first { $0.name == name && $0.namespace == namespace }
  }
}
