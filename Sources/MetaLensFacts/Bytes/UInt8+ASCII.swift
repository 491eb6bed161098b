extension UInt8 {
  /// The byte in lower case if it is an ASCII capital letter; otherwise the byte itself.
  @inlinable package var asciiLowercased: UInt8 { isASCIICapital ? self | 0x20 : self }

  @inlinable package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  @inlinable package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  @inlinable package var isASCIICapital: Bool { (0x41...0x5A).contains(self) }

  /// Whether the byte is a space, or one of the control characters from tab to carriage return that are white space in
  /// C; XML and JSON allow fewer, and other readers of ours count NUL too.
  @inlinable package var isASCIIWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
