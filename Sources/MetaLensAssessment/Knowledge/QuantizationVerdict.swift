/// What a file's quantization tables are consistent with.
package struct QuantizationVerdict: Sendable {
  /// A quality of IJG's formula, and how far the tables are from it.
  package struct NearestQuality: Sendable {
    /// 1 to 100.
    package var quality: Int
    /// Root of the mean of the squared differences, over all values compared; never 0, since that would be a match.
    package var residual: Double
  }

  /// What the tables equal, IJG first, then mozjpeg by base, then the others in the catalogue's order.
  package var matches: [QuantizationMatch]
  /// The nearest quality of IJG's formula where nothing matches, else nil.
  package var nearestIJG: NearestQuality?
  /// Whether luma and chroma have the same values; nil for a grey picture.
  package var lumaEqualsChroma: Bool?
}
