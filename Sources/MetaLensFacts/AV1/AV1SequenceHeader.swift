/// A sequence header of AV1 (AV1 bitstream specification, 5.5 and 6.4).
package struct AV1SequenceHeader: Sendable, Equatable {
  /// The profile: 0 Main, 1 High, 2 Professional.
  package var profile: UInt8
  /// Whether there is only one picture (`still_picture`).
  package var isStillPicture = true
  /// Whether the header leaves out everything that a single picture doesn't need (`reduced_still_picture_header`).
  package var isReduced = true
  /// The time for which a picture is shown; nil if it isn't stated.
  package var timing: CodingTiming?
  /// Whether requirements for a decoder's buffers are stated (`decoder_model_info_present_flag`).
  package var hasDecoderModel = false
  /// Whether the number of pictures to decode before one is shown is stated.
  package var hasDisplayDelay = false
  /// The operating points, which say what may be decoded; at least one.
  package var operatingPoints: [OperatingPoint]
  /// The number of bits in which widths are written.
  package var widthBits: Int
  /// The number of bits in which heights are written.
  package var heightBits: Int
  /// The size of the largest picture, in pixels.
  package var size: PixelSize
  /// Whether pictures have numbers (`frame_id_numbers_present_flag`).
  package var hasFrameNumbers = false
  /// Whether blocks may have 128 by 128 pixels (`use_128x128_superblock`).
  package var hasLargeSuperblocks = false
  /// Whether blocks may be predicted by a recursive filter (`enable_filter_intra`).
  package var hasFilterIntra = false
  /// Whether the pixels that blocks are predicted from are filtered (`enable_intra_edge_filter`).
  package var hasIntraEdgeFilter = false
  /// The tools for pictures that are predicted from others; nil in a reduced header.
  package var motion: Motion?
  /// Whether a picture may be coded narrower than it is shown.
  package var hasSuperresolution = false
  /// Whether edges along directions are filtered (`enable_cdef`).
  package var hasDirectionalFilter = false
  /// Whether filters that restore the picture may be used (`enable_restoration`).
  package var hasRestoration = false
  package var colour: Colour
  /// Whether pictures may have film grain that the decoder adds.
  package var hasFilmGrain = false

  /// An operating point: a choice of layers that may be decoded.
  package struct OperatingPoint: Sendable, Equatable {
    /// A bit for each layer (`operating_point_idc`).
    package var layers: Int
    /// The level's number: 31 for no limits.
    package var level: UInt8
    package var isHighTier: Bool

    package init(layers: Int = 0, level: UInt8, isHighTier: Bool = false) {
      self.layers = layers
      self.level = level
      self.isHighTier = isHighTier
    }
  }

  /// Tools for inter-predicted frames.
  package struct Motion: Sendable, Equatable {
    /// `enable_interintra_compound`.
    package var hasInterIntra = false
    /// `enable_masked_compound`.
    package var hasMaskedCompound = false
    /// `enable_warped_motion`.
    package var hasWarpedMotion = false
    /// `enable_dual_filter`.
    package var hasDualFilter = false
    /// The use of the order of pictures; nil if it isn't stated.
    package var order: Order?
    /// Tools for screen content: 0 never, 1 always, 2 as each picture states.
    package var screenContent = 2
    /// Motion in whole pixels: 0 never, 1 always, 2 as each picture states.
    package var integerMotion = 2

    /// Makes the tools, with none used.
    package init() {}

    /// How the order of pictures is used.
    package struct Order: Sendable, Equatable {
      /// `enable_jnt_comp`.
      package var hasDistanceWeights: Bool
      /// `enable_ref_frame_mvs`.
      package var hasReferenceMotion: Bool
      /// The number of bits of a picture's position in the order.
      package var bitCount: Int

      package init(hasDistanceWeights: Bool, hasReferenceMotion: Bool, bitCount: Int) {
        self.hasDistanceWeights = hasDistanceWeights
        self.hasReferenceMotion = hasReferenceMotion
        self.bitCount = bitCount
      }
    }
  }

  /// Makes a header from its profile, level, size and colours, with the simplest values for everything else.
  package init(profile: UInt8, level: UInt8, size: PixelSize, widthBits: Int, heightBits: Int, colour: Colour)
  {
    self.profile = profile
    self.size = size
    self.widthBits = widthBits
    self.heightBits = heightBits
    self.colour = colour
    operatingPoints = [OperatingPoint(level: level)]
  }
}

extension AV1SequenceHeader {
  /// The depth, sampling and meaning of colours (AV1 bitstream specification, 5.5.2).
  package struct Colour: Sendable, Equatable {
    package var bitDepth = 8
    /// Whether the picture has only luma.
    package var isMonochrome = false
    /// Primaries, transfer and matrix; nil if they aren't stated.
    package var description: ColourDescription?
    /// Whether samples use the full range of values.
    package var isFullRange = true
    package var subsampling = AV1Subsampling(isHalfWide: true, isHalfHigh: true)
    /// The position of colour samples: 0 unknown, 1 vertical, 2 colocated; nil if it isn't stated.
    package var chromaPosition: UInt8? = 0
    /// Whether the two colour planes may be quantized separately (`separate_uv_delta_q`); nil if there are none.
    package var hasSeparateQuantizers: Bool? = false

    /// Makes the colours of 4:2:0 with 8 bits.
    package init() {}
  }
}
