extension Verdict: JSONObject {
  static var blank: Verdict { Verdict(kind: .undetermined, confidence: nil, by: "") }

  mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.field("by", &by)
    pass.field("confidence", &confidence)
    pass.required("kind", &kind)
    if let edge = pass.edge {
      pass.derived("next", nextStep(in: edge.language))
      pass.derived("sentence", sentence(in: edge.language))
    }
  }
}

extension Verdict: Codable {
  /// The verdict as reports carry it, without its sentence.
  public var json: JSONValue { tree() }
}
