/// A family that tables are consistent with: their values are equal, which doesn't prove that it made them.
package struct QuantizationMatch: Sendable, Equatable {
  /// The tables of a file that were compared.
  package enum Coverage: String, Sendable, Hashable {
    /// Luma and chroma.
    case both
    /// Luma only: the file is grey, or uses one table for all components.
    case luma
  }

  package var family: QuantizationFamily
  /// The qualities that give these values, 1 to 100, for a family with a formula; nil for one without.
  package var qualities: ClosedRange<Int>?
  /// The setting as the catalogue has it for a family without a formula, such as `10`; nil for one with.
  package var setting: String?
  /// mozjpeg's index of the base, 1 to 8; nil for other families.
  package var base: Int?
  /// Whether no value is above 255, as baseline JPEG requires.
  package var isBaseline = true
  /// The tables that were compared.
  package var coverage = Coverage.both

  /// The match in English words, such as `IJG quality 90` or `Photoshop Save As 10`.
  package var name: String {
    var text = family.name
    if let base { text += " base \(base)" }
    if let qualities {
      text +=
        qualities.count == 1
        ? " quality \(qualities.lowerBound)"
        : " quality \(qualities.lowerBound)-\(qualities.upperBound)"
    }
    if let setting { text += family == .lightroom ? " \(setting) %" : " \(setting)" }
    return text
  }
}
