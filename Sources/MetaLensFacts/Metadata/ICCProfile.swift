/// What an ICC profile states of itself (ICC.1:2022, 7.2 and 9.2).
package struct ICCProfile: Sendable, Equatable {
  /// The place that contains it: `APP2 ICC_PROFILE`, `iCCP`, `colr`.
  package var container: String
  /// Its offset in the file; where it is packed, the place of what holds it.
  package var offset: Int
  /// Bytes that are there, unpacked.
  package var byteCount: Int
  /// Bytes that the header states; nil if the header is cut.
  package var statedByteCount: Int?
  /// Whether its ID is the digest of its bytes (ICC.1:2022, 7.2.18); nil if it states none, or isn't whole.
  package var matchesID: Bool?
  /// Four-character signatures, trailing spaces and NULs removed; empty if nothing is stated.
  package var preferredModule = ""
  /// `mntr` display, `scnr` input, `prtr` output, `spac` colour space.
  package var deviceClass = ""
  /// `RGB`, `GRAY`, `CMYK`.
  package var colorSpace = ""
  /// `APPL`, `MSFT`, `SGI`, `SUNW`.
  package var platform = ""
  /// The device's manufacturer.
  package var manufacturer = ""
  /// The device's model.
  package var model = ""
  /// Who made the profile: `appl`, `ADBE`, `lcms`, `HP`.
  package var creator = ""
  /// Version, such as 4 and 3 for 4.3.
  package var majorVersion = 0
  /// The version's second part.
  package var minorVersion = 0
  /// When it was made, as `yyyy:mm:dd hh:mm:ss`; nil if it states none.
  package var date: String?
  /// The `desc` tag; English, or the first language.
  package var profileDescription: String?
  /// The `cprt` tag.
  package var copyright: String?

  /// Makes a profile that states nothing.
  package init(container: String, offset: Int, byteCount: Int) {
    self.container = container
    self.offset = offset
    self.byteCount = byteCount
  }
}
