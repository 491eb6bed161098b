extension ThumbnailDetail {
  var message: (MessageKey, [String]) {
    switch self {
    case .matches: (.flagThumbnailMatchesDescription, [])
    case .differs(let likeness): (.flagThumbnailDiffersDescription, [String(likeness)])
    case .showsMore(let share): (.flagThumbnailShowsMoreDescription, [String(share)])
    case .otherAspect: (.flagThumbnailOtherAspectDescription, [])
    case .turned(let turn):
      switch turn {
      case .clockwise: (.flagThumbnailTurnedClockwiseDescription, [])
      case .half: (.flagThumbnailTurnedHalfDescription, [])
      case .counterclockwise: (.flagThumbnailTurnedCounterclockwiseDescription, [])
      case .mirrored: (.flagThumbnailTurnedMirroredDescription, [])
      case .flipped: (.flagThumbnailTurnedFlippedDescription, [])
      }
    }
  }
}

extension PictureDetail {
  var message: (MessageKey, [String]) {
    switch self {
    case .compressedTwice(let quality):
      quality.map { (.flagCompressedTwiceQualityDescription, [String($0)]) }
        ?? (.flagCompressedTwiceUnknownDescription, [])
    case .losslessRotation: (.flagLosslessRotationDescription, [])
    }
  }
}
