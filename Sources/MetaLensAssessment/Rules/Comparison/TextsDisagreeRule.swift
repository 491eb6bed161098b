extension Rule {
  package static let textsDisagree = Rule(
    "textsDisagree", .warning, concern: .metadata,
    parameters: [.text("properties", .public)],
    reads: [.exif, .metadata],
    source: "MWG guidelines 2.0, 5.3 to 5.6; 0 of 90 originals",
    example: ["properties": "Artist, dc:creator"]
  ) { context in
    var properties: [String] = []
    var evidence: [Evidence] = []
    for family in TextFamily.all {
      guard let (first, second) = family.contradiction(in: context) else { continue }
      properties.append("\(first.property), \(second.property)")
      evidence += [first.evidence, second.evidence]
    }
    guard !properties.isEmpty else { return [] }
    return .raised(["properties": properties.joined(separator: "; ")], .derived, at: evidence)
  }
}

/// Properties of EXIF, IPTC and XMP with the same meaning (MWG guidelines 2.0, 5.3 to 5.6).
private struct TextFamily {
  var exif: UInt16
  var exifName: String
  var iptc: Int
  var xmp: String

  static let all = [
    TextFamily(exif: ExifTag.imageDescription, exifName: "ImageDescription", iptc: 120, xmp: "description"),
    TextFamily(exif: ExifTag.artist, exifName: "Artist", iptc: 80, xmp: "creator"),
    TextFamily(exif: ExifTag.copyright, exifName: "Copyright", iptc: 116, xmp: "rights"),
  ]

  /// The texts that cameras write into ImageDescription by themselves (Docs/Sources.md, E13).
  private static let defaults = [
    "digital camera", "digital still camera", "sony dsc", "samsung", "dcim", "jpeg",
  ].map { Array($0.utf8) }

  struct Stated {
    var property: String
    /// Lowercase letters and digits of ASCII: what survives every encoding.
    var letters: [UInt8]
    var evidence: Evidence
    /// The text, if a camera may have written it by itself.
    var exifText: String?

    /// The first letters, which identify a long text: IPTC's authors have 32 bytes (IIM 4.2, 2:80).
    private var key: ArraySlice<UInt8> { letters.prefix(24) }

    /// Whether one of two texts contains the other, or its beginning.
    func agrees(with other: Stated) -> Bool {
      letters.contains(bytes: other.key) || other.letters.contains(bytes: key)
    }
  }

  func contradiction(in context: RuleContext) -> (Stated, Stated)? {
    let all = stated(in: context).filter { $0.letters.count > 1 }
    for (index, first) in all.enumerated() {
      for second in all[(index + 1)...] where !first.agrees(with: second) {
        if let text = first.exifText, Self.isDefault(text) { break }
        return (first, second)
      }
    }
    return nil
  }

  /// Whether a camera writes such a text: the beginning is enough, since cameras' texts are short, and bytes are, since
  /// their letters are ASCII.
  private static func isDefault(_ text: String) -> Bool {
    let head = text.utf8.prefix(maximumBytes).map(\.asciiLowercased)
    return defaults.contains { head.contains(bytes: $0) }
  }

  /// The maximum number of bytes of a text that are read.
  private static let maximumBytes = 512

  private func stated(in context: RuleContext) -> [Stated] {
    var all: [Stated] = []
    guard let metadata = context.metadata else { return all }
    if let block = metadata.iptc.first, let set = block.dataSet(2, iptc) {
      all.append(
        Stated(
          property: "IPTC 2:\(iptc)", letters: Self.letters(set.text),
          evidence: Evidence(location: block.container, offset: set.offset ?? block.offset)))
    }
    if let packet = metadata.xmp.first, let property = packet.property(XMPNamespace.dublinCore, xmp),
      let text = property.value.text
    {
      all.append(
        Stated(
          property: "dc:" + xmp, letters: Self.letters(text),
          evidence: packet.evidence(property)))
    }
    // Most photos state it only in EXIF, and nothing contradicts that.
    guard !all.isEmpty, let text = context.exif?.text(exif, in: .ifd0) else { return all }
    all.insert(
      Stated(
        property: exifName, letters: Self.letters(text), evidence: context.evidence(exif, in: .ifd0),
        exifText: text),
      at: 0)
    return all
  }

  /// Returns the letters and digits of what is read of a text.
  private static func letters(_ text: String) -> [UInt8] {
    var letters: [UInt8] = []
    for byte in text.utf8.prefix(maximumBytes) {
      switch byte {
      case 0x41...0x5A: letters.append(byte | 0x20)
      case 0x61...0x7A, 0x30...0x39: letters.append(byte)
      default: break
      }
    }
    return letters
  }
}
