extension PlatformDetail {
  var message: Message {
    switch self {
    case .mark(let platform, let text):
      Message(.flagPlatformMarkDescription, ["platform": platform, "text": text])
    case .layout(let platform, let features):
      Message(.flagPlatformLayoutDescription, ["platform": platform, "features": features])
    case .fileName("screenshot", _): Message(.flagPlatformFileNameScreenshotDescription)
    case .fileName("edited", _): Message(.flagPlatformFileNameEditedDescription)
    case .fileName(_, let meaning): Message(.flagPlatformFileNameNamedDescription, ["meaning": meaning])
    case .fileNameDate(let named, let stated):
      Message(.flagFileNameDateDiffersDescription, ["named": named, "stated": stated])
    }
  }
}
