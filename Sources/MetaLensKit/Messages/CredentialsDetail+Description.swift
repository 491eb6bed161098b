extension CredentialsDetail {
  var message: (MessageKey, [String]) { switch self {} }
}
