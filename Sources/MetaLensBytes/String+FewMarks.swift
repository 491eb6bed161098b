extension String {
  /// The text with at most 32 combining marks in a row.
  ///
  /// No script puts more than three or four marks on a letter. Comparing texts sorts the marks of each letter in
  /// quadratic time: with 28,000 marks on one letter it took seconds.
  package var withFewMarks: String {
    // A text with more marks than that has more bytes.
    guard utf8.count > 2 * Self.maximumMarks, utf8.contains(where: { $0 >= Self.minimumMarkByte }) else {
      return self
    }
    var marks = 0
    var kept = String.UnicodeScalarView()
    var isCut = false
    for scalar in unicodeScalars {
      marks = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
      if marks <= Self.maximumMarks { kept.append(scalar) } else { isCut = true }
    }
    return isCut ? String(kept) : self
  }

  /// The first byte of the first mark, U+0300: a text whose bytes are all smaller has no marks.
  package static let minimumMarkByte: UInt8 = 0xCC

  private static let maximumMarks = 32
}
