/// How a picture in HEVC says that it is coded: its decoder's configuration, the first of each kind of parameter set,
/// and the beginning of its first slice (ISO/IEC 14496-15, 8.3.3.1; ITU-T H.265, 7.3).
///
/// Of a grid it is the first tile's: gain maps and thumbnails are coded otherwise.
package struct HEVCFacts: Sendable, Equatable {
  /// The offset of `hvcC` in the file.
  package var offset: Int
  /// What `hvcC` says before its parameter sets.
  package var configuration: Configuration
  /// The parameter sets that `hvcC` holds, by kind, in their order.
  package var arrays: [UnitArray] = []
  /// The video parameter set; nil if there is none, or none that can be read.
  package var video: HEVCVideoSet?
  /// The sequence parameter set; nil if there is none, or none that can be read.
  package var sequence: HEVCSequenceSet?
  /// The picture parameter set; nil if there is none, or none that can be read.
  package var picture: HEVCPictureSet?
  /// Types of the sets that are there, and whose units begin as units of that type do.
  package var unitTypes: Set<UInt8> = []
  /// Whether a decoder finds what it can't do without: a sequence and a picture parameter set (ITU-T H.265, 7.4.2.1).
  package var isDecodable: Bool { unitTypes.isSuperset(of: [33, 34]) }
  /// The first slice; nil if its bytes don't say.
  package var slice: Slice?
  /// What further configurations say that a grid's tiles have, of seven at most: who codes a picture codes all of its
  /// tiles alike.
  package var others: [HEVCFacts] = []

  /// What `hvcC` says before its parameter sets.
  package struct Configuration: Sendable, Equatable {
    /// Profile, tier and level.
    package var profile: HEVCProfile
    /// Byte 21: how many temporal layers, whether they are nested, and the bytes of a unit's length less one.
    package var layers: UInt8

    /// Makes a configuration.
    package init(profile: HEVCProfile, layers: UInt8) {
      self.profile = profile
      self.layers = layers
    }
  }

  /// The parameter sets of one kind.
  package struct UnitArray: Sendable, Equatable {
    /// The type of its units: 32 video, 33 sequence, 34 picture parameter sets, 39 and 40 messages (table 7-1).
    package var type: UInt8
    /// Whether all units of that type stand here, as it says (`array_completeness`).
    package var isComplete: Bool
    /// Bytes of each unit.
    package var byteCounts: [Int]

    /// Makes an array.
    package init(type: UInt8, isComplete: Bool, byteCounts: [Int]) {
      self.type = type
      self.isComplete = isComplete
      self.byteCounts = byteCounts
    }
  }

  /// The beginning of a slice.
  package struct Slice: Sendable, Equatable {
    /// The unit's type: 19 or 20 for a picture that stands by itself.
    package var unitType: UInt8
    /// By how much its quantizer differs from the picture's; nil if its header wasn't read that far.
    package var qpDelta: Int?

    /// Makes a slice.
    package init(unitType: UInt8, qpDelta: Int? = nil) {
      self.unitType = unitType
      self.qpDelta = qpDelta
    }
  }

  /// Makes the facts.
  package init(offset: Int, configuration: Configuration) {
    self.offset = offset
    self.configuration = configuration
  }
}

/// Profile, tier and level (ITU-T H.265, 7.3.3).
package struct HEVCProfile: Sendable, Equatable {
  /// The profile: 1 Main, 2 Main 10, 3 Main Still Picture, 4 the range extensions.
  package var idc: UInt8
  /// A bit for each profile that it is compatible with, profile 0's the highest.
  package var compatibility: UInt32
  /// The six bytes of constraints, the first one the highest: progressive and frames only stand in its highest bits.
  package var constraints: UInt64
  /// The level: thirty times its number.
  package var level: UInt8

  /// Makes a profile.
  package init(idc: UInt8, compatibility: UInt32, constraints: UInt64, level: UInt8) {
    self.idc = idc
    self.compatibility = compatibility
    self.constraints = constraints
    self.level = level
  }

  /// The first byte of the constraints.
  package var firstConstraint: UInt8 { UInt8(truncatingIfNeeded: constraints >> 40) }
}

/// How many pictures a decoder keeps, as a video or sequence parameter set says it for its highest layer.
package struct HEVCBuffer: Sendable, Equatable {
  /// Whether it is said for each temporal layer (`sub_layer_ordering_info_present_flag`).
  package var isByLayer: Bool
  /// Pictures to keep, less one.
  package var pictureCount: Int
  /// Pictures that may be decoded before one that is shown earlier.
  package var reorderCount: Int
  /// A limit to how long a picture waits, as it is written.
  package var latency: Int

  /// Makes a buffer.
  package init(isByLayer: Bool, pictureCount: Int, reorderCount: Int, latency: Int) {
    self.isByLayer = isByLayer
    self.pictureCount = pictureCount
    self.reorderCount = reorderCount
    self.latency = latency
  }
}

/// A video parameter set, as far as encoders differ in it (ITU-T H.265, 7.3.2.1).
package struct HEVCVideoSet: Sendable, Equatable {
  /// Profile, tier and level.
  package var profile: HEVCProfile
  /// Pictures to keep.
  package var buffer: HEVCBuffer
  /// Whether it says how long a picture is shown.
  package var hasTiming: Bool

  /// Makes a set.
  package init(profile: HEVCProfile, buffer: HEVCBuffer, hasTiming: Bool) {
    self.profile = profile
    self.buffer = buffer
    self.hasTiming = hasTiming
  }
}
