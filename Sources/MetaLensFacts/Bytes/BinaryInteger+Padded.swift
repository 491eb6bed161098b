extension BinaryInteger {
  /// Returns the number with leading zeros, so that it has at least `width` digits.
  package func padded(_ width: Int, radix: Int = 10) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
