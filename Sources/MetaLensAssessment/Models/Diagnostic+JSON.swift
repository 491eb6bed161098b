public import MetaLensFacts

extension Diagnostic: JSONObject {
  package static var blank: Diagnostic { Diagnostic(Code(rawValue: ""), location: "") }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.required("code", &code)
    pass.field("detail", &detail)
    if let context = pass.context { pass.derived("message", commandMessage(in: context.language)) }
    pass.field("offset", &offset)
    pass.field("tag", &tag)
    pass.field("where", &location)
  }
}

extension Diagnostic: Codable {
  /// The diagnostic as reports carry it.
  public var json: JSONValue { tree() }
}
