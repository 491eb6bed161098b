extension [UInt8] {
  /// Adds a text of the program's own: as a literal it costs half of what it does as a `String`.
  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe append(contentsOf: $0) }
  }
}
