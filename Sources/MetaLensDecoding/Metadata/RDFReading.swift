import MetaLensFacts

/// Reads RDF as XMP uses it (ISO 16684-1, clause 7) to properties; recurses as deep as the tree.
struct RDFReading {
  private let block: LocatedBytes
  /// The offset of the first element with several children where RDF allows one; nil if there is none.
  private(set) var irregularOffset: Int?

  init(_ block: LocatedBytes) { self.block = block }

  /// Returns all outermost `rdf:RDF` elements: XMP has one, but readers also accept a second.
  static func all(in element: XMLElement) -> [XMLElement] {
    element.isNamed(XMPNamespace.rdf, "RDF") ? [element] : element.children.flatMap { all(in: $0) }
  }

  /// Returns the properties of all descriptions in an `rdf:RDF`, in the order they are written.
  mutating func properties(of rdf: XMLElement) -> [XMPProperty] {
    var properties: [XMPProperty] = []
    for description in rdf.children { properties += fields(of: description) }
    return properties
  }

  /// Returns a node's properties: those that are attributes, then those that are elements.
  private mutating func fields(of node: XMLElement) -> [XMPProperty] {
    var fields = node.attributes.filter(\.isProperty).map {
      XMPProperty($0.namespace, $0.name, .text($0.value), offset: block.fileOffset(at: node.offset))
    }
    for child in node.children { fields.append(property(child)) }
    return fields
  }

  private mutating func property(_ element: XMLElement) -> XMPProperty {
    XMPProperty(
      element.namespace, element.name, value(of: element),
      language: element.attribute(XMLElement.xmlNamespace, "lang"),
      offset: block.fileOffset(at: element.offset))
  }

  private mutating func value(of element: XMLElement) -> XMPValue {
    if element.attribute(XMPNamespace.rdf, "parseType") == "Resource" { return structure(element) }
    if element.children.count == 1 { return node(element.children[0]) }
    if element.children.count > 1 {
      irregularOffset = irregularOffset ?? element.offset
      // Fields without the elements that RDF requires around them, or an array next to something else.
      return element.children.first { $0.order != nil }.map { node($0) } ?? structure(element)
    }
    if let resource = element.attribute(XMPNamespace.rdf, "resource") { return .text(resource) }
    // Attributes next to a text aren't RDF; the text is the property's value.
    if element.text.isEmpty, element.attributes.contains(where: \.isProperty) { return structure(element) }
    return .text(element.text)
  }

  /// Returns the value of an element within a property: an array, or a structure with or without a type.
  private mutating func node(_ element: XMLElement) -> XMPValue {
    guard let order = element.order else { return structure(element) }
    var items: [XMPProperty] = []
    for item in element.children { items.append(property(item)) }
    return .array(order, items)
  }

  /// Returns a structure; for a value with qualifiers (7.8), returns the value.
  private mutating func structure(_ element: XMLElement) -> XMPValue {
    let fields = fields(of: element)
    return fields.first { $0.name == "value" && $0.namespace == XMPNamespace.rdf }?.value
      ?? .structure(fields)
  }
}

extension XMLElement {
  /// Whether its attributes alone state something.
  var statesAttributes: Bool {
    attributes.contains(where: \.isProperty) || attribute(XMPNamespace.rdf, "resource") != nil
  }

  fileprivate var order: XMPValue.Order? {
    guard namespace == XMPNamespace.rdf else { return nil }
    return switch name {
    case "Bag": .bag
    case "Seq": .sequence
    case "Alt": .alternatives
    default: nil
    }
  }
}

extension XMLElement.Attribute {
  /// Whether it is a property, and not RDF's or XML's own (ISO 16684-1, 7.9.2.2).
  fileprivate var isProperty: Bool {
    switch namespace {
    // Without a prefix, it is RDF's own in its old form; with an undeclared prefix, it still states something.
    case "": name.utf8.contains(0x3A)
    case XMLElement.xmlNamespace: false
    case XMPNamespace.rdf: name == "value" || name == "type"
    default: true
    }
  }
}
