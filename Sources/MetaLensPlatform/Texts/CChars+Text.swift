extension [CChar] {
  /// The text that C wrote into the array, up to its NUL.
  package var text: String {
    String(decoding: prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
