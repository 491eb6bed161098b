/// A sequence parameter set, as far as encoders differ in it (ITU-T H.265, 7.3.2.2).
package struct HEVCSequenceSet: Sendable, Equatable {
  /// Profile, tier and level.
  package var profile: HEVCProfile
  /// Colour sampling: 0 none, 1 4:2:0, 2 4:2:2, 3 4:4:4.
  package var chromaFormat = 1
  /// The coded size in pixels.
  package var size: PixelSize
  /// The number of bits of a luma sample.
  package var lumaDepth = 8
  /// Pictures to keep.
  package var buffer: HEVCBuffer
  /// Bits of a picture's number.
  package var pictureNumberBits = 4
  /// The smallest coding block, as a power of two.
  package var smallestBlock = 3
  /// The largest coding block, as a power of two.
  package var largestBlock = 4
  /// The smallest transform, as a power of two.
  package var smallestTransform = 2
  /// The largest transform, as a power of two.
  package var largestTransform = 4
  /// How often a transform may be split in pictures made of others.
  package var interDepth = 0
  /// How often a transform may be split in pictures by themselves.
  package var intraDepth = 0
  /// Whether quantization has scaling lists, and whether they are the set's own.
  package var hasScalingList = false
  /// Whether the scaling lists are written out.
  package var hasOwnScalingList = false
  /// Whether blocks may be split unevenly (`amp_enabled_flag`).
  package var hasUnevenPartitions = false
  /// Whether sample adaptive offset is used (`sample_adaptive_offset_enabled_flag`).
  package var hasSampleOffset = false
  /// Whether samples may be written as they are (`pcm_enabled_flag`).
  package var hasPCM = false
  /// Sets of pictures to refer to.
  package var referenceSetCount = 0
  /// Whether motion is taken from earlier pictures.
  package var hasTemporalMotion = false
  /// Whether large blocks are smoothed strongly (`strong_intra_smoothing_enabled_flag`).
  package var hasStrongSmoothing = false
  /// What it says of how the picture is to be shown; nil if it says nothing.
  package var display: Display?

  /// What it says of how the picture is to be shown (ITU-T H.265, annex E).
  package struct Display: Sendable, Equatable {
    /// The shape of a pixel by number; nil if it isn't stated.
    package var pixelShape: Int?
    /// The kind of video, 5 for none; nil if it isn't stated.
    package var format: Int?
    /// Whether samples use their whole range; nil if it isn't stated.
    package var isFullRange: Bool?
    /// The colours; nil if they aren't stated.
    package var colour: ColourDescription?
    /// Whether it says where colour samples lie.
    package var hasChromaLocation = false
    /// How long a picture is shown, in ticks a second; nil if it isn't stated.
    package var timing: CodingTiming?

    /// Makes it.
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

  /// Makes a set of its profile, size and buffer; the rest is as plain as can be.
  package init(profile: HEVCProfile, size: PixelSize, buffer: HEVCBuffer) {
    self.profile = profile
    self.size = size
    self.buffer = buffer
  }
}
