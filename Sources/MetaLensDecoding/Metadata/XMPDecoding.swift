import MetaLensFacts

/// Decodes an XMP packet to its properties.
enum XMPDecoding {
  /// The maximum nesting of elements.
  ///
  /// The deepest packet of 205 has 14 (Docs/Measurements/XMPParser.md), and the tree's reader recurses as deep.
  /// `ReadLimits.nesting` is for boxes; RDF takes three elements for one level of values.
  static let nesting = 64
  /// The maximum number of elements and attributes of a packet.
  ///
  /// The largest of 205 has 331 (Docs/Measurements/XMPParser.md); a developed picture with hundreds of masks has about
  /// ten thousand.
  static let parts = 100_000

  private static let metaNamespace = "adobe:ns:meta/"

  /// Reads a packet.
  ///
  /// The part before damage is kept, and what XML doesn't allow is replaced (``XMPRepair``). Nil means that there was
  /// no XML.
  static func decode(_ block: LocatedBytes, isExtended: Bool, _ context: inout ReadingContext) -> XMPPacket? {
    guard context.allowsBlock(of: block.bytes.count, at: block.container, offset: block.fileOffset) else {
      return nil
    }
    let encoding = XMPEncoding(block.bytes)
    guard encoding != .utf32 else {
      context.log.add(.xmpInvalid, at: block.container, offset: block.fileOffset, "UTF-32")
      return nil
    }
    let room = min(parts, context.budget.left(.values))
    let limits = ExpatLimits(nesting: nesting, parts: room, textBytes: context.limits.textBytes)
    guard let parser = Expat(limits: limits) else {
      context.log.add(.xmpInvalid, at: block.container, offset: block.fileOffset, "no memory")
      return nil
    }
    let text = block.bytes[..<encoding.end(of: block.bytes)]
    let padding = encoding == .utf8 ? XMPPadding.start(in: text) : nil
    var (events, failure) = parser.read(text, padding: padding)
    if case .notWellFormed(_, let offset) = failure, encoding == .utf8, offset < text.count,
      let repaired = XMPRepair.repaired(text), let parser = Expat(limits: limits)
    {
      // The failure is still reported. The second reading includes everything that was read before.
      let again = parser.read(repaired).events
      if again.count > events.count { events = again }
    }
    // The reading was already limited to what was left.
    _ = context.budget.take(min(room, events.reduce(0) { $0 + $1.partCount }), of: .values)
    if case .tooManyParts = failure, room < parts { context.budget.refuse(.values) }
    if let failure { note(failure, parts: room, in: block, &context) }
    let tree = XMLTreeBuilder(events)
    guard let root = tree.root else { return nil }
    if let prefix = tree.unboundPrefix {
      context.log.add(
        .xmpInvalid, at: block.container, offset: block.fileOffset, "no namespace for \(prefix.prefix(40))")
    }
    var packet = XMPPacket(
      container: block.container, offset: block.fileOffset, byteCount: block.bytes.count,
      toolkit: toolkit(of: root),
      isExtended: isExtended)
    let found = RDFReading.all(in: root)
    guard !found.isEmpty else {
      context.log.add(.xmpInvalid, at: block.container, offset: block.fileOffset, "no rdf:RDF")
      return packet
    }
    var reading = RDFReading(block)
    packet.properties = found.flatMap { reading.properties(of: $0) }
    if let offset = reading.irregularOffset {
      context.log.add(
        .xmpInvalid, at: block.container, offset: block.fileOffset(at: offset),
        "several elements where RDF has one")
    }
    return packet
  }

  /// Returns `x:xmptk`, or `x:xaptk`, its name before 2004.
  private static func toolkit(of root: XMLElement) -> String? {
    guard root.namespace == metaNamespace else { return nil }
    return root.attribute(metaNamespace, "xmptk") ?? root.attribute(metaNamespace, "xaptk")
  }

  private static func note(
    _ failure: ExpatFailure, parts: Int, in block: LocatedBytes, _ context: inout ReadingContext
  ) {
    let offset = block.fileOffset(at: failure.offset) ?? block.fileOffset
    switch failure {
    case .notWellFormed(let words, let place):
      context.log.add(
        .xmpInvalid, at: block.container, offset: offset, "\(words) at byte \(place) of \(block.bytes.count)")
    case .documentType:
      context.log.add(.xmpInvalid, at: block.container, offset: offset, "document type declaration")
    case .tooDeep:
      context.log.add(
        .tooManyParts, at: block.container, offset: offset, "more than \(nesting) elements deep")
    case .tooManyParts:
      context.log.add(
        .tooManyParts, at: block.container, offset: offset, "more than \(parts) elements and attributes")
    }
  }
}
