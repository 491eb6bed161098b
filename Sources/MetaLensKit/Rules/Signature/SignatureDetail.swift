/// The files that a photo was compared with.
public enum CameraKnownBy: String, Sendable, Hashable, CaseIterable {
  /// Files of the same model.
  case model
  /// Files of the maker's other models.
  case maker
}

/// A respect in which a file is otherwise than every known one.
public struct CameraDifference: Sendable, Hashable {
  /// The respect.
  public var feature: CameraFeature
  /// What this file has (`Docs/Signatures.md` says how it is written).
  public var seen: String
  /// What every known file has.
  public var expected: String
  /// How many independent files that stands on.
  public var files: Int
  /// The files that it differs from.
  public var knownBy: CameraKnownBy

  /// Makes a difference.
  public init(feature: CameraFeature, seen: String, expected: String, files: Int, knownBy: CameraKnownBy) {
    self.feature = feature
    self.seen = seen
    self.expected = expected
    self.files = files
    self.knownBy = knownBy
  }

  fileprivate var json: JSONValue {
    .object([
      "feature": .string(feature.rawValue), "seen": .string(seen), "expected": .string(expected),
      "files": .integer(files), "knownBy": .string(knownBy.rawValue),
    ])
  }

  fileprivate init?(json: JSONValue) {
    guard let feature = json["feature"]?.stringValue.flatMap(CameraFeature.init(rawValue:)),
      let seen = json["seen"]?.stringValue, let expected = json["expected"]?.stringValue,
      let files = json["files"]?.integerValue,
      let knownBy = json["knownBy"]?.stringValue.flatMap(CameraKnownBy.init(rawValue:))
    else { return nil }
    self.init(feature: feature, seen: seen, expected: expected, files: files, knownBy: knownBy)
  }
}

/// The file beside the known files of the camera that it names.
public enum SignatureDetail: Sendable, Hashable {
  /// Like them in everything that they have in common.
  case agrees(make: String, model: String, knownBy: CameraKnownBy, files: Int)
  /// Otherwise in two or more of the encoder's respects, each on enough files.
  case differs(make: String, model: String, differences: [CameraDifference])
  /// Otherwise in one, or in several that stand on few files.
  case unusual(make: String, model: String, differences: [CameraDifference])
  /// None are known.
  case unknown(make: String, model: String)
}

extension SignatureDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .agrees: "cameraKnownAgrees"
    case .differs: "cameraFileDiffers"
    case .unusual: "cameraFileUnusual"
    case .unknown: "cameraUnknown"
    }
  }

  var type: FlagType {
    switch self {
    case .agrees: .isOriginal
    case .differs: .isEdited
    case .unusual: .warning
    case .unknown: .information
    }
  }

  var concern: Concern {
    switch self {
    case .agrees, .differs, .unusual: .encoding
    case .unknown: .source
    }
  }

  var parameters: [String: JSONValue] {
    switch self {
    case .agrees(let make, let model, let knownBy, let files):
      [
        "make": .string(make), "model": .string(model), "knownBy": .string(knownBy.rawValue),
        "files": .integer(files),
      ]
    case .differs(let make, let model, let differences), .unusual(let make, let model, let differences):
      [
        "make": .string(make), "model": .string(model),
        "differences": .array(differences.map(\.json)),
      ]
    case .unknown(let make, let model): ["make": .string(make), "model": .string(model)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    guard let make = parameters["make"]?.stringValue, let model = parameters["model"]?.stringValue else {
      return nil
    }
    let differences = (parameters["differences"]?.arrayValue ?? []).compactMap(CameraDifference.init(json:))
    switch id {
    case "cameraKnownAgrees":
      guard let knownBy = parameters["knownBy"]?.stringValue.flatMap(CameraKnownBy.init(rawValue:)),
        let files = parameters["files"]?.integerValue
      else { return nil }
      self = .agrees(make: make, model: model, knownBy: knownBy, files: files)
    case "cameraFileDiffers": self = .differs(make: make, model: model, differences: differences)
    case "cameraFileUnusual": self = .unusual(make: make, model: model, differences: differences)
    case "cameraUnknown": self = .unknown(make: make, model: model)
    default: return nil
    }
  }
}
