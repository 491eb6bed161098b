/// Limits on what reading one file may cost.
///
/// They are checked before a C library receives any bytes.
public struct ReadLimits: Sendable, Hashable {
  /// The maximum size of a file that is analyzed, in bytes.
  public var fileBytes = 1 << 31
  /// The maximum size of a photo that is in memory, from a pipe or `Data`, in bytes.
  public var memoryBytes = 1 << 30
  /// The maximum size of one read, in bytes.
  public var windowBytes = 1 << 16
  /// The size, in bytes, of the first read, and of what is read after a segment that is known to be longer.
  ///
  /// Copying from the page cache takes a seventh of a batch's time, and half of all headers end within this size.
  public var stepBytes = 16 << 10
  /// The maximum number of marker segments before the first scan.
  public var segments = 10_000
  /// The maximum number of bytes before the first scan that are kept in memory.
  public var headerBytes = 1 << 26
  /// The maximum number of quantization tables, and also of Huffman tables, in one JPEG.
  public var tables = 256
  /// The maximum number of pictures and other pieces that are distinguished after a JPEG's end; all further data is one
  /// unknown piece.
  public var trailers = 64
  /// The maximum number of parts of a container that are listed: boxes, chunks, directories.
  ///
  /// Further parts aren't listed. Metadata in them are read as long as there are fewer blocks of their kind than this;
  /// of texts, the first of each keyword is read as often again, and empty blocks don't count. A picture's coded bytes
  /// may be in 16 times as many pieces.
  public var parts = 10_000
  /// The maximum nesting of boxes and directories.
  public var nesting = 16
  /// The maximum size of a block of metadata, both as it is in the file and decompressed, in bytes.
  public var blockBytes = 1 << 24
  /// The maximum size of a file's decompressed blocks together, in bytes; for a small file 128 KiB plus 64 times its
  /// size.
  public var unpackedBytes = 1 << 26
  /// The maximum size of one file's metadata that are read, in bytes, counted as often as they are listed; for a small
  /// file 256 KiB plus four times its size.
  public var metadataBytes = 1 << 26
  /// The maximum number of elements, attributes, boxes and values that are read in one file's XMP and Content
  /// Credentials; for a small file 512 plus one for every two bytes.
  public var values = 200_000
  /// The maximum number of bytes that are searched for the ends of pictures after the main one, counted as often as
  /// they are searched; for a small file 256 KiB plus four times its size.
  ///
  /// For the end of a TIFF, each directory counts as 512 KiB, each entry as 32 KiB, and each strip or tile as 2 KiB.
  public var walkedBytes = 1 << 33
  /// The maximum size of one EXIF block's texts that are read, in bytes, counted once for each entry that shares them;
  /// for a small file 24 KiB plus its size.
  public var allTextBytes = 1 << 22
  /// The maximum size of a text, in bytes; longer texts are cut.
  public var textBytes = 1 << 16
  /// The maximum number of IFDs in one EXIF block, and of a TIFF's IFDs that are described.
  public var directories = 32
  /// The maximum number of entries in all IFDs of one EXIF block, in one maker note, and in all blocks of IPTC; for a
  /// small file 256 plus one for every twelve bytes, or every five bytes for IPTC.
  public var entries = 5_000
  /// The maximum number of pixels of a picture that is decoded; the largest sensor of a phone has 200 million.
  public var pictureArea = 1 << 28
  /// The maximum size of a file whose picture is decoded, and of the picture's coefficients in memory, in bytes.
  ///
  /// Coefficients take 3 bytes per pixel at 4:2:0, 6 at 4:4:4. A picture's coefficients may take at most 1 MiB plus
  /// 1024 bytes for each of the picture's bytes, and its scans may visit at most 6,144 blocks plus 45 for each of its
  /// bytes; with arithmetic coding, every two coefficients count as a block.
  public var pictureBytes = 1 << 28
  /// The maximum number of diagnostics for one file; the last one counts those that were dropped.
  public var diagnostics = 200

  /// The maximum size of one file's embedded parts that the command extracts together, in bytes; for a small file 4 MB
  /// plus five times its size.
  public var extractedBytes = 1 << 33
  /// The size of one photo's JSON that the command writes, in bytes, from which further elements of its lists are left
  /// out, and counted at its end; a `json` property has every element.
  public var outputBytes = 3_500_000
  /// What a small file may cost beyond its size, as a multiple of the default.
  ///
  /// A file of a few kilobytes has smaller limits than those above, which are for large files.
  public var smallFileShare = 1.0

  /// Makes the default limits, which `metalens` uses.
  public init() {}

  /// Returns the limits with those on the cost of one photo multiplied by a factor; the file sizes, the nesting and the
  /// sizes of reads stay the same.
  public func raised(by factor: Int) -> ReadLimits {
    var raised = self
    for limit in Self.costs {
      let (product, isTooMuch) = self[keyPath: limit].multipliedReportingOverflow(by: max(1, factor))
      raised[keyPath: limit] = isTooMuch ? Self.maximum : product
    }
    raised.smallFileShare = smallFileShare * Double(max(1, factor))
    return raised
  }

  /// The maximum of every limit, 64 TB.
  private static let maximum = 1 << 46

  /// The limits clamped to values that readers can compute with: from 0, or the minimum that reading needs, to 64 TB.
  package var reckonable: ReadLimits {
    var limits = self
    let others: [WritableKeyPath<ReadLimits, Int>] = [\.fileBytes, \.memoryBytes, \.nesting]
    for limit in Self.costs + others {
      limits[keyPath: limit] = min(max(0, self[keyPath: limit]), Self.maximum)
    }
    // The first bytes are needed to recognize the format.
    limits.headerBytes = max(64, limits.headerBytes)
    limits.windowBytes = min(max(1, windowBytes), 1 << 30)
    limits.stepBytes = min(max(1, stepBytes), 1 << 30)
    limits.smallFileShare = smallFileShare >= 0 ? min(smallFileShare, 1e9) : 0
    return limits
  }

  /// The limits that `raised(by:)` raises.
  private static var costs: [WritableKeyPath<ReadLimits, Int>] {
    [
      \.segments, \.headerBytes, \.tables, \.trailers, \.parts, \.blockBytes, \.unpackedBytes,
      \.metadataBytes, \.values, \.walkedBytes, \.allTextBytes, \.textBytes, \.directories, \.entries,
      \.pictureArea, \.pictureBytes, \.diagnostics, \.extractedBytes, \.outputBytes,
    ]
  }
}
