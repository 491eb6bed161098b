extension PlatformDetail {
  var message: (MessageKey, [String]) {
    switch self {
    case .mark(let platform, let text): (.flagPlatformMarkDescription, [platform, text])
    case .layout(let platform, let features): (.flagPlatformLayoutDescription, [platform, features])
    case .fileName("screenshot", _): (.flagPlatformFileNameScreenshotDescription, [])
    case .fileName("edited", _): (.flagPlatformFileNameEditedDescription, [])
    case .fileName(_, let meaning): (.flagPlatformFileNameNamedDescription, [meaning])
    case .fileNameDate(let named, let stated): (.flagFileNameDateDiffersDescription, [named, stated])
    }
  }
}
