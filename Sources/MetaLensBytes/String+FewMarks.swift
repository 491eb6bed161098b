extension String {
  /// The text with at most 32 combining marks in a row.
  ///
  /// No script puts more than three or four marks on a letter. Comparing texts sorts the marks of each letter in quadratic
  /// time: with 28,000 marks on one letter it took seconds.
  package var withFewMarks: String {
    // So many of them take more bytes.
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

  /// The first byte of the first mark, U+0300: a text without one as great has none.
  package static let minimumMarkByte: UInt8 = 0xCC

  private static let maximumMarks = 32
}
