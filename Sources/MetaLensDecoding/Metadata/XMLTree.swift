/// An element with its names' namespaces resolved (Namespaces in XML 1.0).
struct XMLElement {
  /// An attribute; one without a prefix is in no namespace.
  struct Attribute {
    var namespace: String
    var name: String
    var value: String
  }

  /// The namespace's URI; empty if there is none.
  var namespace: String
  var name: String
  var attributes: [Attribute]
  var children: [XMLElement] = []
  /// The element's own text, without white space next to children.
  var text = ""
  /// The byte of its `<`.
  var offset: Int

  /// The namespace of `xml:lang`, bound without a declaration.
  static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"

  /// Returns an attribute's value; nil if there is no such attribute.
  func attribute(_ namespace: String, _ name: String) -> String? {
    attributes.first { $0.name == name && $0.namespace == namespace }?.value
  }

  func isNamed(_ namespace: String, _ name: String) -> Bool {
    self.name == name && self.namespace == namespace
  }
}

/// Builds the tree of elements from libexpat's events; as deep as libexpat's limit allows.
struct XMLTreeBuilder {
  /// The outermost element, once it has ended.
  private(set) var root: XMLElement?
  /// The first prefix without a namespace; names with such a prefix keep it and are in no namespace.
  private(set) var unboundPrefix: String?

  private var open: [XMLElement] = []
  /// The namespaces of each prefix, the innermost declaration last: URIs are shared and not copied.
  private var bindings: [String: [String]] = ["xml": [XMLElement.xmlNamespace]]
  /// The prefix that was resolved last, with its colon, and its namespace: the next name usually has the same prefix.
  private var last: (prefix: String, namespace: String)?
  /// The prefixes that each open element declares.
  private var declared: [[String]] = []

  /// Builds the tree of a document's elements; elements that are still open where reading ended are closed there.
  init(_ events: [ExpatEvent]) {
    for event in events {
      switch event {
      case .start(let name, let attributes, let offset): start(name, attributes, offset)
      case .text(let text): if !open.isEmpty { open[open.count - 1].text += text }
      case .end: end()
      }
    }
    // A truncated value is dropped; complete values before it stay.
    if let last = open.last, last.children.isEmpty, !last.statesAttributes, open.count > 1 { drop() }
    while !open.isEmpty { end() }
  }

  private mutating func start(_ name: String, _ attributes: [ExpatEvent.Attribute], _ offset: Int) {
    var prefixes: [String] = []
    for attribute in attributes {
      guard let prefix = Self.declaredPrefix(attribute.name) else { continue }
      bindings[prefix, default: []].append(attribute.value)
      prefixes.append(prefix)
    }
    if !prefixes.isEmpty { last = nil }
    declared.append(prefixes)
    var resolved: [XMLElement.Attribute] = []
    resolved.reserveCapacity(attributes.count - prefixes.count)
    for attribute in attributes where Self.declaredPrefix(attribute.name) == nil {
      let (namespace, name) = resolve(attribute.name, isAttribute: true)
      resolved.append(.init(namespace: namespace, name: name, value: attribute.value))
    }
    let (namespace, local) = resolve(name, isAttribute: false)
    open.append(XMLElement(namespace: namespace, name: local, attributes: resolved, offset: offset))
  }

  private mutating func end() {
    guard let element = open.popLast() else { return }
    undeclare()
    if open.isEmpty { root = root ?? element } else { open[open.count - 1].children.append(element) }
  }

  private mutating func drop() {
    open.removeLast()
    undeclare()
  }

  private mutating func undeclare() {
    for prefix in declared.popLast() ?? [] {
      bindings[prefix]?.removeLast()
      last = nil
    }
  }

  private static func declaredPrefix(_ name: String) -> String? {
    guard name.utf8.first == UInt8(ascii: "x"), name.utf8.starts(with: "xmlns".utf8) else { return nil }
    let rest = name.utf8.dropFirst(5)
    if rest.isEmpty { return "" }
    return rest.first == 0x3A ? String(rest.dropFirst()) : nil
  }

  private mutating func resolve(_ name: String, isAttribute: Bool) -> (namespace: String, name: String) {
    if let last, name.utf8.starts(with: last.prefix.utf8) {
      return (last.namespace, String(name.utf8.dropFirst(last.prefix.utf8.count)) ?? name)
    }
    guard let colon = name.utf8.firstIndex(of: 0x3A) else {
      return (isAttribute ? "" : bindings[""]?.last ?? "", name)
    }
    let prefix = String(name[..<colon])
    guard let namespace = bindings[prefix]?.last else {
      unboundPrefix = unboundPrefix ?? prefix
      return ("", name)
    }
    last = (prefix + ":", namespace)
    return (namespace, String(name[name.utf8.index(after: colon)...]))
  }
}
