/// What the coded picture shows of its history.
public enum PictureDetail: Sendable, Hashable {
  /// The coefficients were quantized before; the first IJG quality, where one explains the steps.
  case compressedTwice(firstQuality: Int?)
  /// Luma is sampled twice as high as wide: what turning a camera's picture without loss leaves.
  case losslessRotation
}

extension PictureDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .compressedTwice: "compressedTwice"
    case .losslessRotation: "losslessRotation"
    }
  }

  var type: FlagType {
    switch self {
    case .compressedTwice: .isEdited
    case .losslessRotation: .warning
    }
  }

  var concern: Concern { .encoding }

  var parameters: [String: JSONValue] {
    switch self {
    case .compressedTwice(let quality): quality.map { ["firstQuality": .integer($0)] } ?? [:]
    case .losslessRotation: [:]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    switch id {
    case "compressedTwice": self = .compressedTwice(firstQuality: parameters["firstQuality"]?.integerValue)
    case "losslessRotation": self = .losslessRotation
    default: return nil
    }
  }
}
