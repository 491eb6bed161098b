public import MetaLensFacts

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension OriginalityReport {
  /// The name and version of the report's form; `/1` may gain keys, never change one.
  public static let schema = "metalens.report/1"

  /// The report as it is written, without what only the edge knows: `tool`, `file.path`, `language` and
  /// `description`.
  public var json: JSONValue {
    var tree = JSONTree()
    write(to: &tree, edge: nil)
    return tree.root
  }

  /// The report as the command writes it.
  package func written(for edge: ReportEdge, pretty: Bool = false) -> [UInt8] {
    var text = JSONText(pretty: pretty)
    write(to: &text, edge: edge)
    return text.bytes
  }

  func write(to sink: inout some JSONSink, edge: ReportEdge?) {
    sink.beginObject()
    sink.member(.analyzedDate, Self.iso8601(analyzedDate))
    sink.name(.badge, badge.rawValue)
    sink.member(.base, base)
    sink.plainKey(.bounded)
    if let bounded {
      sink.beginObject()
      sink.member(.by, bounded.by)
      sink.member(.from, bounded.from)
      sink.member(.to, bounded.to)
      sink.endObject()
    } else {
      sink.null()
    }
    sink.member(.calibrated, isCalibrated)
    sink.plainKey(.changed)
    changed.write(to: &sink)
    sink.member(.complete, isComplete)
    sink.name(.depth, depth.rawValue)
    sink.plainKey(.diagnostics)
    sink.beginArray()
    for diagnostic in diagnostics { diagnostic.write(to: &sink, describedIn: edge?.language) }
    sink.endArray()
    sink.plainKey(.file)
    sink.beginObject()
    sink.member(.bytes, summary.fileSize)
    sink.member(.format, summary.format.rawValue)
    edge?.writeName(to: &sink)
    sink.member(.sha256, summary.sha256)
    sink.endObject()
    sink.plainKey(.flags)
    sink.beginArray()
    for flag in flags { flag.write(to: &sink, describedIn: edge?.language) }
    sink.endArray()
    if let edge { sink.member(.language, edge.language.rawValue) }
    sink.member(.model, model)
    sink.member(.prior, prior)
    sink.member(.probability, probability)
    if let edge, edge.isRedacted { sink.member(.redacted, true) }
    sink.plainKey(.rules)
    sink.beginArray()
    for id in rules { sink.plainString(id.name) }
    sink.endArray()
    sink.name(.schema, Self.schema)
    sink.member(.score, score)
    sink.plainKey(.signatures)
    if let signatures { signatures.write(to: &sink) } else { sink.null() }
    sink.plainKey(.strongest)
    sink.beginObject()
    sink.member(.against, strongestAgainst?.id.name)
    sink.member(.`for`, strongestFor?.id.name)
    sink.endObject()
    sink.plainKey(.summary)
    summary.write(to: &sink)
    if edge != nil {
      sink.plainKey(.tool)
      sink.beginObject()
      sink.member(.model, model)
      sink.member(.name, "metalens")
      sink.member(.version, MetaLensVersion.current)
      sink.endObject()
    }
    sink.plainKey(.verdict)
    verdict.write(to: &sink, sentenceIn: edge?.language)
    sink.endObject()
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
      rules: (json["rules"]?.arrayValue ?? []).compactMap(\.stringValue).map(FlagID.init),
      probability: json["probability"]?.numberValue, prior: json["prior"]?.numberValue ?? 0.5,
      base: json["base"]?.numberValue ?? 0, isCalibrated: json["calibrated"]?.boolValue ?? false,
      verdict: json["verdict"].flatMap(Verdict.init(json:)) ?? .none,
      changed: json["changed"].map { ChangedParts(json: $0) } ?? ChangedParts(),
      isComplete: json["complete"]?.boolValue ?? true, bounded: bounded,
      diagnostics: (json["diagnostics"]?.arrayValue ?? []).compactMap(Diagnostic.init(json:)),
      signatures: json["signatures"].flatMap(SignatureReference.init(json:)))
  }

  /// A moment as reports write it, to the second in UTC.
  package static func iso8601(_ date: Date) -> String {
    let seconds = Int(date.timeIntervalSince1970.rounded(.down))
    let days = seconds >= 0 ? seconds / 86_400 : -((86_399 - seconds) / 86_400)
    let (year, month, day) = CivilDate.date(days: days)
    let rest = seconds - days * 86_400
    return CaptureTime.iso8601(
      date: (year, month, day), time: (rest / 3_600, rest / 60 % 60, rest % 60), ending: "Z")
  }
}

extension OriginalityReport: Codable {
  /// Reads what `json` holds.
  public init(from decoder: any Decoder) throws {
    self = try JSONValue.decoded(from: decoder, as: "a report of metalens.report/1", Self.init(json:))
  }

  /// Writes what `json` holds.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension ReportEdge {
  /// The keys that name the file, inside `file`.
  func writeName(to sink: inout some JSONSink) {
    sink.member(.path, path)
    if let pathBytes { sink.member(.pathBytes, pathBytes) }
  }
}

extension Diagnostic {
  /// The diagnostic as reports carry it.
  public var json: JSONValue {
    var tree = JSONTree()
    write(to: &tree, describedIn: nil)
    return tree.root
  }

  /// The diagnostic with its message.
  func described(in language: Language) -> JSONValue {
    var tree = JSONTree()
    write(to: &tree, describedIn: language)
    return tree.root
  }

  func write(to sink: inout some JSONSink, describedIn language: Language?) {
    sink.beginObject()
    sink.member(.code, code.rawValue)
    sink.member(.detail, detail)
    if let language { sink.member(.message, message(in: language)) }
    sink.member(.offset, offset)
    sink.member(.tag, tag.map { Int($0) })
    sink.member(.`where`, location)
    sink.endObject()
  }

  init?(json: JSONValue) {
    guard let code = json["code"]?.stringValue else { return nil }
    self.init(
      Code(rawValue: code), location: json["where"]?.stringValue ?? "",
      tag: json["tag"]?.integerValue.flatMap(UInt16.init(exactly:)), offset: json["offset"]?.integerValue,
      detail: json["detail"]?.stringValue ?? "")
  }
}

extension Diagnostic: Codable {
  /// Reads what `json` holds.
  public init(from decoder: any Decoder) throws {
    self = try JSONValue.decoded(from: decoder, as: "a diagnostic: it has a code", Self.init(json:))
  }

  /// Writes what `json` holds.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
