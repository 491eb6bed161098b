extension OriginalityFlag.FlagDetail {
  private var group: (any FlagDetailGroup)? {
    switch self {
    case .software(let detail): detail
    case .camera(let detail): detail
    case .place(let detail): detail
    case .time(let detail): detail
    case .dimensions(let detail): detail
    case .file(let detail): detail
    case .signature(let detail): detail
    case .encoder(let detail): detail
    case .container(let detail): detail
    case .format(let detail): detail
    case .exifBlock(let detail): detail
    case .makerNote(let detail): detail
    case .thumbnail(let detail): detail
    case .picture(let detail): detail
    case .history(let detail): detail
    case .ai(let detail): detail
    case .credentials(let detail): detail
    case .platform(let detail): detail
    case .screenshot(let detail): detail
    case .story(let detail): detail
    case .stripped(let detail): detail
    default: nil
    }
  }

  /// The stable, flat name of the flag, such as `softwareEdited`.
  public var id: String {
    switch self {
    case .softwareEdited: "softwareEdited"
    case .mobileAppEdited: "mobileAppEdited"
    case .softwareVersion: "softwareVersion"
    case .noSoftwareInfo: "noSoftwareInfo"
    case .cameraInfo: "cameraInfo"
    case .cameraInfoMissing: "cameraInfoMissing"
    case .hasGps: "hasGps"
    case .noGps: "noGps"
    case .hasCreationDate: "hasCreationDate"
    case .creationDateMissing: "creationDateMissing"
    case .other(let id, _): id
    default: group?.id ?? ""
    }
  }

  /// Which way it speaks; `information` for a flag this version doesn't know, whose report says more.
  public var type: FlagType {
    switch self {
    case .softwareEdited, .mobileAppEdited: .isEdited
    case .cameraInfo, .hasGps, .hasCreationDate: .isOriginal
    case .cameraInfoMissing, .creationDateMissing: .warning
    case .softwareVersion, .noSoftwareInfo, .noGps, .other: .information
    default: group?.type ?? .information
    }
  }

  /// What it speaks about.
  public var concern: Concern {
    switch self {
    case .softwareEdited, .mobileAppEdited: .encoding
    case .softwareVersion, .cameraInfo: .source
    case .noSoftwareInfo, .cameraInfoMissing, .hasGps, .noGps, .hasCreationDate, .creationDateMissing, .other:
      .metadata
    default: group?.concern ?? .metadata
    }
  }

  /// The flag's values by name, as reports carry them.
  public var parameters: [String: JSONValue] {
    switch self {
    case .softwareEdited(let software), .mobileAppEdited(let software): ["software": .string(software)]
    case .softwareVersion(let version): ["version": .string(version)]
    case .cameraInfo(let make, let model): ["make": .string(make), "model": .string(model)]
    case .noSoftwareInfo, .cameraInfoMissing, .hasGps, .noGps, .hasCreationDate, .creationDateMissing: [:]
    case .other(_, let parameters): parameters
    default: group?.parameters ?? [:]
    }
  }

  /// The detail with this name and these values; `.other` where this version doesn't know it.
  public init(id: String, parameters: [String: JSONValue]) {
    func text(_ key: String) -> String? { parameters[key]?.stringValue }
    let known: Self? =
      switch id {
      case "softwareEdited": text("software").map { .softwareEdited(software: $0) }
      case "mobileAppEdited": text("software").map { .mobileAppEdited(software: $0) }
      case "softwareVersion": text("version").map { .softwareVersion(version: $0) }
      case "noSoftwareInfo": .noSoftwareInfo
      case "cameraInfo":
        text("make").flatMap { make in text("model").map { .cameraInfo(make: make, model: $0) } }
      case "cameraInfoMissing": .cameraInfoMissing
      case "hasGps": .hasGps
      case "noGps": .noGps
      case "hasCreationDate": .hasCreationDate
      case "creationDateMissing": .creationDateMissing
      default:
        Self.grouped(id: id, parameters: parameters)
      }
    // Values this version would drop make it a flag of a newer version too.
    if let known, known.parameters == parameters {
      self = known
    } else {
      self = .other(id: id, parameters: parameters)
    }
  }

  /// The detail of the group that knows this name.
  private static func grouped(id: String, parameters: [String: JSONValue]) -> Self? {
    if let detail = SoftwareDetail(id: id, parameters: parameters) { return .software(detail) }
    if let detail = CameraDetail(id: id, parameters: parameters) { return .camera(detail) }
    if let detail = PlaceDetail(id: id, parameters: parameters) { return .place(detail) }
    if let detail = TimeDetail(id: id, parameters: parameters) { return .time(detail) }
    if let detail = DimensionsDetail(id: id, parameters: parameters) { return .dimensions(detail) }
    if let detail = FileDetail(id: id, parameters: parameters) { return .file(detail) }
    if let detail = SignatureDetail(id: id, parameters: parameters) { return .signature(detail) }
    if let detail = ExifBlockDetail(id: id, parameters: parameters) { return .exifBlock(detail) }
    if let detail = MakerNoteDetail(id: id, parameters: parameters) { return .makerNote(detail) }
    if let detail = ThumbnailDetail(id: id, parameters: parameters) { return .thumbnail(detail) }
    if let detail = PictureDetail(id: id, parameters: parameters) { return .picture(detail) }
    if let detail = EncoderDetail(id: id, parameters: parameters) { return .encoder(detail) }
    if let detail = ContainerDetail(id: id, parameters: parameters) { return .container(detail) }
    if let detail = FormatDetail(id: id, parameters: parameters) { return .format(detail) }
    if let detail = HistoryDetail(id: id, parameters: parameters) { return .history(detail) }
    if let detail = AIDetail(id: id, parameters: parameters) { return .ai(detail) }
    if let detail = CredentialsDetail(id: id, parameters: parameters) { return .credentials(detail) }
    if let detail = PlatformDetail(id: id, parameters: parameters) { return .platform(detail) }
    if let detail = ScreenshotDetail(id: id, parameters: parameters) { return .screenshot(detail) }
    if let detail = StoryDetail(id: id, parameters: parameters) { return .story(detail) }
    if let detail = StrippedDetail(id: id, parameters: parameters) { return .stripped(detail) }
    return nil
  }
}

extension OriginalityFlag.FlagDetail {
  /// The detail as an object of `id` and `parameters`.
  public var json: JSONValue { .object(["id": .string(id), "parameters": .object(parameters)]) }

  init?(json: JSONValue) {
    guard let id = json["id"]?.stringValue, case .object(let parameters) = json["parameters"] ?? .object([:])
    else { return nil }
    self.init(id: id, parameters: parameters)
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
