/// The place in the file that a finding is based on.
public struct Evidence: Sendable, Hashable {
  /// The place in technical terms (English), such as `APP1 Exif IFD0`.
  public var location: String
  /// The EXIF tag; nil if the place isn't a tag.
  public var tag: UInt16?
  /// The offset of the first byte in the file; nil if the finding is that something is missing.
  public var offset: Int?

  /// Makes a piece of evidence.
  public init(location: String, tag: UInt16? = nil, offset: Int? = nil) {
    self.location = location
    self.tag = tag
    self.offset = offset
  }
}

extension Evidence: JSONObject {
  package static var blank: Evidence { Evidence(location: "") }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
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
  /// Returns the place of a property, or of its packet if the property's own place isn't known.
  func evidence(_ property: XMPProperty) -> Evidence {
    Evidence(location: container, offset: property.offset ?? offset)
  }
}
