public import MetaLensFacts

/// The size that EXIF states beside the size of the coded picture.
public enum DimensionsDetail: Sendable, Hashable {
  /// The stated size is the coded one.
  case match(size: PixelSize)
  /// Different.
  case mismatch(stated: PixelSize, coded: PixelSize)
  /// The same with width and height exchanged: turned, and EXIF not told.
  case rotated(stated: PixelSize, coded: PixelSize)
  /// EXIF states none.
  case unstated
}

extension DimensionsDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .match: "dimensionsMatch"
    case .mismatch: "dimensionsMismatch"
    case .rotated: "dimensionsRotated"
    case .unstated: "dimensionsUnstated"
    }
  }

  var type: FlagType {
    switch self {
    case .match: .isOriginal
    case .mismatch: .isEdited
    case .rotated: .warning
    case .unstated: .information
    }
  }

  var concern: Concern {
    switch self {
    case .unstated: .metadata
    case .match, .mismatch, .rotated: .encoding
    }
  }

  var parameters: [String: JSONValue] {
    switch self {
    case .match(let size): ["width": .integer(size.width), "height": .integer(size.height)]
    case .mismatch(let stated, let coded), .rotated(let stated, let coded):
      [
        "statedWidth": .integer(stated.width), "statedHeight": .integer(stated.height),
        "codedWidth": .integer(coded.width), "codedHeight": .integer(coded.height),
      ]
    case .unstated: [:]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    func size(_ width: String, _ height: String) -> PixelSize {
      PixelSize(
        width: parameters[width]?.integerValue ?? 0, height: parameters[height]?.integerValue ?? 0)
    }
    let stated = size("statedWidth", "statedHeight")
    let coded = size("codedWidth", "codedHeight")
    switch id {
    case "dimensionsMatch": self = .match(size: size("width", "height"))
    case "dimensionsMismatch": self = .mismatch(stated: stated, coded: coded)
    case "dimensionsRotated": self = .rotated(stated: stated, coded: coded)
    case "dimensionsUnstated": self = .unstated
    default: return nil
    }
  }
}
