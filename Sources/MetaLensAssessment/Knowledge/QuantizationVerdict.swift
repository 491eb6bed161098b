/// What a file's quantization tables are consistent with.
package struct QuantizationVerdict: Sendable {
  /// A quality of IJG's formula, and the distance of the tables from it.
  package struct NearestQuality: Sendable {
    /// The quality, 1 to 100.
    package var quality: Int
    /// The root of the mean squared difference of all values compared; never 0, since that would be a match.
    package var residual: Double
  }

  /// The families whose tables are equal: IJG first, then mozjpeg by base, then the others in the catalogue's order.
  package var matches: [QuantizationMatch]
  /// The nearest quality of IJG's formula if nothing matches; otherwise nil.
  package var nearestIJG: NearestQuality?
  /// Whether luma and chroma have the same values; nil for a grey picture.
  package var lumaEqualsChroma: Bool?
}
