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

/// DNG's own tags about where a file comes from (DNG specification 1.7, chapter 4).
public struct DNGFacts: Sendable, Hashable {
  /// DNGVersion (0xC612) as `1.4.0.0`.
  public var version: String
  /// UniqueCameraModel (0xC614).
  public var uniqueCameraModel: String?
  /// OriginalRawFileName (0xC68B): the raw file that it was converted from.
  public var originalRawFileName: String?
  /// Whether OriginalRawFileData (0xC68C) holds that raw file.
  public var holdsOriginalRaw: Bool
  /// PreviewApplicationName (0xC716).
  public var previewApplication: String?
  /// PreviewApplicationVersion (0xC717).
  public var previewApplicationVersion: String?
  /// PreviewDateTime (0xC71B), as written.
  public var previewDateTime: String?
  /// RawImageDigest (0xC71C): MD5 of the raw data, in lower-case hexadecimal.
  public var rawImageDigest: String?
  /// NewRawImageDigest (0xC7A7), in lower-case hexadecimal.
  public var newRawImageDigest: String?
  /// RawDataUniqueID (0xC65D), in lower-case hexadecimal.
  public var rawDataUniqueID: String?
  /// The leading text of DNGPrivateData (0xC634), such as `Adobe`, up to its first NUL, 32 bytes at most.
  public var privateDataOwner: String?

  /// Makes facts.
  public init(version: String) {
    self.version = version
    holdsOriginalRaw = false
  }
}
