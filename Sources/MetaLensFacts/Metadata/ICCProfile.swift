/// What an ICC profile states of itself (ICC.1:2022, 7.2 and 9.2).
public struct ICCProfile: Sendable, Hashable {
  /// What holds it: `APP2 ICC_PROFILE`, `iCCP`, `colr`.
  public var container: String
  /// Where it begins in the file; where it is packed, the place of what holds it.
  public var offset: Int
  /// Bytes that are there, unpacked.
  public var byteCount: Int
  /// Bytes that the header states; nil where the header is cut.
  public var statedByteCount: Int?
  /// Four-character signatures, trailing spaces and NULs removed; empty where nothing is stated.
  public var preferredModule = ""
  /// `mntr` display, `scnr` input, `prtr` output, `spac` colour space.
  public var deviceClass = ""
  /// `RGB`, `GRAY`, `CMYK`.
  public var colorSpace = ""
  /// `APPL`, `MSFT`, `SGI`, `SUNW`.
  public var platform = ""
  /// The device's manufacturer.
  public var manufacturer = ""
  /// The device's model.
  public var model = ""
  /// Who made the profile: `appl`, `ADBE`, `lcms`, `HP`.
  public var creator = ""
  /// Version, such as 4 and 3 for 4.3.
  public var majorVersion = 0
  /// The version's second part.
  public var minorVersion = 0
  /// When it was made, as `yyyy:mm:dd hh:mm:ss`; nil where it states none.
  public var date: String?
  /// The `desc` tag; English, or the first language.
  public var profileDescription: String?
  /// The `cprt` tag.
  public var copyright: String?

  /// Makes a profile that states nothing.
  public init(container: String, offset: Int, byteCount: Int) {
    self.container = container
    self.offset = offset
    self.byteCount = byteCount
  }
}
