/// A picture parameter set, as far as encoders differ in it (ITU-T H.265, 7.3.2.3).
package struct HEVCPictureSet: Sendable, Equatable {
  /// The quantizer that slices count theirs from, 26 for none of its own.
  package var quantizer = 26
  /// How far blocks may be split and still have a quantizer of their own; nil if none has.
  package var quantizerDepth: Int?
  /// What the first colour's quantizer differs by.
  package var cbOffset = 0
  /// What the second colour's quantizer differs by.
  package var crOffset = 0
  /// Whether signs of coefficients are hidden (`sign_data_hiding_enabled_flag`).
  package var hidesSigns = false
  /// Whether a transform may be left out.
  package var maySkipTransform = false
  /// Whether blocks may be coded without loss.
  package var mayBypass = false
  /// Whether the picture is cut into tiles of HEVC's own.
  package var hasTiles = false
  /// Whether rows are coded so that several may be decoded at once (`entropy_coding_sync_enabled_flag`).
  package var hasWavefronts = false
  /// Whether edges between slices are filtered.
  package var filtersAcrossSlices = false
  /// How the filter of edges is set; nil if nothing is said of it.
  package var deblocking: Deblocking?
  /// In how large areas blocks may share their motion, as a power of two.
  package var mergeLevel = 2
  /// Bits that every slice's header has in reserve.
  package var extraSliceBits = 0
  /// Whether a slice's header says whether its picture is shown.
  package var hasOutputFlag = false

  /// How the filter of edges is set.
  package struct Deblocking: Sendable, Equatable {
    /// Whether slices may set it otherwise.
    package var mayOverride: Bool
    /// Whether it is off.
    package var isOff: Bool

    /// Makes it.
    package init(mayOverride: Bool, isOff: Bool) {
      self.mayOverride = mayOverride
      self.isOff = isOff
    }
  }

  /// Makes a set that says nothing unusual.
  package init() {}
}
