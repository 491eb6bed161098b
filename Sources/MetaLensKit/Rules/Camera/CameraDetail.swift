/// What can be wrong with make and model.
public enum CameraDetail: Sendable, Hashable {
  /// One of the two is stated, the other isn't.
  case incomplete(make: String?, model: String?)
  /// The model is one of another maker's.
  case conflict(make: String, model: String, maker: String)
}

extension CameraDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .incomplete: "cameraInfoIncomplete"
    case .conflict: "cameraMakeModelConflict"
    }
  }

  var type: FlagType { .warning }

  var concern: Concern { .metadata }

  var parameters: [String: JSONValue] {
    switch self {
    case .incomplete(let make, let model): ["make": .optional(make), "model": .optional(model)]
    case .conflict(let make, let model, let maker):
      ["make": .string(make), "model": .string(model), "maker": .string(maker)]
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
    default: return nil
    }
  }
}
