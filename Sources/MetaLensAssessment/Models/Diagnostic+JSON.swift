public import MetaLensFacts

extension Diagnostic: JSONObject {
  static var blank: Diagnostic { Diagnostic(Code(rawValue: ""), location: "") }

  mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.required("code", &code)
    pass.field("detail", &detail)
    if let edge = pass.edge { pass.derived("message", message(in: edge.language)) }
    pass.field("offset", &offset)
    pass.field("tag", &tag)
    pass.field("where", &location)
  }
}

extension Diagnostic: Codable {
  /// The diagnostic as reports carry it.
  public var json: JSONValue { tree() }

  /// Reads what `json` holds.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }

  /// Writes what `json` holds.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
