extension Unicode.Scalar {
  /// Whether the scalar is white space of any script or one of ASCII's first control characters, such as NUL.
  ///
  /// Unicode's tables are used only for what isn't ASCII.
  @inlinable package var isBlank: Bool { value <= 0x20 || value >= 0x7F && properties.isWhitespace }
}

extension String {
  /// Returns the text without blanks at its ends, cut at a number of scalars.
  package func trimmed(limit: Int = .max) -> String {
    // Most texts are short and begin and end with visible characters: they need no change.
    let visible: ClosedRange<UInt8> = 0x21...0x7E
    let bytes = utf8
    if bytes.count <= limit, let first = bytes.first, visible ~= first, let last = bytes.last, visible ~= last
    {
      return self
    }
    // Leading blanks don't count: a name may follow thousands of them.
    var scalars = unicodeScalars.drop(while: \.isBlank).prefix(limit)
    while let last = scalars.last, last.isBlank { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }
}
