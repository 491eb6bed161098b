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
  /// A text that is kept, in bytes; the rest of it is cut.
  public var textBytes = 1 << 16
  /// IFDs in one EXIF block.
  public var directories = 32
  /// Entries in one EXIF block, all IFDs together.
  public var entries = 5_000
  /// Pixels of a picture that is decoded; the largest sensor of a phone has 200 million.
  public var pictureArea = 1 << 28
  /// Bytes of a file whose picture is decoded, and bytes that its coefficients may take.
  ///
  /// Coefficients take 3 bytes a pixel at 4:2:0, 6 at 4:4:4.
  public var pictureBytes = 1 << 28
  /// Diagnostics kept for one file; the rest are counted in the last one.
  public var diagnostics = 200

  /// The limits that `metalens` uses.
  public init() {}
}
