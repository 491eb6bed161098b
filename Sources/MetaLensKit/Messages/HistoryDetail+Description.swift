extension HistoryDetail {
  var message: (MessageKey, [String]) { switch self {} }
}
