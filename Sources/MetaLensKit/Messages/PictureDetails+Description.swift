extension ThumbnailDetail {
  var message: (MessageKey, [String]) {
    switch self {
    case .matches: (.flagThumbnailMatchesDescription, [])
    case .differs(let likeness): (.flagThumbnailDiffersDescription, ["\(likeness)\u{A0}%"])
    case .differsInPart(let share, let place):
      (
        .flagThumbnailDiffersInPartDescription,
        [place.left, place.right, place.top, place.bottom, share].map { "\($0)\u{A0}%" }
      )
    case .showsMore(let share): (.flagThumbnailShowsMoreDescription, ["\(share)\u{A0}%"])
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
