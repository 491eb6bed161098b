#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension String {
  /// How many bytes of UTF-8 stand before the first such byte, from an offset on; nil where there is none.
  ///
  /// For text of the program's own, which is looked through with every report: `firstIndex(of:)` makes an index of
  /// each byte, and costs some twenty times as much.
  package func utf8Offset(of byte: UInt8, from start: Int) -> Int? {
    var text = self
    return text.withUTF8 { text in
      guard start >= 0, start < text.count, let base = text.baseAddress,
        let found = unsafe memchr(base + start, Int32(byte), text.count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }

  /// Where a field of a line stands, in bytes of UTF-8: tabs part fields, and a line break ends the line; empty, at its
  /// end, where the line has fewer fields.
  ///
  /// - Parameters:
  ///   - field: how many fields stand before it.
  ///   - line: where the line begins and ends.
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

  /// How a part of the text, in bytes of UTF-8, is ordered beside another text: below zero before it, zero where they
  /// are the same, above zero behind it.
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
