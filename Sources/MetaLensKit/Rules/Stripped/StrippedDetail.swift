/// What is missing.
public enum StrippedDetail: Sendable, Hashable {
  /// No metadata at all.
  case nothingLeft
  /// EXIF holds only what tells how to show the picture.
  case displayTagsOnly(tags: String)
  /// Tags that all measured originals of the maker have.
  case cameraTagsMissing(maker: String, tags: String, fileCount: Int)
}

extension StrippedDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .nothingLeft: "metadataStripped"
    case .displayTagsOnly: "strippedPartly"
    case .cameraTagsMissing: "cameraTagsMissing"
    }
  }

  var type: FlagType {
    switch self {
    case .nothingLeft: .information
    case .displayTagsOnly, .cameraTagsMissing: .warning
    }
  }

  var concern: Concern { .metadata }

  var parameters: [String: JSONValue] {
    switch self {
    case .nothingLeft: [:]
    case .displayTagsOnly(let tags): ["tags": .string(tags)]
    case .cameraTagsMissing(let maker, let tags, let fileCount):
      ["maker": .string(maker), "tags": .string(tags), "fileCount": .integer(fileCount)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    func text(_ name: String) -> String { parameters[name]?.stringValue ?? "" }
    switch id {
    case "metadataStripped": self = .nothingLeft
    case "strippedPartly": self = .displayTagsOnly(tags: text("tags"))
    case "cameraTagsMissing":
      self = .cameraTagsMissing(
        maker: text("maker"), tags: text("tags"), fileCount: parameters["fileCount"]?.integerValue ?? 0)
    default: return nil
    }
  }
}
