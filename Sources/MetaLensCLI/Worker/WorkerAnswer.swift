import MetaLensKit
import MetaLensRendering

/// The line that a worker writes for a request.
enum WorkerAnswer {
  static let refusalSchema = "metalens.refusal/1"

  /// Returns a photo's row as `batch --format ndjson` writes it, with the request's id before its other keys.
  static func line(of file: AnalyzedFile, id: String?, in language: Language, limits: ReadLimits) -> [UInt8] {
    line(of: JSONReport.written(file, in: language, limits: limits), id: id)
  }

  /// Returns the line for a row that is already written.
  static func line(of row: [UInt8], id: String?) -> [UInt8] {
    guard let id else { return row + [UInt8(ascii: "\n")] }
    var line = Array("{\"id\":".utf8)
    line.reserveCapacity(row.count + id.utf8.count + 16)
    line += JSONValue.string(id).written()
    line.append(UInt8(ascii: ","))
    line += row.dropFirst()
    line.append(UInt8(ascii: "\n"))
    return line
  }

  /// Returns the line for something that isn't a request.
  static func line(of refusal: WorkerRefusal, in language: Language) -> [UInt8] {
    var members: [String: any JSONForm] = [
      "schema": refusalSchema, "request": refusal.number, "language": language.rawValue,
      "error": JSONValue.members([
        "code": refusal.reason.code, "message": refusal.reason.message(in: language),
      ]),
    ]
    if let id = refusal.id { members["id"] = id }
    return JSONValue.members(members).written() + [UInt8(ascii: "\n")]
  }
}

extension WorkerRefusal.Reason {
  /// The reason's stable name.
  var code: String {
    switch self {
    case .notJSON: "notJSON"
    case .lineTooLong: "lineTooLong"
    case .unknownKey: "unknownKey"
    case .missingKey: "missingKey"
    case .invalidValue: "invalidValue"
    case .notText: "notText"
    case .notARequest: "notARequest"
    case .noLineBreak: "noLineBreak"
    case .cut: "cut"
    case .unreadable: "unreadable"
    }
  }

  /// Returns what is wrong and what to do, in a language.
  func message(in language: Language) -> String {
    switch self {
    case .notJSON: MessageKey.workerNotJSON.text(in: language)
    case .lineTooLong: Message.workerLineTooLong(limit: String(RequestLine.maximumBytes)).text(in: language)
    case .unknownKey(let key):
      Message.workerUnknownKey(key: SafeText.shown(key, columns: 40)).text(in: language)
    case .missingKey(let key): Message.workerMissingKey(key: key).text(in: language)
    case .invalidValue(let key): Message.workerInvalidValue(key: key).text(in: language)
    case .notText(let key): Message.workerNotText(key: key).text(in: language)
    case .notARequest: MessageKey.workerNotARequest.text(in: language)
    case .noLineBreak: MessageKey.workerNoLineBreak.text(in: language)
    case .cut: MessageKey.workerCut.text(in: language)
    case .unreadable(let error): error.commandMessage(in: language)
    }
  }
}
