/// Where in the file a finding stands.
public struct Evidence: Sendable, Hashable {
  /// The place in the field's terms (English), such as `APP1 Exif IFD0`.
  public var location: String
  /// The tag, where there is one.
  public var tag: UInt16?
  /// Offset of the first byte in the file; nil if what matters is that nothing stands there.
  public var offset: Int?

  /// Makes a piece of evidence.
  public init(location: String, tag: UInt16? = nil, offset: Int? = nil) {
    self.location = location
    self.tag = tag
    self.offset = offset
  }
}

extension Evidence: JSONObject {
  static var blank: Evidence { Evidence(location: "") }

  mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.field("offset", &offset)
    pass.field("tag", &tag)
    pass.required("where", &location)
  }
}

extension Evidence: Codable {
  /// The evidence as reports carry it.
  public var json: JSONValue { tree() }
}

extension XMPPacket {
  /// Where a property stands; where the packet does, if the property's own place isn't known.
  func evidence(_ property: XMPProperty) -> Evidence {
    Evidence(location: container, offset: property.offset ?? offset)
  }
}
