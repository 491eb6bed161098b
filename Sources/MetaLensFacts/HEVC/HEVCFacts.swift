/// The coding of an HEVC picture as it states it: the decoder's configuration, the first of each kind of parameter set,
/// and the beginning of the first slice (ISO/IEC 14496-15, 8.3.3.1; ITU-T H.265, 7.3).
///
/// For a grid, it is the coding of the first tile; gain maps and thumbnails are coded differently.
package struct HEVCFacts: Sendable, Equatable {
  /// The offset of `hvcC` in the file.
  package var offset: Int
  /// The fields of `hvcC` before its parameter sets.
  package var configuration: Configuration
  /// The parameter sets in `hvcC`, by kind, in order.
  package var arrays: [UnitArray] = []
  /// The video parameter set; nil if there is none that can be read.
  package var video: HEVCVideoSet?
  /// The sequence parameter set; nil if there is none that can be read.
  package var sequence: HEVCSequenceSet?
  /// The picture parameter set; nil if there is none that can be read.
  package var picture: HEVCPictureSet?
  /// The types of the parameter sets that are there, if their units begin like units of that type.
  package var unitTypes: Set<UInt8> = []
  /// Whether there is what a decoder requires: a sequence and a picture parameter set (ITU-T H.265, 7.4.2.1).
  package var isDecodable: Bool { unitTypes.isSuperset(of: [33, 34]) }
  /// The first slice; nil if its bytes can't be read.
  package var slice: Slice?
  /// The coding in further configurations of a grid's tiles, at most seven: an encoder codes all tiles of a picture
  /// alike.
  package var others: [HEVCFacts] = []

  /// The fields of `hvcC` before its parameter sets.
  package struct Configuration: Sendable, Equatable {
    /// Profile, tier and level.
    package var profile: HEVCProfile
    /// Byte 21: the number of temporal layers, whether they are nested, and the size of a unit's length in bytes, minus
    /// one.
    package var layers: UInt8

    package init(profile: HEVCProfile, layers: UInt8) {
      self.profile = profile
      self.layers = layers
    }
  }

  /// The parameter sets of one kind.
  package struct UnitArray: Sendable, Equatable {
    /// The type of its units: 32 video, 33 sequence, 34 picture parameter sets, 39 and 40 messages (table 7-1).
    package var type: UInt8
    /// Whether all units of that type are in the array, as it states (`array_completeness`).
    package var isComplete: Bool
    /// The size of each unit, in bytes.
    package var byteCounts: [Int]

    package init(type: UInt8, isComplete: Bool, byteCounts: [Int]) {
      self.type = type
      self.isComplete = isComplete
      self.byteCounts = byteCounts
    }
  }

  /// The beginning of a slice.
  package struct Slice: Sendable, Equatable {
    /// The unit's type: 19 or 20 for a picture that isn't predicted from others.
    package var unitType: UInt8
    /// The difference of its quantizer from the picture's; nil if the header wasn't read that far.
    package var qpDelta: Int?

    package init(unitType: UInt8, qpDelta: Int? = nil) {
      self.unitType = unitType
      self.qpDelta = qpDelta
    }
  }

  package init(offset: Int, configuration: Configuration) {
    self.offset = offset
    self.configuration = configuration
  }
}

/// Profile, tier and level (ITU-T H.265, 7.3.3).
package struct HEVCProfile: Sendable, Equatable {
  /// The profile: 1 Main, 2 Main 10, 3 Main Still Picture, 4 the range extensions.
  package var idc: UInt8
  /// A bit for each profile that it is compatible with; the highest bit is profile 0's.
  package var compatibility: UInt32
  /// The six bytes of constraints, the first one in the highest bits; its highest bits state progressive pictures and
  /// frames only.
  package var constraints: UInt64
  /// The level's number times thirty.
  package var level: UInt8

  package init(idc: UInt8, compatibility: UInt32, constraints: UInt64, level: UInt8) {
    self.idc = idc
    self.compatibility = compatibility
    self.constraints = constraints
    self.level = level
  }

  /// The first byte of the constraints.
  package var firstConstraint: UInt8 { UInt8(truncatingIfNeeded: constraints >> 40) }
}

/// The number of pictures that a decoder keeps, as a video or sequence parameter set states it for its highest layer.
package struct HEVCBuffer: Sendable, Equatable {
  /// Whether it is stated for each temporal layer (`sub_layer_ordering_info_present_flag`).
  package var isByLayer: Bool
  /// The number of pictures to keep, minus one.
  package var pictureCount: Int
  /// The number of pictures that may be decoded before a picture that is shown earlier.
  package var reorderCount: Int
  /// The limit on how long a picture waits, as written.
  package var latency: Int

  package init(isByLayer: Bool, pictureCount: Int, reorderCount: Int, latency: Int) {
    self.isByLayer = isByLayer
    self.pictureCount = pictureCount
    self.reorderCount = reorderCount
    self.latency = latency
  }
}

/// The fields of a video parameter set in which encoders differ (ITU-T H.265, 7.3.2.1).
package struct HEVCVideoSet: Sendable, Equatable {
  /// Profile, tier and level.
  package var profile: HEVCProfile
  /// The number of pictures to keep.
  package var buffer: HEVCBuffer
  /// Whether the time for which a picture is shown is stated.
  package var hasTiming: Bool

  package init(profile: HEVCProfile, buffer: HEVCBuffer, hasTiming: Bool) {
    self.profile = profile
    self.buffer = buffer
    self.hasTiming = hasTiming
  }
}
