/// What TIFF files, and files built like them, state about themselves (TIFF 6.0, Adobe's DNG specification).
package struct TIFFFacts: Sendable, Equatable {
  package var byteOrder: ByteOrder
  /// Whether offsets take 8 bytes (BigTIFF).
  package var isBigTIFF: Bool
  /// The directories that contain a picture or point to others, in the order in which they were reached.
  package var directories: [Directory]
  /// DNG's own tags; nil without DNGVersion.
  package var dng: DNGFacts?
  /// The camera that IFD0 names; nil if EXIF is in the same IFD0, and so states the same.
  package var camera: Camera?

  /// The camera that a directory names.
  package struct Camera: Sendable, Equatable {
    /// The directory's name, such as `RW2 IFD0`.
    package var location: String
    /// Make; nil if it isn't written.
    package var make: Name?
    /// Model; nil if it isn't written.
    package var model: Name?

    package init(location: String, make: Name?, model: Name?) {
      self.location = location
      self.make = make
      self.model = model
    }
  }

  /// A text of a directory.
  package struct Name: Sendable, Equatable {
    /// The text as written, in UTF-8, up to its first NUL.
    package var text: String
    /// Its offset in the file.
    package var offset: Int

    package init(_ text: String, offset: Int) {
      self.text = text
      self.offset = offset
    }
  }

  /// One directory.
  package struct Directory: Sendable, Equatable {
    /// The name: `IFD0`, `IFD1`, `SubIFD0`, `SubIFD1`, numbered in the order of the pointers.
    package var name: String
    /// The offset of its entry count in the file.
    package var offset: Int
    /// The number of its entries as written.
    package var entryCount: Int
    /// NewSubfileType (tag 0x00FE): 0 the main picture, 1 a smaller one; nil if it isn't written.
    package var subfileType: Int?
    /// ImageWidth and ImageLength; nil if one of them isn't written.
    package var size: PixelSize?
    /// BitsPerSample's first value.
    package var bitDepth: Int?
    /// Compression (tag 0x0103).
    package var compression: Int?
    /// PhotometricInterpretation (tag 0x0106): 32803 is a sensor's colour filter array.
    package var photometric: Int?
    /// The number of its strips or tiles.
    package var pieceCount = 0
    /// The number of bytes of all its strips or tiles, as stated.
    package var pieceByteCount = 0
    /// Whether all strips or tiles are in the file.
    package var areInside: Bool

    package init(
      name: String, offset: Int, entryCount: Int, compression: Int? = nil, photometric: Int? = nil,
      areInside: Bool = true
    ) {
      self.name = name
      self.offset = offset
      self.entryCount = entryCount
      self.compression = compression
      self.photometric = photometric
      self.areInside = areInside
    }
  }

  package init(
    byteOrder: ByteOrder, isBigTIFF: Bool = false, directories: [Directory] = [], dng: DNGFacts? = nil
  ) {
    self.byteOrder = byteOrder
    self.isBigTIFF = isBigTIFF
    self.directories = directories
    self.dng = dng
  }
}
