public import MetaLensFacts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension OriginalityReport {
  /// The name and version of the report's form; `/1` may gain keys, never change one.
  public static let schema = "metalens.report/1"

  /// The report as it is written, without what only the edge knows: `tool`, `file.path`, `language` and
  /// `description`.
  public var json: JSONValue {
    .object([
      "schema": .string(Self.schema),
      "file": .object([
        "bytes": .integer(summary.fileSize), "sha256": .optional(summary.sha256),
        "format": .string(summary.format.rawValue),
      ]),
      "score": .integer(score), "badge": .string(badge.rawValue), "summary": summary.json,
      "flags": .array(flags.map(\.json)), "diagnostics": .array(diagnostics.map(\.json)),
      "analyzedDate": .string(Self.iso8601(analyzedDate)), "depth": .string(depth.rawValue),
      "model": .string(model), "rules": .array(rules.map(JSONValue.string)),
      "complete": .bool(isComplete),
      "bounded": bounded.map {
        .object(["by": .string($0.by), "from": .integer($0.from), "to": .integer($0.to)])
      } ?? .null,
    ])
  }

  init?(json: JSONValue) {
    guard json["schema"]?.stringValue == Self.schema, let score = json["score"]?.integerValue,
      let summary = json["summary"].flatMap(PhotoSummary.init(json:)),
      let flags = json["flags"]?.arrayValue,
      let analyzed = json["analyzedDate"]?.stringValue.flatMap(CaptureTime.init(iso8601:))?.date
    else { return nil }
    let decoded = flags.compactMap(OriginalityFlag.init(json:))
    guard decoded.count == flags.count else { return nil }
    var bounded: Bound?
    if let by = json["bounded"]?["by"]?.stringValue, let from = json["bounded"]?["from"]?.integerValue,
      let to = json["bounded"]?["to"]?.integerValue
    {
      bounded = Bound(by: by, from: from, to: to)
    }
    self.init(
      score: score, summary: summary, flags: decoded, analyzedDate: analyzed,
      depth: AnalysisDepth(rawValue: json["depth"]?.stringValue ?? ""),
      model: json["model"]?.stringValue ?? "",
      rules: (json["rules"]?.arrayValue ?? []).compactMap(\.stringValue),
      isComplete: json["complete"]?.boolValue ?? true, bounded: bounded,
      diagnostics: (json["diagnostics"]?.arrayValue ?? []).compactMap(Diagnostic.init(json:)))
  }

  private static func iso8601(_ date: Date) -> String {
    let seconds = Int(date.timeIntervalSince1970.rounded(.down))
    let days = seconds >= 0 ? seconds / 86_400 : -((86_399 - seconds) / 86_400)
    let (year, month, day) = CivilDate.date(days: days)
    let rest = seconds - days * 86_400
    return CaptureTime.digits(year, 4) + "-" + CaptureTime.digits(month, 2) + "-"
      + CaptureTime.digits(day, 2) + "T" + CaptureTime.digits(rest / 3_600, 2) + ":"
      + CaptureTime.digits(rest / 60 % 60, 2) + ":" + CaptureTime.digits(rest % 60, 2) + "Z"
  }
}

extension OriginalityReport: Codable {
  /// Reads what `json` holds.
  public init(from decoder: any Decoder) throws {
    guard let report = OriginalityReport(json: try JSONValue(from: decoder)) else {
      throw Swift.DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not a report of \(Self.schema)"))
    }
    self = report
  }

  /// Writes what `json` holds.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension Diagnostic {
  /// The diagnostic as reports carry it.
  public var json: JSONValue {
    .object([
      "code": .string(code.rawValue), "where": .string(location), "tag": .optional(tag.map { Int($0) }),
      "offset": .optional(offset), "detail": .string(detail),
    ])
  }

  init?(json: JSONValue) {
    guard let code = json["code"]?.stringValue else { return nil }
    self.init(
      Code(rawValue: code), location: json["where"]?.stringValue ?? "",
      tag: json["tag"]?.integerValue.flatMap(UInt16.init(exactly:)), offset: json["offset"]?.integerValue,
      detail: json["detail"]?.stringValue ?? "")
  }
}
