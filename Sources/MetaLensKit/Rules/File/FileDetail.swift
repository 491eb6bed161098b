/// The file as a whole.
public enum FileDetail: Sendable, Hashable {
  /// The file ends before its picture does.
  case incomplete
  /// The file holds no EXIF.
  case exifMissing
  /// libjpeg can't read the picture's header; `reason` is in its words (English).
  case refused(reason: String)
  /// Its name ends like another format's: the extension as named, in lower case, and the format of the bytes.
  case nameDiffers(named: String, format: String)
}

extension FileDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .incomplete: "fileIncomplete"
    case .exifMissing: "exifMissing"
    case .refused: "pictureRefused"
    case .nameDiffers: "formatNameDiffers"
    }
  }

  var type: FlagType {
    switch self {
    case .incomplete, .refused: .warning
    // Absence is no evidence: every messenger strips EXIF.
    // Nor is a name: it stands outside the bytes.
    case .exifMissing, .nameDiffers: .information
    }
  }

  var concern: Concern {
    switch self {
    case .incomplete, .nameDiffers: .container
    case .refused: .encoding
    case .exifMissing: .metadata
    }
  }

  var parameters: [String: JSONValue] {
    switch self {
    case .incomplete, .exifMissing: [:]
    case .refused(let reason): ["reason": .string(reason)]
    case .nameDiffers(let named, let format): ["named": .string(named), "format": .string(format)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    switch id {
    case "fileIncomplete": self = .incomplete
    case "exifMissing": self = .exifMissing
    case "pictureRefused":
      guard let reason = parameters["reason"]?.stringValue else { return nil }
      self = .refused(reason: reason)
    case "formatNameDiffers":
      guard let named = parameters["named"]?.stringValue, let format = parameters["format"]?.stringValue
      else {
        return nil
      }
      self = .nameDiffers(named: named, format: format)
    default: return nil
    }
  }
}
