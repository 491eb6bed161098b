extension Verdict: JSONObject {
  static var blank: Verdict { Verdict(kind: .undetermined, confidence: nil, by: "") }

  mutating func fields(_ pass: inout some JSONPass & ~Copyable) { fields(&pass, worded: .plain) }

  /// Names the fields; in output the sentence is as the report words it, and so is what to do next where it has words.
  mutating func fields(
    _ pass: inout some JSONPass & ~Copyable, worded wording: VerdictWording, next step: MessageKey? = nil
  ) {
    pass.field("by", &by)
    pass.field("confidence", &confidence)
    pass.required("kind", &kind)
    if let context = pass.context {
      pass.derived("next", step?.text(in: context.language) ?? nextStep(in: context.language))
      pass.derived("sentence", sentence(in: context.language, worded: wording))
    }
  }
}

extension Verdict: Codable {
  /// The verdict as reports carry it, without its sentence.
  public var json: JSONValue { tree() }
}
