extension UInt8 {
  /// The byte as a small letter where it is one of ASCII's capital letters, else the byte.
  @inlinable package var asciiLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
