extension ScreenshotDetail {
  var message: Message {
    switch self {
    case .likely(let signs): Message(.flagScreenshotDescription, ["signs": signs])
    }
  }
}
