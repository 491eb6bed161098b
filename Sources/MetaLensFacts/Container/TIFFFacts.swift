/// What TIFF files and those built like them state (TIFF 6.0, Adobe's DNG specification).
public struct TIFFFacts: Sendable, Hashable {
  /// Byte order of the file.
  public var byteOrder: ByteOrder
  /// Whether offsets take 8 bytes (BigTIFF).
  public var isBigTIFF: Bool
  /// The directories that hold a picture or point to others, in the order they were reached.
  public var directories: [Directory]
  /// DNG's own tags; nil without DNGVersion.
  public var dng: DNGFacts?

  /// One directory.
  public struct Directory: Sendable, Hashable {
    /// Which one: `IFD0`, `IFD1`, `SubIFD0`, `SubIFD1`, in the order of the pointers.
    public var name: String
    /// Where its entry count stands in the file.
    public var offset: Int
    /// Count of its entries as written.
    public var entryCount: Int
    /// NewSubfileType (tag 0x00FE): 0 the main picture, 1 a smaller one; nil where it isn't written.
    public var subfileType: Int?
    /// ImageWidth and ImageLength; nil where one of them isn't written.
    public var size: PixelSize?
    /// BitsPerSample's first value.
    public var bitDepth: Int?
    /// Compression (tag 0x0103).
    public var compression: Int?
    /// PhotometricInterpretation (tag 0x0106): 32803 is a sensor's colour filter array.
    public var photometric: Int?
    /// Count of its strips or tiles.
    public var pieceCount: Int
    /// Bytes of all its strips or tiles, as stated.
    public var pieceByteCount: Int
    /// Whether all of them lie in the file.
    public var areInside: Bool

    /// Makes a directory.
    public init(
      name: String, offset: Int, entryCount: Int, subfileType: Int? = nil, size: PixelSize? = nil,
      bitDepth: Int? = nil, compression: Int? = nil, photometric: Int? = nil, pieceCount: Int = 0,
      pieceByteCount: Int = 0, areInside: Bool = true
    ) {
      self.name = name
      self.offset = offset
      self.entryCount = entryCount
      self.subfileType = subfileType
      self.size = size
      self.bitDepth = bitDepth
      self.compression = compression
      self.photometric = photometric
      self.pieceCount = pieceCount
      self.pieceByteCount = pieceByteCount
      self.areInside = areInside
    }
  }

  /// Makes facts.
  public init(
    byteOrder: ByteOrder, isBigTIFF: Bool = false, directories: [Directory] = [], dng: DNGFacts? = nil
  ) {
    self.byteOrder = byteOrder
    self.isBigTIFF = isBigTIFF
    self.directories = directories
    self.dng = dng
  }
}
