/// What can be wrong with make and model, and what the camera says it did itself.
public enum CameraDetail: Sendable, Hashable {
  /// One of the two is stated, the other isn't.
  case incomplete(make: String?, model: String?)
  /// The model is one of another maker's.
  case conflict(make: String, model: String, maker: String)
  /// The camera put the picture together or processed it specially: the tag's name and its value.
  case processed(tag: String, value: Int)
}

extension CameraDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .incomplete: "cameraInfoIncomplete"
    case .conflict: "cameraMakeModelConflict"
    case .processed: "cameraProcessed"
    }
  }

  var type: FlagType {
    switch self {
    case .incomplete, .conflict: .warning
    case .processed: .information
    }
  }

  var concern: Concern {
    switch self {
    case .incomplete, .conflict: .metadata
    case .processed: .content
    }
  }

  var parameters: [String: JSONValue] {
    switch self {
    case .incomplete(let make, let model): ["make": .optional(make), "model": .optional(model)]
    case .conflict(let make, let model, let maker):
      ["make": .string(make), "model": .string(model), "maker": .string(maker)]
    case .processed(let tag, let value): ["tag": .string(tag), "value": .integer(value)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    let make = parameters["make"]?.stringValue
    let model = parameters["model"]?.stringValue
    switch id {
    case "cameraInfoIncomplete": self = .incomplete(make: make, model: model)
    case "cameraMakeModelConflict":
      guard let make, let model, let maker = parameters["maker"]?.stringValue else { return nil }
      self = .conflict(make: make, model: model, maker: maker)
    case "cameraProcessed":
      guard let tag = parameters["tag"]?.stringValue, let value = parameters["value"]?.integerValue else {
        return nil
      }
      self = .processed(tag: tag, value: value)
    default: return nil
    }
  }
}
