extension ScreenshotDetail {
  var message: (MessageKey, [String]) {
    switch self {
    case .likely(let signs): (.flagScreenshotDescription, [signs])
    }
  }
}
