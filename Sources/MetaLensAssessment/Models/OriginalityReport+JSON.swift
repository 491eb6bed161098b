#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension OriginalityReport: JSONObject {
  /// The name and version of the report's JSON; later releases may add keys to `/1`, but never change one.
  public static let schema = "metalens.report/1"

  package static var blank: OriginalityReport {
    OriginalityReport(
      score: 0, summary: .blank, flags: [], analyzedDate: Date(timeIntervalSince1970: 0),
      depth: AnalysisDepth(rawValue: ""), model: "", rules: [], isCalibrated: false)
  }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    // What is read is checked before it is set, since setting clamps.
    var (score, prior, probability) = (self.score, self.prior, self.probability as Double?)
    var ruleIDs = RuleIDs(ran: ran)
    var schema = Self.schema
    if pass.isReading {
      probability = nil
      // The schema is checked first: any other key may be missing in another form.
      pass.required("schema", &schema)
      pass.require(schema == Self.schema, "schema", Self.schema)
    }
    pass.required("analyzedDate", &analyzedDate)
    pass.derived("badge", badge)
    pass.field("base", &base)
    pass.field("bounded", &bounded)
    pass.field("calibrated", &isCalibrated)
    pass.field("changed", &changed)
    pass.field("complete", &isComplete)
    pass.field("credentials", &credentials)
    pass.field("depth", &depth)
    pass.list("diagnostics", &diagnostics)
    pass.object("file") { pass in
      pass.derived("bytes", summary.fileSize)
      pass.derived("format", summary.format)
      pass.context?.writeName(to: &pass)
      pass.derived("sha256", summary.sha256)
    }
    pass.required("flags", &flags)
    if let context = pass.context { pass.derived("language", context.language) }
    pass.field("model", &model)
    pass.field("prior", &prior)
    pass.require((0...1).contains(prior), "prior", "from 0 to 1")
    pass.field("probability", &probability)
    pass.require((0...1).contains(probability ?? 0), "probability", "from 0 to 1")
    if let context = pass.context, context.isRedacted { pass.derived("redacted", true) }
    pass.field("rules", &ruleIDs)
    pass.derived("schema", Self.schema)
    pass.required("score", &score)
    pass.require((0...100).contains(score), "score", "from 0 to 100")
    pass.field("signatures", &signatures)
    pass.object("strongest") { pass in
      pass.derived("against", strongestAgainst?.id)
      pass.derived("for", strongestFor?.id)
    }
    pass.required("summary", &summary)
    if let context = pass.context {
      pass.object("tool") { pass in
        pass.derived("model", model)
        pass.derived("name", "metalens")
        pass.derived("version", context.toolVersion)
      }
    }
    if pass.context == nil {
      pass.field("verdict", &verdict)
    } else {
      let (wording, step) = (self.wording, self.step)
      pass.object("verdict") { pass in verdict.fields(&pass, worded: wording, next: step) }
    }
    if pass.isReading {
      (self.score, self.prior, self.probability) = (score, prior, probability ?? Double(score) / 100)
      ran = ruleIDs.ran
    }
  }

  /// Returns the report as the command writes it.
  package func written(for context: OutputContext, pretty: Bool = false) -> [UInt8] {
    var text = JSONText(pretty: pretty, context: context)
    write(to: &text)
    return text.take()
  }

  /// Returns a moment as reports write it: in UTC, to the second, in the years 1 to 9999.
  package static func iso8601(_ date: Date) -> String {
    let (date, time) = CivilDate.moment(seconds: wholeSeconds(date))
    return CaptureTime.iso8601(date: date, time: time, ending: "Z")
  }
}

/// The IDs of rules: stable names that MetaLens defines, with nothing to escape.
private struct RuleIDs: JSONForm {
  var ran: RanRules

  init(ran: RanRules) { self.ran = ran }
  init?(json: JSONValue) { ran = RanRules((json.arrayValue ?? []).compactMap(FlagID.init(json:))) }

  func write(to sink: inout some JSONSink & ~Copyable) { sink.plainStrings(ran) }
}

extension OriginalityReport.Bound: JSONObject {
  package static var blank: Self { Self(by: "", from: 0, to: 0) }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.required("by", &by)
    pass.required("from", &from)
    pass.required("to", &to)
  }
}

extension OriginalityReport: Codable {
  /// The report as JSON, without what the command adds: `tool`, `file.path`, `redacted`, `language`, and all words.
  public var json: JSONValue { tree() }
}
