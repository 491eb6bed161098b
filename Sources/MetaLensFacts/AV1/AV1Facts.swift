/// The coding of an AV1 picture as it states it: the decoder's configuration, the sequence header, and the first units
/// of its data (AV1 codec ISO media file format binding, 2.3; AV1 bitstream specification, 5.3 to 5.5).
///
/// For a grid, it is the coding of the first tile; thumbnails, gain maps and transparency are coded differently.
package struct AV1Facts: Sendable, Equatable {
  /// The offset of `av1C` in the file.
  package var offset: Int
  /// The fields of `av1C` before its units.
  package var configuration: Configuration
  /// The units in `av1C`, in order; many writers put none there.
  package var configured: [Unit] = []
  /// The first units of the item's data, in order, as far as `AV1Reading` reads.
  package var units: [Unit] = []
  /// The first readable sequence header, in `av1C` or in the data; nil if there is none.
  package var sequence: AV1SequenceHeader?
  /// The offset of that sequence header's unit in the file.
  package var sequenceOffset: Int?
  /// Whether all sequence headers that were read have the same bytes.
  package var areSequencesEqual = true

  /// The number of sequence headers among the units that were read.
  package var sequenceCount: Int {
    (configured + units).count { $0.type == Unit.sequenceHeader }
  }

  /// The fields of `av1C` before its units.
  package struct Configuration: Sendable, Equatable {
    /// The profile: 0 Main, 1 High, 2 Professional.
    package var profile: UInt8
    /// The level's number: 31 for no limits.
    package var level: UInt8
    package var isHighTier: Bool
    package var bitDepth: Int
    /// Whether the picture has only luma.
    package var isMonochrome: Bool
    package var subsampling: AV1Subsampling
    /// The position of colour samples: 0 unknown, 1 vertical, 2 colocated.
    package var chromaPosition: UInt8
    /// The number of pictures that a decoder should have decoded before it shows one; nil if it isn't stated.
    package var presentationDelay: Int?

    package init(
      profile: UInt8, level: UInt8, isHighTier: Bool, bitDepth: Int, isMonochrome: Bool,
      subsampling: AV1Subsampling, chromaPosition: UInt8, presentationDelay: Int?
    ) {
      self.profile = profile
      self.level = level
      self.isHighTier = isHighTier
      self.bitDepth = bitDepth
      self.isMonochrome = isMonochrome
      self.subsampling = subsampling
      self.chromaPosition = chromaPosition
      self.presentationDelay = presentationDelay
    }
  }

  /// An open bitstream unit (AV1 bitstream specification, 5.3 and 6.2.2).
  package struct Unit: Sendable, Equatable {
    /// The type of a sequence header.
    package static let sequenceHeader: UInt8 = 1
    /// The type of metadata.
    package static let metadata: UInt8 = 5

    /// The type: 1 a sequence header, 2 a temporal delimiter, 3 a frame's header, 4 a group of tiles, 5 metadata, 6 a
    /// frame with its header, 15 padding.
    package var type: UInt8
    /// The number of bytes after the header and the size field; nil if no size is stated, so that the unit reaches to
    /// the end of the data.
    package var byteCount: Int?
    /// The temporal and the spatial layer that the unit belongs to; nil if none is stated.
    package var layer: Layer?
    /// The type of metadata: 1 and 2 light, 3 layers, 4 ITU-T T.35, 5 time; nil in other units.
    package var metadataType: Int?

    package init(_ type: UInt8, byteCount: Int?, layer: Layer? = nil, metadataType: Int? = nil) {
      self.type = type
      self.byteCount = byteCount
      self.layer = layer
      self.metadataType = metadataType
    }

    /// A temporal and a spatial layer.
    package struct Layer: Sendable, Equatable {
      /// `temporal_id`.
      package var temporal: UInt8
      /// `spatial_id`.
      package var spatial: UInt8

      package init(temporal: UInt8, spatial: UInt8) {
        self.temporal = temporal
        self.spatial = spatial
      }
    }
  }

  package init(offset: Int, configuration: Configuration) {
    self.offset = offset
    self.configuration = configuration
  }
}

/// The subsampling of colour (`subsampling_x` and `subsampling_y`).
package struct AV1Subsampling: Sendable, Equatable {
  /// Whether a row has half as many colour samples as luma samples.
  package var isHalfWide: Bool
  /// Whether there are half as many rows of colour samples.
  package var isHalfHigh: Bool

  package init(isHalfWide: Bool, isHalfHigh: Bool) {
    self.isHalfWide = isHalfWide
    self.isHalfHigh = isHalfHigh
  }

  /// The usual name, such as `4:2:0`.
  package var name: String {
    isHalfWide ? (isHalfHigh ? "4:2:0" : "4:2:2") : (isHalfHigh ? "4:4:0" : "4:4:4")
  }
}
