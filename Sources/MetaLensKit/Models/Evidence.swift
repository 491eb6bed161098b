/// Where in the file a finding stands.
public struct Evidence: Sendable, Hashable {
  /// The place in the field's terms (English), such as `APP1 Exif IFD0`.
  public var location: String
  /// The tag, where there is one.
  public var tag: UInt16?
  /// Offset of the first byte in the file; nil where what matters is that nothing stands there.
  public var offset: Int?

  /// Makes a piece of evidence.
  public init(location: String, tag: UInt16? = nil, offset: Int? = nil) {
    self.location = location
    self.tag = tag
    self.offset = offset
  }

  /// The evidence as reports carry it.
  public var json: JSONValue {
    var tree = JSONTree()
    write(to: &tree)
    return tree.root
  }

  func write(to sink: inout some JSONSink) {
    sink.beginObject()
    sink.member(.offset, offset)
    sink.member(.tag, tag.map { Int($0) })
    sink.member(.`where`, location)
    sink.endObject()
  }

  init?(json: JSONValue) {
    guard let location = json["where"]?.stringValue else { return nil }
    self.init(
      location: location, tag: json["tag"]?.integerValue.flatMap(UInt16.init(exactly:)),
      offset: json["offset"]?.integerValue)
  }
}

extension Evidence: Codable {
  /// Reads what `json` holds.
  public init(from decoder: any Decoder) throws {
    self = try JSONValue.decoded(from: decoder, as: "evidence: it has a where", Self.init(json:))
  }

  /// Writes what `json` holds.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
