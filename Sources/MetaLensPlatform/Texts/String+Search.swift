#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension String {
  /// Returns the offset of the first such byte in a part of the text, in bytes of UTF-8; nil if the part has none, or
  /// is outside the text.
  ///
  /// For the program's own texts, which are searched for every report: `firstIndex(of:)` makes an index of each byte,
  /// and takes about twenty times as long.
  package func utf8Offset(of byte: UInt8, in part: Range<Int>) -> Int? {
    var text = self
    return text.withUTF8 { text in
      guard part.lowerBound >= 0, part.upperBound <= text.count, let base = text.baseAddress,
        let found = unsafe memchr(base + part.lowerBound, Int32(byte), part.count)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }

  /// Returns the range of a field of a line, in bytes of UTF-8; tabs separate fields.
  ///
  /// Returns an empty range at the line's end if the line has fewer fields; `0..<0` if the line is outside the text.
  ///
  /// - Parameters:
  ///   - field: The number of fields before it.
  ///   - line: The line's range.
  package func utf8Range(ofField field: Int, in line: Range<Int>) -> Range<Int> {
    var text = self
    return text.withUTF8 { text in
      guard line.lowerBound >= 0, line.upperBound <= text.count, let base = text.baseAddress else {
        return 0..<0
      }
      var start = line.lowerBound
      var fieldsBefore = field
      while true {
        let tab = unsafe memchr(base + start, 0x09, line.upperBound - start)
        guard fieldsBefore > 0 else {
          let end = unsafe tab.map { unsafe UnsafeRawPointer($0) - UnsafeRawPointer(base) }
          return start..<(end ?? line.upperBound)
        }
        guard let tab = unsafe tab else { return line.upperBound..<line.upperBound }
        start = unsafe UnsafeRawPointer(tab) - UnsafeRawPointer(base) + 1
        fieldsBefore -= 1
      }
    }
  }

  /// Compares a part of the text with another text, by bytes of UTF-8: returns a negative number if the part comes
  /// first, 0 if they are equal, a positive number if it comes after.
  ///
  /// A part outside the text comes before everything.
  package func utf8Order(of part: Range<Int>, beside other: String) -> Int {
    var (text, other) = (self, other)
    return text.withUTF8 { text in
      other.withUTF8 { other in
        guard part.lowerBound >= 0, part.upperBound <= text.count else { return -1 }
        var order: Int32 = 0
        if let first = text.baseAddress, let second = other.baseAddress {
          order = unsafe memcmp(first + part.lowerBound, second, min(part.count, other.count))
        }
        return order == 0 ? part.count - other.count : Int(order)
      }
    }
  }
}
