/// Through which platform or messenger the file went.
public enum PlatformDetail: Sendable, Hashable {
  /// A mark that only one platform writes.
  case mark(platform: String, text: String)
  /// Coded as a platform codes its copies, without what a camera says of itself.
  case layout(platform: String, features: String)
  /// The file's name has a form that is known; `kind` says of what, `meaning` names it where it has a name.
  case fileName(kind: String, meaning: String)
  /// The file's name states another day than EXIF, each as `2023-05-30`.
  case fileNameDate(named: String, stated: String)
}

extension PlatformDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .mark: "platformMark"
    case .layout: "platformLayout"
    case .fileName: "platformFileName"
    case .fileNameDate: "fileNameDateDiffers"
    }
  }

  var type: FlagType {
    switch self {
    case .mark: .isEdited
    case .layout: .warning
    case .fileName, .fileNameDate: .information
    }
  }

  var concern: Concern {
    switch self {
    case .mark, .layout, .fileName: .source
    case .fileNameDate: .metadata
    }
  }

  var parameters: [String: JSONValue] {
    switch self {
    case .mark(let platform, let text): ["platform": .string(platform), "text": .string(text)]
    case .layout(let platform, let features):
      ["platform": .string(platform), "features": .string(features)]
    case .fileName(let kind, let meaning): ["kind": .string(kind), "meaning": .string(meaning)]
    case .fileNameDate(let named, let stated): ["named": .string(named), "stated": .string(stated)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    func text(_ name: String) -> String { parameters[name]?.stringValue ?? "" }
    switch id {
    case "platformMark": self = .mark(platform: text("platform"), text: text("text"))
    case "platformLayout": self = .layout(platform: text("platform"), features: text("features"))
    case "platformFileName": self = .fileName(kind: text("kind"), meaning: text("meaning"))
    case "fileNameDateDiffers": self = .fileNameDate(named: text("named"), stated: text("stated"))
    default: return nil
    }
  }
}
