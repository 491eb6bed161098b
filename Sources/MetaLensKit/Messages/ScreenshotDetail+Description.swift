extension ScreenshotDetail {
  var message: (MessageKey, [String]) { switch self {} }
}
