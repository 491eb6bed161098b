import MetaLensFacts

extension PhotoInspection {
  /// How a picture in HEVC is coded, in the names of ITU-T H.265.
  static func json(_ hevc: HEVCFacts) -> JSONValue {
    .object([
      "offset": .integer(hevc.offset),
      "configuration": .object([
        "profile": json(hevc.configuration.profile),
        "layers": .string(Hexadecimal.number(Int(hevc.configuration.layers), digits: 2)),
      ]),
      "arrays": .array(
        hevc.arrays.map {
          .object([
            "type": .integer(Int($0.type)), "complete": .bool($0.isComplete),
            "bytes": .array($0.byteCounts.map(JSONValue.integer)),
          ])
        }),
      "video": hevc.video.map(json) ?? .null, "sequence": hevc.sequence.map(json) ?? .null,
      "picture": hevc.picture.map(json) ?? .null,
      "slice": hevc.slice.map {
        .object(["unitType": .integer(Int($0.unitType)), "qpDelta": .optional($0.qpDelta)])
      } ?? .null,
      "others": .array(hevc.others.map(json)),
    ])
  }

  private static func json(_ profile: HEVCProfile) -> JSONValue {
    .object([
      "idc": .integer(Int(profile.idc)),
      "compatibility": .string(Hexadecimal.number(Int(profile.compatibility), digits: 8)),
      "constraints": .string(Hexadecimal.number(Int(profile.constraints), digits: 12)),
      "level": .integer(Int(profile.level)),
    ])
  }

  private static func json(_ buffer: HEVCBuffer) -> JSONValue {
    .object([
      "byLayer": .bool(buffer.isByLayer), "pictures": .integer(buffer.pictureCount),
      "reorder": .integer(buffer.reorderCount), "latency": .integer(buffer.latency),
    ])
  }

  private static func json(_ set: HEVCVideoSet) -> JSONValue {
    .object(["profile": json(set.profile), "buffer": json(set.buffer), "timing": .bool(set.hasTiming)])
  }

  private static func json(_ set: HEVCSequenceSet) -> JSONValue {
    .object([
      "profile": json(set.profile), "chromaFormat": .integer(set.chromaFormat),
      "width": .integer(set.size.width), "height": .integer(set.size.height),
      "lumaDepth": .integer(set.lumaDepth), "buffer": json(set.buffer),
      "pictureNumberBits": .integer(set.pictureNumberBits), "smallestBlock": .integer(set.smallestBlock),
      "largestBlock": .integer(set.largestBlock), "smallestTransform": .integer(set.smallestTransform),
      "largestTransform": .integer(set.largestTransform), "interDepth": .integer(set.interDepth),
      "intraDepth": .integer(set.intraDepth), "scalingList": .bool(set.hasScalingList),
      "ownScalingList": .bool(set.hasOwnScalingList), "unevenPartitions": .bool(set.hasUnevenPartitions),
      "sampleOffset": .bool(set.hasSampleOffset), "pcm": .bool(set.hasPCM),
      "referenceSets": .integer(set.referenceSetCount), "temporalMotion": .bool(set.hasTemporalMotion),
      "strongSmoothing": .bool(set.hasStrongSmoothing), "display": set.display.map(json) ?? .null,
    ])
  }

  private static func json(_ display: HEVCSequenceSet.Display) -> JSONValue {
    .object([
      "pixelShape": .optional(display.pixelShape), "format": .optional(display.format),
      "fullRange": display.isFullRange.map(JSONValue.bool) ?? .null,
      "colour": display.colour.map {
        .array([$0.primaries, $0.transfer, $0.matrix].map { .integer(Int($0)) })
      } ?? .null,
      "chromaLocation": .bool(display.hasChromaLocation),
      "timing": display.timing.map {
        .object(["units": .integer($0.units), "scale": .integer($0.scale)])
      } ?? .null,
    ])
  }

  private static func json(_ set: HEVCPictureSet) -> JSONValue {
    .object([
      "quantizer": .integer(set.quantizer), "quantizerDepth": .optional(set.quantizerDepth),
      "cbOffset": .integer(set.cbOffset), "crOffset": .integer(set.crOffset),
      "signHiding": .bool(set.hidesSigns), "transformSkip": .bool(set.maySkipTransform),
      "bypass": .bool(set.mayBypass), "tiles": .bool(set.hasTiles), "wavefronts": .bool(set.hasWavefronts),
      "filtersAcrossSlices": .bool(set.filtersAcrossSlices),
      "deblocking": set.deblocking.map {
        .object(["override": .bool($0.mayOverride), "off": .bool($0.isOff)])
      } ?? .null,
      "mergeLevel": .integer(set.mergeLevel),
    ])
  }
}
