import MetaLensFacts

/// DNG's own tags about where a file comes from.
enum DNGReading {
  /// Bytes of DNGPrivateData that name its owner.
  private static let ownerByteCount = 32

  /// Reads them; nil without DNGVersion in IFD0.
  static func read<Source: ByteSource & ~Copyable>(
    _ directories: [TIFFDirectory], window: inout SparseWindow, _ source: borrowing Source, limits: ReadLimits
  ) throws(PhotoReadingError) -> DNGFacts? {
    guard let main = directories.first(where: { $0.role == .page(0) }) else { return nil }
    let version = try main.integers(TIFFTag.dngVersion, most: 4, window: &window, source)
    guard !version.isEmpty else { return nil }
    var facts = DNGFacts(version: version.map { "\($0)" }.joined(separator: "."))
    facts.uniqueCameraModel = try text(TIFFTag.uniqueCameraModel, [main], &window, source, limits)
    facts.originalRawFileName = try text(TIFFTag.originalRawFileName, [main], &window, source, limits)
    facts.holdsOriginalRaw = main.entry(TIFFTag.originalRawFileData).map { $0.count > 0 } ?? false
    // Of a preview that isn't IFD0's they stand in that preview's directory (DNG 1.7, PreviewApplicationName).
    let all = [main] + directories.filter { $0.role == .sub }
    facts.previewApplication = try text(TIFFTag.previewApplicationName, all, &window, source, limits)
    facts.previewApplicationVersion = try text(
      TIFFTag.previewApplicationVersion, all, &window, source, limits)
    facts.previewDateTime = try text(TIFFTag.previewDateTime, all, &window, source, limits)
    facts.rawImageDigest = try digest(TIFFTag.rawImageDigest, main, &window, source)
    facts.newRawImageDigest = try digest(TIFFTag.newRawImageDigest, main, &window, source)
    facts.rawDataUniqueID = try digest(TIFFTag.rawDataUniqueID, main, &window, source)
    if let entry = main.entry(TIFFTag.dngPrivateData),
      let bytes = try main.bytes(of: entry, most: ownerByteCount, window: &window, source)
    {
      let owner = bytes.prefix { $0 != 0 }
      if !owner.isEmpty { facts.privateDataOwner = ByteFields.name(of: owner) }
    }
    return facts
  }

  /// A text of the first directory that has the tag, in UTF-8 as DNG wants it; nil where it is empty.
  private static func text<Source: ByteSource & ~Copyable>(
    _ tag: UInt16, _ directories: [TIFFDirectory], _ window: inout SparseWindow, _ source: borrowing Source,
    _ limits: ReadLimits
  ) throws(PhotoReadingError) -> String? {
    for directory in directories {
      guard let entry = directory.entry(tag),
        let bytes = try directory.bytes(of: entry, most: limits.textBytes, window: &window, source)
      else { continue }
      let stated = bytes.prefix { $0 != 0 }
      if !stated.isEmpty { return String(decoding: stated, as: UTF8.self) }
    }
    return nil
  }

  /// 16 bytes in hexadecimal.
  private static func digest<Source: ByteSource & ~Copyable>(
    _ tag: UInt16, _ directory: TIFFDirectory, _ window: inout SparseWindow, _ source: borrowing Source
  ) throws(PhotoReadingError) -> String? {
    guard let entry = directory.entry(tag), entry.count == 16,
      let bytes = try directory.bytes(of: entry, most: 16, window: &window, source)
    else { return nil }
    return Hexadecimal.text(bytes)
  }
}
