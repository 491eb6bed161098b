/// What a reader may spend on one file; all of it is checked before a C library sees a byte.
public struct ReadLimits: Sendable, Hashable {
  /// The largest file that is analysed, in bytes.
  public var fileBytes = 1 << 31
  /// The most that is taken from standard input or `Data`, in bytes.
  public var memoryBytes = 1 << 30
  /// One read at most, in bytes.
  public var windowBytes = 1 << 16
  /// The first read, and what is read beyond a segment that is known to be longer, in bytes.
  ///
  /// Copying out of the page cache is a seventh of a batch's time, and half of all headers end before this.
  public var stepBytes = 16 << 10
  /// Marker segments before the first scan.
  public var segments = 10_000
  /// Bytes before the first scan that are kept in memory.
  public var headerBytes = 1 << 26
  /// Quantization tables, and as many Huffman tables, of one JPEG.
  public var tables = 256
  /// Pictures and other pieces that are told apart after a JPEG's end; the rest is one unknown piece.
  public var trailers = 64
  /// Parts of a container that are listed: boxes, chunks, directories; the rest is walked and not kept.
  public var parts = 10_000
  /// How deep boxes and directories may stand in each other.
  public var nesting = 16
  /// One block of metadata at most, as it stands and unpacked, in bytes.
  public var blockBytes = 1 << 24
  /// What all packed blocks of one file may unpack to, in bytes; of a small file 128 KiB and 64 times its size.
  public var unpackedBytes = 1 << 26
  /// Metadata of one file that are read, in bytes, as often as they are listed; of a small file 256 KiB and four times
  /// its size.
  public var metadataBytes = 1 << 26
  /// Elements, attributes, boxes and values of one file's XMP and Content Credentials that are read; of a small file 512
  /// and one for two bytes.
  public var values = 200_000
  /// Bytes that are walked for the ends of pictures behind the main one, as often as they are walked; of a small file
  /// 256 KiB and four times its size.
  public var walkedBytes = 1 << 33
  /// Texts of one EXIF block that are read, in bytes, as often as entries share them; of a small file 24 KiB and its
  /// size.
  public var allTextBytes = 1 << 22
  /// A text that is kept, in bytes; the rest of it is cut.
  public var textBytes = 1 << 16
  /// IFDs in one EXIF block.
  public var directories = 32
  /// Entries in one EXIF block, all IFDs together, in one maker note, and in all blocks of IPTC; of a small file 256 and one
  /// for twelve bytes, of IPTC one for five.
  public var entries = 5_000
  /// Pixels of a picture that is decoded; the largest sensor of a phone has 200 million.
  public var pictureArea = 1 << 28
  /// Bytes of a file whose picture is decoded, and bytes that its coefficients may take.
  ///
  /// Coefficients take 3 bytes a pixel at 4:2:0, 6 at 4:4:4. A picture may have no more of them than 1 MiB and 1024 for each
  /// of its bytes, and its scans may visit no more blocks than 6,144 and 45 for each of its bytes; where it is coded
  /// arithmetically, each two coefficients count as a block.
  public var pictureBytes = 1 << 28
  /// Diagnostics kept for one file; the rest are counted in the last one.
  public var diagnostics = 200

  /// Embedded parts of one file that are handed out together, in bytes; of a small file 4 MB and five times its size.
  public var extractedBytes = 1 << 33
  /// JSON of one photo, in bytes; further elements of its lists are left out, and counted at its end.
  public var outputBytes = 3_500_000
  /// What a small file may cost beyond its size, as a multiple of what `metalens` allows it.
  ///
  /// A file of a few kilobytes has less than the limits above: they are for files that are large themselves.
  public var smallFileShare = 1.0

  /// The limits that `metalens` uses.
  public init() {}

  /// The limits on what one photo may cost, so many times as high; how deep it may nest and how it is read stay.
  public func raised(by factor: Int) -> ReadLimits {
    var raised = self
    for limit in Self.costs {
      let (product, isTooMuch) = self[keyPath: limit].multipliedReportingOverflow(by: max(1, factor))
      raised[keyPath: limit] = isTooMuch ? Self.maximum : product
    }
    raised.smallFileShare = smallFileShare * Double(max(1, factor))
    return raised
  }

  /// What no limit needs to be above: 64 TB.
  private static let maximum = 1 << 46

  /// The same limits, each where readers can reckon with it: from 0, or what reading takes at least, to 64 TB.
  package var reckonable: ReadLimits {
    var limits = self
    let others: [WritableKeyPath<ReadLimits, Int>] = [\.fileBytes, \.memoryBytes, \.nesting]
    for limit in Self.costs + others {
      limits[keyPath: limit] = min(max(0, self[keyPath: limit]), Self.maximum)
    }
    // The first bytes tell the format.
    limits.headerBytes = max(64, limits.headerBytes)
    limits.windowBytes = min(max(1, windowBytes), 1 << 30)
    limits.stepBytes = min(max(1, stepBytes), 1 << 30)
    limits.smallFileShare = smallFileShare >= 0 ? min(smallFileShare, 1e9) : 0
    return limits
  }

  /// What `raised(by:)` raises.
  private static var costs: [WritableKeyPath<ReadLimits, Int>] {
    [
      \.segments, \.headerBytes, \.tables, \.trailers, \.parts, \.blockBytes, \.unpackedBytes,
      \.metadataBytes, \.values, \.walkedBytes, \.allTextBytes, \.textBytes, \.directories, \.entries,
      \.pictureArea, \.pictureBytes, \.diagnostics, \.extractedBytes, \.outputBytes,
    ]
  }
}
