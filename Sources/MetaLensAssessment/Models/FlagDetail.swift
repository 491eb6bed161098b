extension OriginalityFlag {
  /// What a rule saw, with its values.
  ///
  /// Ten kinds have cases of their own, with typed values. `.other` serves all other kinds, those of newer
  /// versions included: a new rule breaks no client's switch. `Docs/Rules.md` names every kind and its values.
  public enum FlagDetail: Sendable, Hashable {
    /// A desktop editor is named where a program's name belongs.
    case softwareEdited(software: String)
    /// A mobile editing app is named where a program's name belongs.
    case mobileAppEdited(software: String)
    /// The Software tag holds a camera's firmware or an operating system's version.
    case softwareVersion(version: String)
    /// The file names no software.
    case noSoftwareInfo
    /// Make and model are stated and agree.
    case cameraInfo(make: String, model: String)
    /// Neither make nor model is stated.
    case cameraInfoMissing
    /// A position is stated that exists.
    case hasGps
    /// No position is stated.
    case noGps
    /// A moment of creation is stated that exists.
    case hasCreationDate
    /// No moment of creation is stated.
    case creationDateMissing
    /// Any other kind, with its values by the names of its parameters.
    case other(id: FlagID, parameters: [String: JSONValue])
  }
}

extension OriginalityFlag.FlagDetail {
  /// The stable name of the kind of flag.
  public var id: FlagID {
    switch self {
    case .softwareEdited: .softwareEdited
    case .mobileAppEdited: .mobileAppEdited
    case .softwareVersion: .softwareVersion
    case .noSoftwareInfo: .noSoftwareInfo
    case .cameraInfo: .cameraInfo
    case .cameraInfoMissing: .cameraInfoMissing
    case .hasGps: .hasGps
    case .noGps: .noGps
    case .hasCreationDate: .hasCreationDate
    case .creationDateMissing: .creationDateMissing
    case .other(let id, _): id
    }
  }

  /// Its values by name, as reports carry them.
  public var parameters: [String: JSONValue] {
    switch self {
    case .softwareEdited(let software), .mobileAppEdited(let software): ["software": .string(software)]
    case .softwareVersion(let version): ["version": .string(version)]
    case .cameraInfo(let make, let model): ["make": .string(make), "model": .string(model)]
    case .noSoftwareInfo, .cameraInfoMissing, .hasGps, .noGps, .hasCreationDate, .creationDateMissing: [:]
    case .other(_, let parameters): parameters
    }
  }

  /// The detail with this name and these values: one of the ten cases where both are its own, else `.other`.
  package init(id: FlagID, parameters: [String: JSONValue]) {
    self = Self.typed(id, parameters) ?? .other(id: id, parameters: parameters)
  }

  /// Whether a kind of flag has a case of its own.
  static func hasCase(_ id: FlagID) -> Bool {
    switch id {
    case .softwareEdited, .mobileAppEdited, .softwareVersion, .noSoftwareInfo, .cameraInfo,
      .cameraInfoMissing, .hasGps, .noGps, .hasCreationDate, .creationDateMissing:
      true
    default: false
    }
  }

  /// The case of this name; nil if there is none, or where it would drop a value.
  private static func typed(_ id: FlagID, _ parameters: [String: JSONValue]) -> Self? {
    func text(_ key: String, of count: Int) -> String? {
      parameters.count == count ? parameters[key]?.stringValue : nil
    }
    return switch id {
    case .softwareEdited: text("software", of: 1).map { .softwareEdited(software: $0) }
    case .mobileAppEdited: text("software", of: 1).map { .mobileAppEdited(software: $0) }
    case .softwareVersion: text("version", of: 1).map { .softwareVersion(version: $0) }
    case .cameraInfo:
      if let make = text("make", of: 2), let model = text("model", of: 2) {
        .cameraInfo(make: make, model: model)
      } else {
        nil
      }
    case .noSoftwareInfo: parameters.isEmpty ? .noSoftwareInfo : nil
    case .cameraInfoMissing: parameters.isEmpty ? .cameraInfoMissing : nil
    case .hasGps: parameters.isEmpty ? .hasGps : nil
    case .noGps: parameters.isEmpty ? .noGps : nil
    case .hasCreationDate: parameters.isEmpty ? .hasCreationDate : nil
    case .creationDateMissing: parameters.isEmpty ? .creationDateMissing : nil
    default: nil
    }
  }
}

extension OriginalityFlag.FlagDetail {
  /// The declaration of its kind; nil if this version doesn't know it, or doesn't know it with these values.
  package var flag: Flag? { flag(with: FlagValues(json: parameters)) }

  /// The declaration of its kind; `values` are its own, which a caller has at hand.
  func flag(with values: FlagValues) -> Flag? {
    guard let flag = Flag.declared(id), flag.accepts(values) else { return nil }
    return flag
  }

  /// Which way it speaks; `information` for a kind this version doesn't know, whose report says more.
  public var type: FlagType { flag?.type ?? .information }

  /// What it speaks about; `metadata` for a kind this version doesn't know, whose report says more.
  public var concern: Concern { flag?.concern(of: FlagValues(json: parameters)) ?? .metadata }
}

extension OriginalityFlag.FlagDetail {
  /// The detail as an object of `id` and `parameters`.
  public var json: JSONValue { .object(["id": .string(id.name), "parameters": .object(parameters)]) }

  init?(json: JSONValue) {
    guard let id = json["id"]?.stringValue, case .object(let parameters) = json["parameters"] ?? .object([:])
    else { return nil }
    self.init(id: FlagID(id), parameters: parameters)
  }
}

extension OriginalityFlag.FlagDetail: Codable {
  /// Reads what `json` holds.
  public init(from decoder: any Decoder) throws {
    self = try JSONValue.decoded(from: decoder, as: "a flag detail: it has an id", Self.init(json:))
  }

  /// Writes what `json` holds.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
