/// The EXIF thumbnail beside the picture.
public enum ThumbnailDetail: Sendable, Hashable {
  /// They show the same.
  case matches
  /// They don't; how alike they are in percent.
  case differs(likeness: Int)
  /// The thumbnail shows more than the picture; the picture's share of its width in percent.
  case showsMore(share: Int)
  /// They show the same, turned or mirrored; which way the picture is.
  case turned(PictureTurn)
  /// They show the same, and the thumbnail's proportions are others without being cut or having bars.
  case otherAspect
}

extension ThumbnailDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .matches: "thumbnailMatches"
    case .differs: "thumbnailDiffers"
    case .showsMore: "thumbnailShowsMore"
    case .turned: "thumbnailTurned"
    case .otherAspect: "thumbnailOtherAspect"
    }
  }

  var type: FlagType {
    switch self {
    case .matches: .isOriginal
    case .differs, .showsMore, .turned: .isEdited
    case .otherAspect: .warning
    }
  }

  var concern: Concern { .content }

  var parameters: [String: JSONValue] {
    switch self {
    case .matches, .otherAspect: [:]
    case .differs(let likeness): ["likeness": .integer(likeness)]
    case .showsMore(let share): ["share": .integer(share)]
    case .turned(let turn): ["turn": .string(turn.rawValue)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    switch id {
    case "thumbnailMatches": self = .matches
    case "thumbnailDiffers":
      guard let likeness = parameters["likeness"]?.integerValue else { return nil }
      self = .differs(likeness: likeness)
    case "thumbnailShowsMore":
      guard let share = parameters["share"]?.integerValue else { return nil }
      self = .showsMore(share: share)
    case "thumbnailTurned":
      guard let turn = parameters["turn"]?.stringValue.flatMap(PictureTurn.init(rawValue:)) else {
        return nil
      }
      self = .turned(turn)
    case "thumbnailOtherAspect": self = .otherAspect
    default: return nil
    }
  }
}
