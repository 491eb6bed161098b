public import MetaLensFacts

/// What a photo says of itself: facts only, no judgement; a missing fact is nil, never empty.
public struct PhotoSummary: Sendable, Hashable {
  /// Maker of the camera (EXIF Make).
  public var make: String?
  /// Model of the camera (EXIF Model).
  public var model: String?
  /// Lens (EXIF LensModel).
  public var lens: String?
  /// Program or firmware (EXIF Software).
  public var software: String?
  /// Size of the coded picture in pixels, before orientation.
  public var dimensions: PixelSize?
  /// Size of the file in bytes.
  public var fileSize: Int
  /// Where it says it was taken: EXIF's position, else XMP's.
  public var location: Coordinate?
  /// When it says it was taken (DateTimeOriginal), else when it was digitized (DateTimeDigitized); never ModifyDate.
  public var creationDate: CaptureTime?
  /// What ``creationDate`` is the date of: `digitized` for DateTimeDigitized alone, else `taken`.
  public var creationDateKind: CreationDateKind = .taken
  /// What the first bytes say the file is.
  public var format: PhotoFormat
  /// SHA-256 of all bytes, lower-case hexadecimal; nil if it was not asked for.
  public var sha256: String?
  /// EXIF orientation, 1 to 8.
  public var orientation: Int?
  /// Exposure time in seconds.
  public var exposureTime: Double?
  /// F-number.
  public var aperture: Double?
  /// Photographic sensitivity (ISO 12232).
  public var iso: Int?
  /// Focal length in millimetres.
  public var focalLength: Double?
  /// Whether the flash fired (bit 0 of EXIF Flash).
  public var flash: Bool?
  /// When it says it was last changed (EXIF DateTime).
  public var modifyDate: CaptureTime?
  /// The receiver's time, UTC (GPSDateStamp and GPSTimeStamp).
  public var gpsTime: CaptureTime?
  /// Metres above sea level, negative below.
  public var altitude: Double?
  /// Serial number of the body (EXIF BodySerialNumber, else DNG's CameraSerialNumber, else the maker
  /// note's, XMP's or Content Credentials'); nil if two of these contradict each other.
  public var cameraSerialNumber: String?
  /// Serial number of the lens (EXIF LensSerialNumber).
  public var lensSerialNumber: String?
  /// Who made it (EXIF Artist).
  public var artist: String?
  /// Who holds the rights (EXIF Copyright).
  public var copyright: String?

  /// Makes a summary that knows nothing but format and size.
  public init(format: PhotoFormat, fileSize: Int) {
    self.format = format
    self.fileSize = fileSize
  }
}
