import MetaLensFacts

/// The end of a file that was never written: its length was reserved, and the download or the copy broke off.
///
/// Programs and file systems fill what they reserve with zeros, and erased flash memory holds 0xFF. What is read of such a
/// file is what was read of one that is cut there.
enum EmptyTail {
  /// Bytes of one value that a tail has at least: a page of memory, as file systems write them.
  ///
  /// What stands before it may end in zeros itself, such as EXIF that Windows padded with 2 KB: of them no more count as
  /// missing. Of 691 files of the corpus and the originals one has as many at its end, a JPEG padded behind EOI.
  static let leastByteCount = 4096

  /// Where the zeros, or bytes of 0xFF, begin that end a file; nil where they are fewer than a page's.
  static func start(in source: any ByteSource, limits: ReadLimits) throws(PhotoReadingError) -> Int? {
    // Of most files the last few bytes are enough.
    guard source.byteCount > leastByteCount, try value(ofLast: 16, in: source) != nil,
      let value = try value(ofLast: leastByteCount, in: source)
    else { return nil }
    var start = source.byteCount - leastByteCount
    while start > 0 {
      guard !Task.isCancelled else { throw .cancelled }
      let count = min(start, max(1, limits.windowBytes))
      let bytes = try source.window(at: start - count, count: count)
      if let index = bytes.lastIndex(where: { $0 != value }) { return start - count + index + 1 }
      start -= count
    }
    return nil
  }

  /// The value that all of the last bytes have; nil where they have several, or another than memory that was never written.
  private static func value(ofLast count: Int, in source: any ByteSource) throws(PhotoReadingError) -> UInt8?
  {
    let bytes = try source.window(at: source.byteCount - count, count: count)
    return bytes.last.flatMap { last in
      (last == 0 || last == 0xFF) && bytes.allSatisfy { $0 == last } ? last : nil
    }
  }

  /// Whether what a container's writer puts at its end is known: what other makers' raw files pad isn't.
  static func isLookedFor(in format: PhotoFormat) -> Bool {
    switch format {
    case .heic, .avif, .png, .webp, .gif, .jpegXL, .jpeg2000, .tiff, .cr2: true
    default: false
    }
  }

  /// Whether a file that ends early without its tail misses it: data of a picture that are coded, or a part that says more
  /// than that it is free.
  ///
  /// A block of metadata may end in zeros: a Raspberry Pi's EXIF in 23 KB of them.
  static func isLoss(_ facts: PhotoFacts) -> Bool {
    guard !facts.isComplete, let container = facts.container.value else { return false }
    let last = container.parts.last?.name ?? ""
    switch container.detail {
    case .media(let media):
      return last == "mdat"
        ? media.items.contains { $0.isOutside && !["Exif", "mime", "uri "].contains($0.type) }
        : !["free", "skip"].contains(last)
    case .tiff(let tiff):
      // Compression 1 is none (TIFF 6.0, section 3): such pixels may be black.
      return [.tiff, .cr2, .dng].contains(facts.format)
        && tiff.directories.allSatisfy { $0.areInside || $0.compression ?? 1 != 1 }
    default: return !metadataParts.contains(last)
    }
  }

  /// Parts of WebP, JPEG XL and JPEG 2000 that hold metadata.
  private static let metadataParts: Set<String> = [
    "EXIF", "XMP ", "ICCP", "Exif", "xml ", "jumb", "brob", "uuid", "free", "skip",
  ]
}

/// The beginning of a source, as if the rest weren't there.
struct SourcePrefix: ByteSource {
  let source: any ByteSource
  let byteCount: Int

  func read(at offset: Int, count: Int) throws -> [UInt8] {
    try source.read(at: offset, count: max(0, min(count, byteCount - offset)))
  }
}
