package struct SystemPath: Hashable, Sendable {
  package var bytes: [UInt8]
  package init(_ text: String) { bytes = Array(text.utf8) }
  package init(bytes: [UInt8]) { self.bytes = bytes }
}
