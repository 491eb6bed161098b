/// Something that tables are consistent with: equal values, which prove no program.
package struct QuantizationMatch: Sendable, Equatable {
  /// What of a file was compared.
  package enum Coverage: String, Sendable, Hashable {
    /// Luma and chroma.
    case both
    /// Luma only: the file is grey, or uses one table for all components.
    case luma
  }

  /// Who makes such tables.
  package var family: QuantizationFamily
  /// The qualities that give these values, 1 to 100, for a family with a formula; nil for one without.
  package var qualities: ClosedRange<Int>?
  /// The setting as the catalogue has it for a family without a formula, such as `10`; nil for one with.
  package var setting: String?
  /// mozjpeg's index of the base, 1 to 8; nil for other families.
  package var base: Int?
  /// Whether no value is above 255, as baseline asks.
  package var isBaseline = true
  /// What was compared.
  package var coverage = Coverage.both

  /// The match as a word in English, such as `IJG quality 90` or `Photoshop Save As 10`.
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
