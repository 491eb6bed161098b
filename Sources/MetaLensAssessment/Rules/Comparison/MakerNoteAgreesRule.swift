extension Rule {
  package static let makerNoteAgrees = Rule(
    "makerNoteAgrees", .isOriginal, concern: .metadata,
    parameters: [.text("tags", .public)],
    reads: [.exif, .size, .metadata], needs: .makerNote,
    source: "ExifTool tag names; Docs/Sources.md, E3; 4 of 90 originals, 1 of 118 edited, 1 of 72 saved "
      + "again",
    example: ["tags": "PixelXDimension, BodySerialNumber"]
  ) { context in
    guard let note = context.metadata?.makerNote else { return [] }
    let agreed = context.agreements(with: note)
    guard agreed.count > 1 else { return [] }
    return .raised(
      ["tags": agreed.map(\.tag).joined(separator: ", ")], .derived,
      at: agreed.map { note.evidence($0.value) })
  }
}

extension RuleContext {
  /// Returns EXIF's tags that state the same as the note, each with the note's value.
  fileprivate func agreements(with note: MakerNoteFacts) -> [(tag: String, value: MakerNoteFacts.Value)] {
    var agreed: [(tag: String, value: MakerNoteFacts.Value)] = []
    if let noted = notedModel, let model = attributions.model,
      noted.name.agrees(with: ModelName(model, make: note.maker))
    {
      agreed.append(("Model", noted.value))
    }
    if let noted = note.pictureSize, let coded = developedSize,
      noted.size == coded || noted.size.turned == coded
    {
      agreed.append(("PixelXDimension", noted.value))
    }
    if let number = note.value(.serialNumber),
      let stated = exif?.text(ExifTag.bodySerialNumber, in: .exif),
      SerialNumbers.isSame(number.text, stated)
    {
      agreed.append(("BodySerialNumber", number))
    }
    if let lens = note.value(.lens), let stated = attributions.summary.lens,
      ModelName(lens.text) == ModelName(stated)
    {
      agreed.append(("LensModel", lens))
    }
    if let firmware = note.value(.firmware), let stated = summaryVersion,
      let noted = Self.version(in: firmware.text), noted.starts(with: stated) || stated.starts(with: noted)
    {
      agreed.append(("Software", firmware))
    }
    return agreed
  }

  /// The version of a firmware that Software states.
  private var summaryVersion: [Int]? {
    guard let program = attributions.programs.first(where: { $0.kind == .firmware }) else { return nil }
    return Self.version(in: program.text)
  }

  /// Returns the numbers of the last word with a point between digits, such as `1.10` in `*ist D Ver 1.10`; nil if
  /// there is none.
  private static func version(in text: String) -> [Int]? {
    for word in text.utf8.split(whereSeparator: { !($0.isASCIIDigit || $0 == 0x2E) }).reversed() {
      let numbers = word.split(separator: 0x2E).compactMap { Int(String(decoding: Array($0), as: UTF8.self)) }
      if numbers.count > 1 { return numbers }
    }
    return nil
  }
}
