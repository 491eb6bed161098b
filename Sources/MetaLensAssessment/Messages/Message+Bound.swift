extension Message {
  /// Makes the message that says why a score was raised or lowered; nil for a bound of a newer version.
  package init?(_ bound: OriginalityReport.Bound) {
    guard let key = MessageKey(id: "bound.\(bound.by).message") else { return nil }
    self.init(key, ["from": String(bound.from), "to": String(bound.to)])
  }
}
