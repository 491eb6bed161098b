public import MetaLensFacts

/// The facts that a photo states about itself, without a judgement; a missing fact is nil, never an empty text.
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
  /// Where the photo was taken, as it states: EXIF's position, else XMP's.
  public var location: Coordinate?
  /// When the photo was taken, as it states (DateTimeOriginal), else when it was digitized (DateTimeDigitized); never
  /// ModifyDate.
  public var creationDate: CaptureTime?
  /// The event that ``creationDate`` is the date of: `digitized` if there is only DateTimeDigitized, else `taken`.
  public var creationDateKind: CreationDateKind = .taken
  /// Whether ``creationDate`` has an offset from UTC that can't be read, such as `-07:99`.
  public var isCreationZoneUnreadable = false
  /// The format, according to the first bytes.
  public var format: PhotoFormat
  /// The SHA-256 of all bytes, in lower-case hexadecimal; nil if it wasn't asked for.
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
  /// When the file was last changed, as it states (EXIF DateTime).
  public var modifyDate: CaptureTime?
  /// Whether ``modifyDate`` has an offset from UTC that can't be read.
  public var isModifyZoneUnreadable = false
  /// The time of the GPS receiver, in UTC (GPSDateStamp and GPSTimeStamp).
  public var gpsTime: CaptureTime?
  /// Metres above sea level, negative below.
  public var altitude: Double?
  /// Serial number of the body (EXIF BodySerialNumber, else DNG's CameraSerialNumber, else the maker
  /// note's, XMP's or Content Credentials'); nil if two of these contradict each other.
  public var cameraSerialNumber: String?
  /// Serial number of the lens (EXIF LensSerialNumber).
  public var lensSerialNumber: String?
  /// The creator (EXIF Artist).
  public var artist: String?
  /// The holder of the rights (EXIF Copyright).
  public var copyright: String?
  /// Those who took the picture, as agencies and archives state it (XMP's dc:creator, else IPTC's By-line); several
  /// names are separated by `; `.
  ///
  /// One line of at most 256 characters and an ellipsis, as are the next three.
  public var byline: String?
  /// Who is credited, such as an agency (XMP's photoshop:Credit, else IPTC's Credit).
  public var credit: String?
  /// Who supplied the picture, as stated (XMP's photoshop:Source, else IPTC's Source); not a judgement of where the
  /// file comes from.
  public var statedSource: String?
  /// The notice of rights (XMP's dc:rights, else IPTC's Copyright Notice).
  public var copyrightNotice: String?

  /// Makes a summary with nothing but the format and the size.
  public init(format: PhotoFormat, fileSize: Int) {
    self.format = format
    self.fileSize = fileSize
  }
}
