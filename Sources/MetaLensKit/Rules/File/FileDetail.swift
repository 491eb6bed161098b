/// The file as a whole.
public enum FileDetail: Sendable, Hashable {
  /// It ends before its picture does.
  case incomplete
  /// It holds no EXIF.
  case exifMissing
}

extension FileDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .incomplete: "fileIncomplete"
    case .exifMissing: "exifMissing"
    }
  }

  var type: FlagType {
    switch self {
    case .incomplete: .warning
    // Absence is no evidence: every messenger strips EXIF.
    case .exifMissing: .information
    }
  }

  var concern: Concern {
    switch self {
    case .incomplete: .container
    case .exifMissing: .metadata
    }
  }

  var parameters: [String: JSONValue] { [:] }

  init?(id: String, parameters: [String: JSONValue]) {
    switch id {
    case "fileIncomplete": self = .incomplete
    case "exifMissing": self = .exifMissing
    default: return nil
    }
  }
}
