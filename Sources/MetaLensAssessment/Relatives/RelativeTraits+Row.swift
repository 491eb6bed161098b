extension RelativeTraits {
  /// Of a line that `metalens batch --format ndjson` wrote: what the report in it says of its file and its camera.
  package init(line: some Collection<UInt8>) {
    let members = JSONReader.wholeObject(of: String(decoding: line, as: UTF8.self))
    let summary = members.flatMap { JSONValue.object($0)["summary"] }
    func text(_ name: String) -> String? { summary?[name]?.stringValue }
    self.init(
      sha256: text("sha256"), make: text("make"), model: text("model"), serial: text("cameraSerialNumber"))
  }
}
