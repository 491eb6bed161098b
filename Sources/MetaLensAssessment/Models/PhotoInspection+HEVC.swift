extension PhotoInspection {
  /// Returns how an HEVC picture is coded, in the terms of ITU-T H.265.
  static func json(_ hevc: HEVCFacts) -> JSONValue {
    JSONValue.members([
      "offset": hevc.offset,
      "configuration": JSONValue.members([
        "profile": json(hevc.configuration.profile),
        "layers": Hexadecimal.number(Int(hevc.configuration.layers), digits: 2),
      ]),
      "arrays":
        hevc.arrays.map {
          JSONValue.members([
            "type": Int($0.type), "complete": $0.isComplete,
            "bytes": $0.byteCounts,
          ])
        },
      "video": hevc.video.map { json($0) }, "sequence": hevc.sequence.map { json($0) },
      "picture": hevc.picture.map { json($0) },
      "slice": hevc.slice.map {
        JSONValue.members(["unitType": Int($0.unitType), "qpDelta": $0.qpDelta])
      },
      "others": hevc.others.map { json($0) },
    ])
  }

  private static func json(_ profile: HEVCProfile) -> JSONValue {
    JSONValue.members([
      "idc": Int(profile.idc),
      "compatibility": Hexadecimal.number(Int(profile.compatibility), digits: 8),
      "constraints": Hexadecimal.number(Int(profile.constraints), digits: 12),
      "level": Int(profile.level),
    ])
  }

  private static func json(_ buffer: HEVCBuffer) -> JSONValue {
    JSONValue.members([
      "byLayer": buffer.isByLayer, "pictures": buffer.pictureCount,
      "reorder": buffer.reorderCount, "latency": buffer.latency,
    ])
  }

  private static func json(_ set: HEVCVideoSet) -> JSONValue {
    JSONValue.members(["profile": json(set.profile), "buffer": json(set.buffer), "timing": set.hasTiming])
  }

  private static func json(_ set: HEVCSequenceSet) -> JSONValue {
    JSONValue.members([
      "profile": json(set.profile), "chromaFormat": set.chromaFormat,
      "width": set.size.width, "height": set.size.height,
      "lumaDepth": set.lumaDepth, "buffer": json(set.buffer),
      "pictureNumberBits": set.pictureNumberBits, "smallestBlock": set.smallestBlock,
      "largestBlock": set.largestBlock, "smallestTransform": set.smallestTransform,
      "largestTransform": set.largestTransform, "interDepth": set.interDepth,
      "intraDepth": set.intraDepth, "scalingList": set.hasScalingList,
      "ownScalingList": set.hasOwnScalingList, "unevenPartitions": set.hasUnevenPartitions,
      "sampleOffset": set.hasSampleOffset, "pcm": set.hasPCM,
      "referenceSets": set.referenceSetCount, "temporalMotion": set.hasTemporalMotion,
      "strongSmoothing": set.hasStrongSmoothing, "display": set.display.map { json($0) },
    ])
  }

  private static func json(_ display: HEVCSequenceSet.Display) -> JSONValue {
    JSONValue.members([
      "pixelShape": display.pixelShape, "format": display.format,
      "fullRange": display.isFullRange.map(JSONValue.bool),
      "colour": display.colour?.numbers,
      "chromaLocation": display.hasChromaLocation,
      "timing": display.timing.map {
        JSONValue.members(["units": $0.units, "scale": $0.scale])
      },
    ])
  }

  private static func json(_ set: HEVCPictureSet) -> JSONValue {
    JSONValue.members([
      "quantizer": set.quantizer, "quantizerDepth": set.quantizerDepth,
      "cbOffset": set.cbOffset, "crOffset": set.crOffset,
      "signHiding": set.hidesSigns, "transformSkip": set.maySkipTransform,
      "bypass": set.mayBypass, "tiles": set.hasTiles, "wavefronts": set.hasWavefronts,
      "filtersAcrossSlices": set.filtersAcrossSlices,
      "deblocking": set.deblocking.map {
        JSONValue.members(["override": $0.mayOverride, "off": $0.isOff])
      },
      "mergeLevel": set.mergeLevel,
    ])
  }
}
