extension ThumbnailDetail {
  var message: Message {
    switch self {
    case .matches: Message(.flagThumbnailMatchesDescription)
    case .differs(let likeness): Message(.flagThumbnailDiffersDescription, ["likeness": "\(likeness)\u{A0}%"])
    case .differsInPart(let share, let place):
      Message(
        .flagThumbnailDiffersInPartDescription,
        [
          "left": "\(place.left)\u{A0}%", "right": "\(place.right)\u{A0}%", "top": "\(place.top)\u{A0}%",
          "bottom": "\(place.bottom)\u{A0}%", "share": "\(share)\u{A0}%",
        ])
    case .showsMore(let share): Message(.flagThumbnailShowsMoreDescription, ["share": "\(share)\u{A0}%"])
    case .otherAspect: Message(.flagThumbnailOtherAspectDescription)
    case .turned(let turn):
      switch turn {
      case .clockwise: Message(.flagThumbnailTurnedClockwiseDescription)
      case .half: Message(.flagThumbnailTurnedHalfDescription)
      case .counterclockwise: Message(.flagThumbnailTurnedCounterclockwiseDescription)
      case .mirrored: Message(.flagThumbnailTurnedMirroredDescription)
      case .flipped: Message(.flagThumbnailTurnedFlippedDescription)
      }
    }
  }
}

extension PictureDetail {
  var message: Message {
    switch self {
    case .compressedTwice(let quality):
      quality.map { Message(.flagCompressedTwiceQualityDescription, ["firstQuality": String($0)]) }
        ?? Message(.flagCompressedTwiceUnknownDescription)
    case .losslessRotation: Message(.flagLosslessRotationDescription)
    }
  }
}
