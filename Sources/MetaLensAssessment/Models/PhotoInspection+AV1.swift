extension PhotoInspection {
  /// Returns how an AV1 picture is coded, in the terms of the AV1 bitstream specification.
  static func json(_ av1: AV1Facts) -> JSONValue {
    JSONValue.members([
      "offset": av1.offset, "configuration": json(av1.configuration),
      "configured": av1.configured.map { json($0) }, "units": av1.units.map { json($0) },
      "sequenceHeaders": av1.sequenceCount, "sequenceHeadersEqual": av1.areSequencesEqual,
      "sequence": av1.sequence.map { json($0, offset: av1.sequenceOffset) },
    ])
  }

  private static func json(_ configuration: AV1Facts.Configuration) -> JSONValue {
    JSONValue.members([
      "profile": Int(configuration.profile), "level": Int(configuration.level),
      "highTier": configuration.isHighTier, "bitDepth": configuration.bitDepth,
      "monochrome": configuration.isMonochrome, "subsampling": configuration.subsampling.name,
      "chromaPosition": Int(configuration.chromaPosition),
      "presentationDelay": configuration.presentationDelay,
    ])
  }

  private static func json(_ unit: AV1Facts.Unit) -> JSONValue {
    JSONValue.members([
      "type": Int(unit.type), "bytes": unit.byteCount,
      "layer": unit.layer.map { [Int($0.temporal), Int($0.spatial)] }, "metadataType": unit.metadataType,
    ])
  }

  private static func json(_ header: AV1SequenceHeader, offset: Int?) -> JSONValue {
    JSONValue.members([
      "offset": offset, "profile": Int(header.profile), "stillPicture": header.isStillPicture,
      "reducedHeader": header.isReduced,
      "timing": header.timing.map {
        JSONValue.members(["units": $0.units, "scale": $0.scale, "ticks": $0.ticks])
      },
      "decoderModel": header.hasDecoderModel, "displayDelay": header.hasDisplayDelay,
      "operatingPoints": header.operatingPoints.map {
        JSONValue.members(["layers": $0.layers, "level": Int($0.level), "highTier": $0.isHighTier])
      },
      "widthBits": header.widthBits, "heightBits": header.heightBits, "width": header.size.width,
      "height": header.size.height, "frameNumbers": header.hasFrameNumbers,
      "superblock": header.hasLargeSuperblocks ? 128 : 64, "filterIntra": header.hasFilterIntra,
      "intraEdgeFilter": header.hasIntraEdgeFilter, "motion": header.motion.map { json($0) },
      "superres": header.hasSuperresolution, "cdef": header.hasDirectionalFilter,
      "restoration": header.hasRestoration, "colour": json(header.colour), "filmGrain": header.hasFilmGrain,
    ])
  }

  private static func json(_ motion: AV1SequenceHeader.Motion) -> JSONValue {
    JSONValue.members([
      "interIntra": motion.hasInterIntra, "maskedCompound": motion.hasMaskedCompound,
      "warpedMotion": motion.hasWarpedMotion, "dualFilter": motion.hasDualFilter,
      "order": motion.order.map {
        JSONValue.members([
          "distanceWeights": $0.hasDistanceWeights, "referenceMotion": $0.hasReferenceMotion,
          "bits": $0.bitCount,
        ])
      },
      "screenContent": motion.screenContent, "integerMotion": motion.integerMotion,
    ])
  }

  private static func json(_ colour: AV1SequenceHeader.Colour) -> JSONValue {
    JSONValue.members([
      "bitDepth": colour.bitDepth, "monochrome": colour.isMonochrome,
      "description": colour.description?.numbers,
      "fullRange": colour.isFullRange, "subsampling": colour.subsampling.name,
      "chromaPosition": colour.chromaPosition.map { Int($0) },
      "separateQuantizers": colour.hasSeparateQuantizers.map(JSONValue.bool),
    ])
  }
}
