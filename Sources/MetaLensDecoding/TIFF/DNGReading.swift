import MetaLensFacts

/// Reads DNG's own tags about a file's origin.
enum DNGReading {
  /// The number of bytes of DNGPrivateData to read for its owner's name.
  private static let ownerByteCount = 32

  /// Reads the tags; nil without DNGVersion in IFD0.
  static func read(
    _ directories: [TIFFDirectory], _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> DNGFacts? {
    guard let main = directories.first(where: { $0.role == .page(0) }) else { return nil }
    let version = try main.integers(TIFFTag.dngVersion, maximum: 4, &context)
    guard !version.isEmpty else { return nil }
    var facts = DNGFacts(version: version.map { "\($0)" }.joined(separator: "."))
    facts.uniqueCameraModel = try text(TIFFTag.uniqueCameraModel, [main], &context)
    facts.originalRawFileName = try text(TIFFTag.originalRawFileName, [main], &context)
    facts.holdsOriginalRaw = main.entry(TIFFTag.originalRawFileData).map { $0.count > 0 } ?? false
    // For a preview that isn't in IFD0, they are in the preview's own directory (DNG 1.7, PreviewApplicationName).
    let all = [main] + directories.filter { $0.role == .sub }
    facts.previewApplication = try text(TIFFTag.previewApplicationName, all, &context)
    facts.previewApplicationVersion = try text(
      TIFFTag.previewApplicationVersion, all, &context)
    facts.previewDateTime = try text(TIFFTag.previewDateTime, all, &context)
    facts.rawImageDigest = try digest(TIFFTag.rawImageDigest, main, &context)
    facts.newRawImageDigest = try digest(TIFFTag.newRawImageDigest, main, &context)
    facts.rawDataUniqueID = try digest(TIFFTag.rawDataUniqueID, main, &context)
    if let entry = main.entry(TIFFTag.dngPrivateData),
      let bytes = try main.bytes(of: entry, maximum: ownerByteCount, &context)
    {
      let owner = bytes.prefix { $0 != 0 }
      if !owner.isEmpty { facts.privateDataOwner = ByteFields.name(of: owner) }
    }
    return facts
  }

  /// Returns the text in the first directory whose tag has one, in UTF-8 as DNG requires; nil if there is none.
  private static func text(
    _ tag: UInt16, _ directories: [TIFFDirectory], _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> String? {
    for directory in directories {
      guard let entry = directory.entry(tag),
        let bytes = try directory.bytes(of: entry, maximum: context.limits.textBytes, &context)
      else { continue }
      let stated = bytes.prefix { $0 != 0 }
      if !stated.isEmpty { return String(decoding: stated, as: UTF8.self) }
    }
    return nil
  }

  /// Returns a value of 16 bytes in hexadecimal; nil for another size.
  private static func digest(
    _ tag: UInt16, _ directory: TIFFDirectory, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> String? {
    guard let entry = directory.entry(tag), entry.count == 16,
      let bytes = try directory.bytes(of: entry, maximum: 16, &context)
    else { return nil }
    return Hexadecimal.text(bytes)
  }
}
