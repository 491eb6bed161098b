/// The fields of a sequence parameter set in which encoders differ (ITU-T H.265, 7.3.2.2).
package struct HEVCSequenceSet: Sendable, Equatable {
  /// Profile, tier and level.
  package var profile: HEVCProfile
  /// Colour sampling: 0 none, 1 4:2:0, 2 4:2:2, 3 4:4:4.
  package var chromaFormat = 1
  /// The coded size in pixels.
  package var size: PixelSize
  package var lumaDepth = 8
  /// The number of pictures to keep.
  package var buffer: HEVCBuffer
  /// The number of bits of a picture's number.
  package var pictureNumberBits = 4
  /// The smallest coding block, as a power of two.
  package var smallestBlock = 3
  /// The largest coding block, as a power of two.
  package var largestBlock = 4
  /// The smallest transform, as a power of two.
  package var smallestTransform = 2
  /// The largest transform, as a power of two.
  package var largestTransform = 4
  /// The number of times that a transform may be split in pictures that are predicted from others.
  package var interDepth = 0
  /// The number of times that a transform may be split in pictures that aren't predicted from others.
  package var intraDepth = 0
  /// Whether quantization uses scaling lists.
  package var hasScalingList = false
  /// Whether the scaling lists are written out.
  package var hasOwnScalingList = false
  /// Whether blocks may be split unevenly (`amp_enabled_flag`).
  package var hasUnevenPartitions = false
  /// Whether sample adaptive offset is used (`sample_adaptive_offset_enabled_flag`).
  package var hasSampleOffset = false
  /// Whether samples may be stored uncompressed (`pcm_enabled_flag`).
  package var hasPCM = false
  package var referenceSetCount = 0
  /// Whether motion may be predicted from earlier pictures.
  package var hasTemporalMotion = false
  /// Whether large blocks are smoothed strongly (`strong_intra_smoothing_enabled_flag`).
  package var hasStrongSmoothing = false
  /// What is stated on how the picture is to be shown; nil if nothing is stated.
  package var display: Display?

  /// What is stated on how the picture is to be shown (ITU-T H.265, annex E).
  package struct Display: Sendable, Equatable {
    /// The shape of a pixel by number; nil if it isn't stated.
    package var pixelShape: Int?
    /// The kind of video, 5 for none; nil if it isn't stated.
    package var format: Int?
    /// Whether samples use the full range of values; nil if it isn't stated.
    package var isFullRange: Bool?
    /// The colours; nil if they aren't stated.
    package var colour: ColourDescription?
    /// Whether the position of colour samples is stated.
    package var hasChromaLocation = false
    /// The time for which a picture is shown, in ticks per second; nil if it isn't stated.
    package var timing: CodingTiming?

    package init(
      pixelShape: Int? = nil, format: Int? = nil, isFullRange: Bool? = nil, colour: ColourDescription? = nil,
      timing: CodingTiming? = nil
    ) {
      self.pixelShape = pixelShape
      self.format = format
      self.isFullRange = isFullRange
      self.colour = colour
      self.timing = timing
    }
  }

  /// Makes a set from its profile, size and buffer, with the simplest values for everything else.
  package init(profile: HEVCProfile, size: PixelSize, buffer: HEVCBuffer) {
    self.profile = profile
    self.size = size
    self.buffer = buffer
  }
}
