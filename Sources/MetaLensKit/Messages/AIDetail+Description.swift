extension AIDetail {
  var message: (MessageKey, [String]) { switch self {} }
}
