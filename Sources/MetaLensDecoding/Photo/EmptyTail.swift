import MetaLensFacts

/// The end of a file that was never written: its length was reserved, and the download or the copy was interrupted.
///
/// Programs and file systems fill reserved space with zeros, and erased flash memory contains 0xFF. Such a file is read
/// as one that is truncated there.
enum EmptyTail {
  /// The minimum number of bytes of one value in a tail: a page of memory, as file systems write them.
  ///
  /// The data before it may itself end in zeros, such as EXIF that Windows padded with 2 KB: no more than these count
  /// as missing. Of 691 files of the corpus and the originals, one has as many at its end, a JPEG padded after EOI.
  static let minimumByteCount = 4096

  /// Returns where the zeros, or the bytes of 0xFF, at the end of a file begin; nil if they are fewer than a page.
  static func start(in source: any ByteSource, limits: ReadLimits) throws(PhotoReadingError) -> Int? {
    // For most files, the last few bytes are enough.
    guard source.byteCount > minimumByteCount, try value(ofLast: 16, in: source) != nil,
      let value = try value(ofLast: minimumByteCount, in: source)
    else { return nil }
    var start = source.byteCount - minimumByteCount
    while start > 0 {
      guard !Task.isCancelled else { throw .cancelled }
      let count = min(start, max(1, limits.windowBytes))
      let bytes = try source.window(at: start - count, count: count)
      if let index = bytes.lastIndex(where: { $0 != value }) { return start - count + index + 1 }
      start -= count
    }
    return nil
  }

  /// Returns the value that all of the last bytes have; nil if they differ, or aren't a value of unwritten memory.
  private static func value(ofLast count: Int, in source: any ByteSource) throws(PhotoReadingError) -> UInt8?
  {
    let bytes = try source.window(at: source.byteCount - count, count: count)
    return bytes.last.flatMap { last in
      (last == 0 || last == 0xFF) && bytes.allSatisfy { $0 == last } ? last : nil
    }
  }

  /// Whether a container other than a JPEG may seem complete to its reader although its end is missing.
  ///
  /// Formats whose end is a marker or has a checksum show it themselves; how makers pad their raw files isn't known.
  static func mayHide(in format: PhotoFormat) -> Bool {
    switch format {
    case .heic, .avif, .webp, .jpegXL, .tiff, .cr2: true
    default: false
    }
  }

  /// Whether the facts of a file without its tail lack coded data of a picture.
  ///
  /// Metadata may end in zeros: a Raspberry Pi's EXIF ends in 23 KB of them. Pixels that aren't compressed may be
  /// black. An arithmetic coder writes zeros for an even area: libwebp writes up to an eighth of a bit for 16 by 16
  /// pixels, of which this function allows four times as much.
  static func isLoss(_ facts: PhotoFacts, of byteCount: Int, from start: Int) -> Bool {
    guard !facts.isComplete, let container = facts.container.value else { return false }
    let area = container.image?.size.area ?? 0
    let last = container.parts.last?.name ?? ""
    switch container.detail {
    case .media(let media):
      return last == "mdat" && byteCount - start > minimumByteCount + area / 4096
        && media.items.contains { $0.isOutside && codedItems.contains($0.type) }
    case .tiff(let tiff):
      let lost = tiff.directories.filter { !$0.areInside }
      return [.tiff, .cr2, .dng].contains(facts.format) && !lost.isEmpty
        && lost.allSatisfy { $0.compression.map(codings.contains) ?? false }
    default: return codedParts.contains(last) && byteCount - start > minimumByteCount + area / 4096
    }
  }

  /// The types of a HEIF's items whose bytes are coded (ISO/IEC 23008-12, annex B and others).
  private static let codedItems: Set<String> = [
    "hvc1", "hev1", "lhv1", "av01", "avc1", "vvc1", "evc1", "jpeg", "j2k1",
  ]
  /// The parts of WebP and of JPEG XL that contain coded data.
  private static let codedParts: Set<String> = ["VP8 ", "VP8L", "ALPH", "ANMF", "jxlc", "jxlp"]
  /// TIFF's compressions that don't write runs of zeros: LZW, JPEG, Deflate, and those of DNG and libtiff (TIFF 6.0,
  /// section 3; DNG 1.7).
  private static let codings: Set<Int> = [5, 6, 7, 8, 32946, 34892, 50000, 50001, 52546]
}

/// The beginning of a source, as if the source ended there.
struct SourcePrefix: ByteSource {
  let source: any ByteSource
  let byteCount: Int

  func read(at offset: Int, count: Int) throws -> [UInt8] {
    try source.read(at: offset, count: max(0, min(count, byteCount - offset)))
  }
}
