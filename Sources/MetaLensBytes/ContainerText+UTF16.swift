import MetaLensFacts

extension ContainerText {
  /// Reads big-endian UTF-16 up to the first NUL; broken surrogates become U+FFFD.
  ///
  /// `limit` counts bytes of the file.
  package static func utf16(_ bytes: ArraySlice<UInt8>, limit: Int) -> String {
    var units: [UInt16] = []
    var index = bytes.startIndex
    let end = bytes.startIndex + min(bytes.count, max(0, limit))
    while index + 1 < end {
      let unit = bytes.uint16(at: index)
      if unit == 0 { break }
      units.append(unit)
      index += 2
    }
    // The limit may be within a surrogate pair.
    if end - index < 2, end < bytes.endIndex, let last = units.last, UTF16.isLeadSurrogate(last) {
      units.removeLast()
    }
    return String(decoding: units, as: UTF16.self).withFewMarks
  }
}
