import MetaLensFacts

extension InspectReport {
  /// Returns how the main picture, or a grid's first tile, is coded in HEVC.
  func hevc(_ hevc: HEVCFacts) -> [String] {
    let layers = Hexadecimal.number(Int(hevc.configuration.layers), digits: 2)
    var lines = [
      "  hvcC at \(hevc.offset): " + profile(hevc.configuration.profile) + ", layers \(layers)"
    ]
    for array in hevc.arrays.prefix(Self.maximumRows) {
      let counts = array.byteCounts.prefix(8).map { "\($0)" }.joined(separator: " ")
      lines.append(
        "    units of type \(array.type), " + (array.isComplete ? "all there" : "perhaps more elsewhere")
          + ", bytes \(counts)")
    }
    if let set = hevc.video {
      lines.append("    video set: " + buffer(set.buffer) + (set.hasTiming ? ", timing" : ""))
    }
    if let set = hevc.sequence { lines += sequence(set) }
    if let set = hevc.picture { lines += picture(set) }
    if let slice = hevc.slice {
      let delta = slice.qpDelta.map { ", quantizer off by \($0)" } ?? ""
      lines.append("    first slice: unit of type \(slice.unitType)" + delta)
    }
    return lines + hevc.others.flatMap(self.hevc)
  }

  private func profile(_ profile: HEVCProfile) -> String {
    "profile \(profile.idc), compatible " + Hexadecimal.number(Int(profile.compatibility), digits: 8)
      + ", constraints " + Hexadecimal.number(Int(profile.constraints), digits: 12)
      + ", level \(profile.level)"
  }

  private func buffer(_ buffer: HEVCBuffer) -> String {
    "pictures \(buffer.pictureCount) \(buffer.reorderCount) \(buffer.latency)"
      + (buffer.isByLayer ? " by layer" : "")
  }

  private func sequence(_ set: HEVCSequenceSet) -> [String] {
    var tools = [
      (set.hasOwnScalingList ? "own scaling list" : "scaling list", set.hasScalingList),
      ("uneven partitions", set.hasUnevenPartitions), ("sample offset", set.hasSampleOffset),
      ("PCM", set.hasPCM), ("temporal motion", set.hasTemporalMotion),
      ("strong smoothing", set.hasStrongSmoothing),
    ].filter(\.1).map(\.0)
    if set.referenceSetCount > 0 { tools.append("\(set.referenceSetCount) reference sets") }
    var lines = [
      "    sequence set: \(set.size.width) × \(set.size.height), \(set.lumaDepth) bit, chroma format "
        + "\(set.chromaFormat), " + profile(set.profile),
      "      " + buffer(set.buffer) + ", \(set.pictureNumberBits) bits of a number, blocks "
        + "\(set.smallestBlock)–\(set.largestBlock), transforms \(set.smallestTransform)–"
        + "\(set.largestTransform), depth \(set.interDepth) \(set.intraDepth)",
      "      " + (tools.isEmpty ? "no tools" : tools.joined(separator: ", ")),
    ]
    if let display = set.display {
      var words: [String] = []
      if let format = display.format { words.append("format \(format)") }
      if let range = display.isFullRange { words.append(range ? "full range" : "limited range") }
      if let colour = display.colour {
        words.append("colour \(colour.primaries) \(colour.transfer) \(colour.matrix)")
      }
      if let timing = display.timing { words.append("timing \(timing.units)/\(timing.scale)") }
      lines.append("      display " + words.joined(separator: ", "))
    }
    return lines
  }

  private func picture(_ set: HEVCPictureSet) -> [String] {
    var tools = [
      ("hidden signs", set.hidesSigns), ("transform skip", set.maySkipTransform), ("bypass", set.mayBypass),
      ("tiles", set.hasTiles), ("wavefronts", set.hasWavefronts),
      ("filter across slices", set.filtersAcrossSlices),
    ].filter(\.1).map(\.0)
    if let deblocking = set.deblocking {
      tools.append("deblocking control" + (deblocking.isOff ? " off" : ""))
    }
    return [
      "    picture set: quantizer \(set.quantizer), of blocks "
        + (set.quantizerDepth.map { "to depth \($0)" } ?? "none")
        + ", colours \(set.cbOffset) \(set.crOffset), merge level \(set.mergeLevel)",
      "      " + (tools.isEmpty ? "no tools" : tools.joined(separator: ", ")),
    ]
  }
}
