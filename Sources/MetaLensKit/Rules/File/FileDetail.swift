/// The file as a whole.
public enum FileDetail: Sendable, Hashable {
  /// It ends before its picture does.
  case incomplete
  /// It holds no EXIF.
  case exifMissing
  /// libjpeg can't read the picture's header; `reason` is in its words (English).
  case refused(reason: String)
}

extension FileDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .incomplete: "fileIncomplete"
    case .exifMissing: "exifMissing"
    case .refused: "pictureRefused"
    }
  }

  var type: FlagType {
    switch self {
    case .incomplete, .refused: .warning
    // Absence is no evidence: every messenger strips EXIF.
    case .exifMissing: .information
    }
  }

  var concern: Concern {
    switch self {
    case .incomplete: .container
    case .refused: .encoding
    case .exifMissing: .metadata
    }
  }

  var parameters: [String: JSONValue] {
    switch self {
    case .incomplete, .exifMissing: [:]
    case .refused(let reason): ["reason": .string(reason)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    switch id {
    case "fileIncomplete": self = .incomplete
    case "exifMissing": self = .exifMissing
    case "pictureRefused":
      guard let reason = parameters["reason"]?.stringValue else { return nil }
      self = .refused(reason: reason)
    default: return nil
    }
  }
}
