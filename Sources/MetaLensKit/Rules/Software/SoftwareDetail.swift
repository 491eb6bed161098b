/// What else a file can name where a program's name belongs.
public enum SoftwareDetail: Sendable, Hashable {
  /// A generator of pictures.
  case aiTool(software: String)
  /// A messenger or platform.
  case platform(software: String)
  /// A scanner or a photo lab's system.
  case scanner(software: String)
  /// A raw converter.
  case rawConverter(software: String)
  /// A tool that writes metadata and leaves the picture alone.
  case metadataTool(software: String)
  /// Nothing that the catalogue knows.
  case unrecognized(software: String)
}

extension SoftwareDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .aiTool: "softwareAITool"
    case .platform: "softwarePlatform"
    case .scanner: "softwareScanner"
    case .rawConverter: "softwareRawConverter"
    case .metadataTool: "softwareMetadataTool"
    case .unrecognized: "softwareUnrecognized"
    }
  }

  var type: FlagType {
    switch self {
    case .aiTool, .platform, .rawConverter, .metadataTool: .isEdited
    case .scanner: .warning
    case .unrecognized: .information
    }
  }

  var concern: Concern {
    switch self {
    case .aiTool, .platform, .scanner, .unrecognized: .source
    case .rawConverter: .encoding
    case .metadataTool: .metadata
    }
  }

  var parameters: [String: JSONValue] {
    switch self {
    case .aiTool(let software), .platform(let software), .scanner(let software),
      .rawConverter(let software), .metadataTool(let software), .unrecognized(let software):
      ["software": .string(software)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    guard let software = parameters["software"]?.stringValue else { return nil }
    switch id {
    case "softwareAITool": self = .aiTool(software: software)
    case "softwarePlatform": self = .platform(software: software)
    case "softwareScanner": self = .scanner(software: software)
    case "softwareRawConverter": self = .rawConverter(software: software)
    case "softwareMetadataTool": self = .metadataTool(software: software)
    case "softwareUnrecognized": self = .unrecognized(software: software)
    default: return nil
    }
  }
}
