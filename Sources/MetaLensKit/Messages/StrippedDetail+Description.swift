extension StrippedDetail {
  var message: (MessageKey, [String]) { switch self {} }
}
