extension RelativeTraits {
  /// Makes the traits of the file and the camera named by the report in a line that `metalens batch --format ndjson`
  /// wrote.
  package init(line: some Collection<UInt8>) {
    let members = JSONReader.wholeObject(of: String(decoding: line, as: UTF8.self))
    let summary = members.flatMap { JSONValue.object($0)["summary"] }
    func text(_ name: String) -> String? { summary?[name]?.stringValue }
    self.init(
      sha256: text("sha256"), make: text("make"), model: text("model"), serial: text("cameraSerialNumber"))
  }
}
