import MetaLensFacts

extension Rule {
  package static let makerNoteCutShort = Rule(
    "makerNoteCutShort", .warning, concern: .metadata,
    parameters: [.count("byteCount", .public)],
    reads: [.exif, .exifLayout],
    source:
      "measured: exiv2 0.27 and 0.28 state 7 of 24 notes shorter or longer when they edit in place; values go on behind "
      + "none of 125 originals' notes that are IFDs, Olympus' old form left out; of 81 original JPEGs by Apple, Canon, "
      + "Fujifilm, Nikon, Samsung and Sony (37 models) none has other bytes than fill behind its note; "
      + "Docs/Sources.md, E3",
    example: ["byteCount": 4]
  ) { context in
    guard let exif = context.exif, let rest = context.restOfNote else { return [] }
    return .raised(
      ["byteCount": rest.count], .derived, at: context.evidence(ExifTag.makerNote, in: .exif),
      Evidence(location: "\(exif.container) MakerNote", offset: exif.fileOffset(at: rest.lowerBound)))
  }
}

extension RuleContext {
  /// What goes on behind the end that EXIF states of the maker note, in the block; nil if nothing does.
  fileprivate var restOfNote: Range<Int>? {
    guard let exif, let block = exifBlock, let note = block.makerNote,
      let index = block.layout.regions.firstIndex(where: { $0.range.lowerBound == note.end && $0.part.isGap })
    else { return nil }
    let gap = block.layout.regions[index].range
    // If another part uses the place, the note was cut, and its values aren't there any more.
    if let values = note.valuesBehind, values.upperBound <= gap.upperBound { return values }
    // Behind the last part there may be anything.
    guard facts.format == .jpeg, index + 1 < block.layout.regions.count, gap.upperBound <= exif.bytes.count,
      attributions.maker?.isOne(of: MakerNoteAttribution.makersWithoutRest) ?? false,
      exif.bytes[gap].count(where: { ![0x00, 0x20, 0xFF].contains($0) }) > 1
    else { return nil }
    return gap
  }
}

extension ExifLayout.Part {
  /// Whether nothing points to the bytes.
  fileprivate var isGap: Bool {
    if case .gap = self { true } else { false }
  }
}

extension MakerNoteAttribution {
  /// The makers of which several models were measured and no original has bytes behind its note that nothing uses, but
  /// fill.
  ///
  /// Olympus, Huawei and Motorola have originals with such bytes.
  fileprivate static let makersWithoutRest: [Maker] = [.apple, .canon, .fujifilm, .nikon, .samsung, .sony]
}
