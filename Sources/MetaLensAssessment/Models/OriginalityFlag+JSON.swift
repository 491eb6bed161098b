extension OriginalityFlag: JSONObject {
  package static var blank: OriginalityFlag {
    OriginalityFlag(
      detail: FlagDetail(id: FlagID(""), parameters: [:]), grade: .observed, evidence: [], weight: 0,
      points: 0)
  }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    var id = self.id
    let values = detail.parameters
    var parameters = JSONValue.object(values)
    pass.field("cause", &cause)
    pass.required("concern", &concern)
    pass.field("counts", &counts)
    if let context = pass.context {
      let language = context.language
      let told = commandMessage(message(FlagValues(json: values), in: language), in: language)
      pass.derived("description", ToldMessage(message: told, language: language))
    }
    pass.list("evidence", &evidence)
    pass.required("grade", &grade)
    pass.required("id", &id)
    pass.field("measured", &isMeasured)
    pass.field("parameters", &parameters)
    pass.field("points", &points)
    pass.required("type", &type)
    if pass.isReading { weight = points }
    pass.field("weight", &weight)
    guard pass.isReading, case .object(let parameters) = parameters else {
      return pass.require(!pass.isReading, "parameters", "an object")
    }
    detail = FlagDetail(id: id, parameters: parameters)
  }
}

extension OriginalityFlag: Codable {
  /// The flag as in the JSON of reports, without a description.
  public var json: JSONValue { tree() }
}

/// A message in a language, which is written directly as text.
private struct ToldMessage: JSONForm {
  var message: Message
  var language: Language

  init(message: Message, language: Language) { (self.message, self.language) = (message, language) }
  /// Returns nil: messages are written but never read.
  init?(json: JSONValue) { return nil }

  func write(to sink: inout some JSONSink & ~Copyable) { sink.message(message, in: language) }
}
