extension OriginalityFlag {
  /// The flag as reports carry it, without a description.
  public var json: JSONValue {
    var tree = JSONTree()
    write(to: &tree, describedIn: nil)
    return tree.root
  }

  func write(to sink: inout some JSONSink, describedIn language: Language?) {
    sink.beginObject()
    sink.member(.cause, cause)
    sink.name(.concern, concern.rawValue)
    sink.member(.counts, counts)
    if let language { sink.member(.description, description(in: language)) }
    sink.plainKey(.evidence)
    sink.beginArray()
    for piece in evidence { piece.write(to: &sink) }
    sink.endArray()
    sink.name(.grade, grade.rawValue)
    sink.member(.id, id.name)
    sink.plainKey(.parameters)
    sink.value(.object(detail.parameters))
    sink.member(.points, points)
    sink.name(.type, type.rawValue)
    sink.member(.weight, weight)
    sink.endObject()
  }

  init?(json: JSONValue) {
    guard let id = json["id"]?.stringValue,
      let type = json["type"]?.stringValue.flatMap(FlagType.init(rawValue:)),
      let concern = json["concern"]?.stringValue.flatMap(Concern.init(rawValue:)),
      let grade = json["grade"]?.stringValue.flatMap(EvidenceGrade.init(rawValue:)),
      case .object(let parameters) = json["parameters"] ?? .object([:])
    else { return nil }
    let points = json["points"]?.numberValue ?? 0
    self.init(
      detail: FlagDetail(id: FlagID(id), parameters: parameters), grade: grade,
      evidence: (json["evidence"]?.arrayValue ?? []).compactMap(Evidence.init(json:)),
      weight: json["weight"]?.numberValue ?? points, points: points,
      cause: json["cause"]?.stringValue, counts: json["counts"]?.boolValue ?? false)
    self.type = type
    self.concern = concern
  }
}

extension OriginalityFlag: Codable {
  /// Reads what `json` holds.
  public init(from decoder: any Decoder) throws {
    self = try JSONValue.decoded(
      from: decoder, as: "a flag: it has an id, a type, a concern and a grade", Self.init(json:))
  }

  /// Writes what `json` holds.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
