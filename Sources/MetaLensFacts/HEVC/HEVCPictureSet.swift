/// The fields of a picture parameter set in which encoders differ (ITU-T H.265, 7.3.2.3).
package struct HEVCPictureSet: Sendable, Equatable {
  /// The quantizer that slices' quantizers are relative to; 26 if the set changes nothing.
  package var quantizer = 26
  /// The depth of splitting down to which blocks may have their own quantizer; nil if they have none.
  package var quantizerDepth: Int?
  /// The offset of Cb's quantizer.
  package var cbOffset = 0
  /// The offset of Cr's quantizer.
  package var crOffset = 0
  /// Whether signs of coefficients are hidden (`sign_data_hiding_enabled_flag`).
  package var hidesSigns = false
  package var maySkipTransform = false
  /// Whether blocks may be coded losslessly.
  package var mayBypass = false
  /// Whether the picture is divided into tiles in HEVC's sense.
  package var hasTiles = false
  /// Whether rows are coded so that several may be decoded at once (`entropy_coding_sync_enabled_flag`).
  package var hasWavefronts = false
  /// Whether the deblocking filter also works across slices.
  package var filtersAcrossSlices = false
  /// The settings of the deblocking filter; nil if none are stated.
  package var deblocking: Deblocking?
  /// The size of the areas in which blocks may share their motion, as a power of two.
  package var mergeLevel = 2
  /// The number of reserved bits in every slice's header.
  package var extraSliceBits = 0
  /// Whether a slice's header states whether its picture is shown.
  package var hasOutputFlag = false

  /// The settings of the deblocking filter.
  package struct Deblocking: Sendable, Equatable {
    /// Whether slices may override the settings.
    package var mayOverride: Bool
    package var isOff: Bool

    package init(mayOverride: Bool, isOff: Bool) {
      self.mayOverride = mayOverride
      self.isOff = isOff
    }
  }

  package init() {}
}
