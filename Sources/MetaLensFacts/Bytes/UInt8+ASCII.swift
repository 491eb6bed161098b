extension UInt8 {
  /// The byte as a small letter where it is one of ASCII's capital letters, else the byte.
  @inlinable package var asciiLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

  /// Whether the byte is one of ASCII's digits.
  @inlinable package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether the byte is one of ASCII's letters, capital or small.
  @inlinable package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
