import MetaLensFacts

extension InspectReport {
  /// Returns how the main picture, or a grid's first tile, is coded in AV1.
  func av1(_ av1: AV1Facts) -> [String] {
    let form = av1.configuration
    var words = [
      "profile \(form.profile)", "level \(form.level)" + (form.isHighTier ? " high tier" : ""),
      "\(form.bitDepth) bit", form.isMonochrome ? "monochrome" : form.subsampling.name,
      "chroma position \(form.chromaPosition)",
    ]
    if let delay = form.presentationDelay { words.append("delay \(delay)") }
    var lines = ["  av1C at \(av1.offset): " + words.joined(separator: ", ")]
    lines.append("    units in av1C: " + units(av1.configured))
    lines.append("    units of the data: " + units(av1.units))
    if let header = av1.sequence { lines += sequence(header, at: av1.sequenceOffset) }
    if av1.sequenceCount > 1 {
      lines.append(
        "    \(av1.sequenceCount) sequence headers, " + (av1.areSequencesEqual ? "equal" : "not equal"))
    }
    return lines
  }

  private func units(_ units: [AV1Facts.Unit]) -> String {
    guard !units.isEmpty else { return "none" }
    return units.prefix(Self.maximumUnits).map { unit in
      var words = Self.names[unit.type] ?? "type \(unit.type)"
      if let type = unit.metadataType { words += " \(type)" }
      if let layer = unit.layer { words += " of layer \(layer.temporal)/\(layer.spatial)" }
      return words + (unit.byteCount.map { " (\($0))" } ?? "")
    }.joined(separator: ", ")
  }

  private static let maximumUnits = 12

  /// The names of units by type (AV1 bitstream specification, 6.2.2).
  private static let names: [UInt8: String] = [
    1: "sequence header", 2: "temporal delimiter", 3: "frame header", 4: "tile group", 5: "metadata",
    6: "frame", 7: "repeated frame header", 8: "tile list", 15: "padding",
  ]

  private func sequence(_ header: AV1SequenceHeader, at offset: Int?) -> [String] {
    var form = [header.isStillPicture ? "still picture" : "video"]
    if header.isReduced { form.append("reduced header") }
    form += header.operatingPoints.prefix(8).map(operatingPoint)
    if let timing = header.timing {
      let ticks = timing.ticks.map { " × \($0)" } ?? ""
      form.append("timing \(timing.units)/\(timing.scale)" + ticks)
    }
    if header.hasDecoderModel { form.append("decoder model") }
    if header.hasDisplayDelay { form.append("display delay") }
    if header.hasFrameNumbers { form.append("frame numbers") }
    let tools = [
      ("filter intra", header.hasFilterIntra), ("intra edge filter", header.hasIntraEdgeFilter),
      ("superres", header.hasSuperresolution), ("CDEF", header.hasDirectionalFilter),
      ("restoration", header.hasRestoration), ("film grain", header.hasFilmGrain),
    ].filter(\.1).map(\.0)
    let place = offset.map { " at \($0)" } ?? ""
    let size = "\(header.size.width) × \(header.size.height)"
    var lines = [
      "    sequence header\(place): profile \(header.profile), " + form.joined(separator: ", "),
      "      \(size) in \(header.widthBits) and \(header.heightBits) bits, superblocks of "
        + (header.hasLargeSuperblocks ? "128" : "64"),
      "      " + (tools.isEmpty ? "no tools" : tools.joined(separator: ", ")),
    ]
    if let motion = header.motion { lines.append("      motion " + words(of: motion)) }
    lines.append("      colour " + colour(header.colour))
    return lines
  }

  private func operatingPoint(_ point: AV1SequenceHeader.OperatingPoint) -> String {
    let layers = point.layers > 0 ? " of layers " + Hexadecimal.number(point.layers, digits: 3) : ""
    return "level \(point.level)" + (point.isHighTier ? " high tier" : "") + layers
  }

  private func words(of motion: AV1SequenceHeader.Motion) -> String {
    var words = [
      ("interintra", motion.hasInterIntra), ("masked compound", motion.hasMaskedCompound),
      ("warped motion", motion.hasWarpedMotion), ("dual filter", motion.hasDualFilter),
      ("distance weights", motion.order?.hasDistanceWeights ?? false),
      ("reference motion", motion.order?.hasReferenceMotion ?? false),
    ].filter(\.1).map(\.0)
    if let order = motion.order { words.append("order in \(order.bitCount) bits") }
    words.append("screen content \(motion.screenContent)")
    words.append("integer motion \(motion.integerMotion)")
    return words.joined(separator: ", ")
  }

  private func colour(_ colour: AV1SequenceHeader.Colour) -> String {
    var words = colour.description.map { ["\($0.primaries) \($0.transfer) \($0.matrix)"] } ?? ["not stated"]
    words.append(colour.isFullRange ? "full range" : "limited range")
    words.append("\(colour.bitDepth) bit")
    words.append(colour.isMonochrome ? "monochrome" : colour.subsampling.name)
    if let position = colour.chromaPosition { words.append("chroma position \(position)") }
    if colour.hasSeparateQuantizers == true { words.append("quantizers apart") }
    return words.joined(separator: ", ")
  }
}
