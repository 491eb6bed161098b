extension PlatformDetail {
  var message: (MessageKey, [String]) { switch self {} }
}
