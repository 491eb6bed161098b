extension OriginalityReport {
  /// The report as a store keeps it: complete, and without words in any language.
  package var stored: [UInt8] {
    var text = JSONText(pretty: false)
    write(to: &text)
    return text.take()
  }

  /// Reads a report in the form of `stored`; nil for anything else.
  package init?(stored bytes: [UInt8]) {
    guard
      let members = JSONReader.wholeObject(
        of: String(decoding: bytes, as: UTF8.self), maximumValues: JSONReader.maximumStoredValues)
    else { return nil }
    self.init(json: .object(members))
  }
}
