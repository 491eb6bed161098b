extension OriginalityFlag {
  /// What a rule saw, with its values.
  ///
  /// Ten kinds have cases of their own, with typed values. `.other` holds all other kinds, including those of newer
  /// versions, so that a new rule breaks no client's switch. `Docs/Rules.md` names every kind and its values.
  ///
  /// A kind whose values aren't those in that document, or lack one, is treated as a newer version's: its type is
  /// `information`, its concern is `metadata`, and its name is its only description.
  public enum FlagDetail: Sendable, Hashable {
    /// A field for a program's name names a desktop editor.
    case softwareEdited(software: String)
    /// A field for a program's name names a mobile editing app.
    case mobileAppEdited(software: String)
    /// The Software tag contains a camera's firmware or an operating system's version.
    case softwareVersion(version: String)
    /// The file names no software.
    case noSoftwareInfo
    /// Make and model are stated and agree.
    case cameraInfo(make: String, model: String)
    /// Neither make nor model is stated.
    case cameraInfoMissing
    /// A valid position is stated.
    case hasGps
    /// No position is stated.
    case noGps
    /// A valid date of creation is stated.
    case hasCreationDate
    /// No date of creation is stated.
    case creationDateMissing
    /// Any other kind, with its values by parameter name; one of the ten kinds made this way equals its own case.
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

  /// The values by name, as in the JSON of reports.
  public var parameters: [String: JSONValue] {
    switch self {
    case .softwareEdited(let software), .mobileAppEdited(let software): ["software": .string(software)]
    case .softwareVersion(let version): ["version": .string(version)]
    case .cameraInfo(let make, let model): ["make": .string(make), "model": .string(model)]
    case .noSoftwareInfo, .cameraInfoMissing, .hasGps, .noGps, .hasCreationDate, .creationDateMissing: [:]
    case .other(_, let parameters): parameters
    }
  }

  /// Makes the detail with this name and these values: one of the ten cases if both fit it, else `.other`.
  package init(id: FlagID, parameters: [String: JSONValue]) {
    self = Self.typed(id, parameters) ?? .other(id: id, parameters: parameters)
  }

  /// The same detail with the kind's own case, if it has one.
  var typed: Self {
    guard case .other(let id, let parameters) = self else { return self }
    return Self(id: id, parameters: parameters)
  }

  /// Whether both are of the same kind and have the same values, whichever cases they are made with.
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.parameters == right.parameters
  }

  /// Feeds kind and values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(parameters)
  }

  /// Whether a kind of flag has its own case.
  static func hasCase(_ id: FlagID) -> Bool {
    switch id {
    case .softwareEdited, .mobileAppEdited, .softwareVersion, .noSoftwareInfo, .cameraInfo,
      .cameraInfoMissing, .hasGps, .noGps, .hasCreationDate, .creationDateMissing:
      true
    default: false
    }
  }

  /// Returns the case of this name; nil if there is none, or if it couldn't hold every value.
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
  /// The declaration of the flag's kind; nil if this version doesn't know the kind, or not with these values.
  package var flag: Flag? { flag(with: FlagValues(json: parameters)) }

  /// Returns the declaration of the flag's kind; `values` are the detail's own, which the caller has at hand.
  func flag(with values: FlagValues) -> Flag? {
    guard let flag = Flag.declared(id), flag.accepts(values) else { return nil }
    return flag
  }

  /// The type of the flag; `information` for a kind that this version doesn't know (the report states the real type).
  public var type: FlagType { flag?.type ?? .information }

  /// What the flag is about; `metadata` for a kind that this version doesn't know (the report states the real concern).
  public var concern: Concern { flag?.concern(of: FlagValues(json: parameters)) ?? .metadata }
}

extension OriginalityFlag.FlagDetail {
  /// The detail as an object with the keys `id` and `parameters`.
  public var json: JSONValue { .object(["id": .string(id.name), "parameters": .object(parameters)]) }

  init?(json: JSONValue) {
    guard let id = json["id"].flatMap(FlagID.init(json:)),
      case .object(let parameters) = json["parameters"] ?? .object([:])
    else { return nil }
    self.init(id: id, parameters: parameters)
  }
}

extension OriginalityFlag.FlagDetail: Codable {
  /// Reads an object in the form of `json`.
  public init(from decoder: any Decoder) throws {
    self = try JSONValue.decoded(from: decoder, as: "a flag detail: it has an id", Self.init(json:))
  }

  /// Writes the object of `json`.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
