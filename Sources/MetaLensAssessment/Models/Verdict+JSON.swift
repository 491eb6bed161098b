extension Verdict: JSONObject {
  package static var blank: Verdict { Verdict(kind: .undetermined, confidence: nil, by: "") }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) { fields(&pass, worded: .plain) }

  /// Passes the fields.
  ///
  /// In output, the sentence has the report's wording, and so has what to do next if the report has words for it.
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
  /// The verdict as in the JSON of reports, without its sentence.
  public var json: JSONValue { tree() }
}
