extension CameraFeatures {
  /// Returns the features of a HEIF: how it is put together, and how its picture is coded.
  static func heif(_ facts: PhotoFacts) -> Picture? {
    guard let container = facts.container.value, let media = facts.mediaFile, media.hevc.wasRead else {
      return nil
    }
    let brands = [media.majorBrand] + media.compatibleBrands.sorted()
    return (
      [
        .vendor: brands.joined(separator: " "), .container: arrangement(of: container, media),
        .coding: media.hevc.value.map(coding) ?? "",
      ], container.pictureRanges.reduce(0) { $0 + $1.count }
    )
  }

  /// Returns the order of boxes, the form of `iloc`, and the number of bytes in the header of `mdat`.
  private static func arrangement(of container: ContainerFacts, _ media: MediaFileFacts) -> String {
    var parts = [BoxOrder(of: container.parts).escaped.text]
    if let form = media.locations {
      parts.append(
        "iloc \(form.version) \(form.offsetCount)\(form.lengthCount)\(form.baseCount)\(form.indexCount)")
    }
    if let data = container.parts.first(where: { $0.name == "mdat" && $0.level == 0 }) {
      parts.append("mdat \(data.headerCount)")
    }
    return parts.joined(separator: ", ")
  }

  /// Returns what an encoder sets once for all its pictures; level, size, scaling lists and quantizer depend on the
  /// picture.
  private static func coding(_ facts: HEVCFacts) -> String {
    let arrays = facts.arrays.map { "\($0.type)\($0.isComplete ? "+" : "-")" }.joined(separator: " ")
    return [
      "\(facts.configuration.layers)", arrays, facts.sequence.map(sequence) ?? "no SPS",
      facts.picture.map(picture) ?? "no PPS", facts.slice.map { "unit \($0.unitType)" } ?? "no slice",
    ].joined(separator: "; ")
  }

  private static func sequence(_ set: HEVCSequenceSet) -> String {
    let colour = set.display?.colour?.text ?? "none"
    let switches = [
      set.hasUnevenPartitions, set.hasSampleOffset, set.hasPCM, set.hasTemporalMotion,
      set.hasStrongSmoothing, set.buffer.isByLayer, set.display?.timing != nil,
    ]
    return "profile \(set.profile.idc) " + Hexadecimal.number(Int(set.profile.firstConstraint), digits: 2)
      + ", \(set.chromaFormat) \(set.lumaDepth), number \(set.pictureNumberBits)"
      + ", blocks \(set.smallestBlock) \(set.largestBlock) \(set.smallestTransform) \(set.largestTransform)"
      + ", depth \(set.interDepth) \(set.intraDepth), buffer \(set.buffer.pictureCount)"
      + ", sets \(set.referenceSetCount), colour \(colour), " + bits(switches)
  }

  private static func picture(_ set: HEVCPictureSet) -> String {
    let switches = [
      set.hidesSigns, set.maySkipTransform, set.mayBypass, set.hasTiles, set.hasWavefronts,
      set.filtersAcrossSlices, set.deblocking != nil, set.deblocking?.mayOverride == true,
      set.deblocking?.isOff == true, set.hasOutputFlag,
    ]
    return "quantizer \(set.quantizerDepth.map(String.init) ?? "-") \(set.cbOffset) \(set.crOffset)"
      + ", merge \(set.mergeLevel), " + bits(switches)
  }

  private static func bits(_ switches: [Bool]) -> String {
    switches.map { $0 ? "1" : "0" }.joined()
  }
}
