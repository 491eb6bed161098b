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
  static let minimumByteCount = 4096

  /// Where the zeros, or bytes of 0xFF, begin that end a file; nil where they are fewer than a page's.
  static func start(in source: any ByteSource, limits: ReadLimits) throws(PhotoReadingError) -> Int? {
    // Of most files the last few bytes are enough.
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

  /// The value that all of the last bytes have; nil where they have several, or another than memory that was never written.
  private static func value(ofLast count: Int, in source: any ByteSource) throws(PhotoReadingError) -> UInt8?
  {
    let bytes = try source.window(at: source.byteCount - count, count: count)
    return bytes.last.flatMap { last in
      (last == 0 || last == 0xFF) && bytes.allSatisfy { $0 == last } ? last : nil
    }
  }

  /// Whether a container that isn't a JPEG may be whole to its reader and miss its end: what ends where a marker or a
  /// checksum says shows by itself, and what makers' raw files pad isn't known.
  static func mayHide(in format: PhotoFormat) -> Bool {
    switch format {
    case .heic, .avif, .webp, .jpegXL, .tiff, .cr2: true
    default: false
    }
  }

  /// Whether the facts of a file without its tail miss data of a picture that are coded.
  ///
  /// Metadata may end in zeros: a Raspberry Pi's EXIF in 23 KB of them. Pixels that aren't compressed may be black, and an
  /// arithmetic coder writes zeros for an even area: libwebp up to an eighth of a bit for 16 by 16 pixels, of which this
  /// allows four times as much.
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

  /// Items of a HEIF whose bytes are coded (ISO/IEC 23008-12, annex B and others).
  private static let codedItems: Set<String> = [
    "hvc1", "hev1", "lhv1", "av01", "avc1", "vvc1", "evc1", "jpeg", "j2k1",
  ]
  /// Parts of WebP and of JPEG XL that hold coded data.
  private static let codedParts: Set<String> = ["VP8 ", "VP8L", "ALPH", "ANMF", "jxlc", "jxlp"]
  /// TIFF's compressions that write no runs of zeros: LZW, JPEG, Deflate, and those of DNG and libtiff (TIFF 6.0, section 3;
  /// DNG 1.7).
  private static let codings: Set<Int> = [5, 6, 7, 8, 32946, 34892, 50000, 50001, 52546]
}

/// The beginning of a source, as if the rest weren't there.
struct SourcePrefix: ByteSource {
  let source: any ByteSource
  let byteCount: Int

  func read(at offset: Int, count: Int) throws -> [UInt8] {
    try source.read(at: offset, count: max(0, min(count, byteCount - offset)))
  }
}
