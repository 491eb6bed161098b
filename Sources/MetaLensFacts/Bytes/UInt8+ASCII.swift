extension UInt8 {
  /// The byte in lower case if it is an ASCII capital letter; otherwise the byte itself.
  @inlinable package var asciiLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

  @inlinable package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  @inlinable package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
