/// The EXIF thumbnail beside the picture.
public enum ThumbnailDetail: Sendable, Hashable {
  /// Thumbnail and picture show the same.
  case matches
  /// Thumbnail and picture differ; how alike they are in percent.
  case differs(likeness: Int)
  /// They show the same but for one part: its share of the area in percent, and where it is in the picture.
  case differsInPart(share: Int, place: PartPlace)
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
    case .differsInPart: "thumbnailDiffersInPart"
    case .showsMore: "thumbnailShowsMore"
    case .turned: "thumbnailTurned"
    case .otherAspect: "thumbnailOtherAspect"
    }
  }

  var type: FlagType {
    switch self {
    case .matches: .isOriginal
    case .differs, .differsInPart, .showsMore, .turned: .isEdited
    case .otherAspect: .warning
    }
  }

  var concern: Concern { .content }

  var parameters: [String: JSONValue] {
    switch self {
    case .matches, .otherAspect: [:]
    case .differs(let likeness): ["likeness": .integer(likeness)]
    case .differsInPart(let share, let place):
      [
        "share": .integer(share), "left": .integer(place.left), "top": .integer(place.top),
        "right": .integer(place.right), "bottom": .integer(place.bottom),
      ]
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
    case "thumbnailDiffersInPart":
      guard let share = parameters["share"]?.integerValue, let left = parameters["left"]?.integerValue,
        let top = parameters["top"]?.integerValue, let right = parameters["right"]?.integerValue,
        let bottom = parameters["bottom"]?.integerValue
      else { return nil }
      self = .differsInPart(
        share: share, place: PartPlace(left: left, top: top, right: right, bottom: bottom))
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
