/// What an ICC profile states about itself (ICC.1:2022, 7.2 and 9.2).
package struct ICCProfile: Sendable, Equatable {
  /// The place that contains it: `APP2 ICC_PROFILE`, `iCCP`, `colr`.
  package var container: String
  /// Its offset in the file; if it is packed, the offset of what contains it.
  package var offset: Int
  /// The decompressed size in bytes, as far as the file has it.
  package var byteCount: Int
  /// The size that the header states, in bytes; nil if the header is cut off.
  package var statedByteCount: Int?
  /// Whether its ID is the digest of its bytes (ICC.1:2022, 7.2.18); nil if it states none, or isn't complete.
  package var matchesID: Bool?
  /// The preferred colour management module.
  ///
  /// Like the following signatures it has up to four characters, without trailing spaces and NULs, and is empty if
  /// nothing is stated.
  package var preferredModule = ""
  /// The class of device: `mntr` display, `scnr` input, `prtr` output, `spac` colour space.
  package var deviceClass = ""
  /// The colour space: `RGB`, `GRAY`, `CMYK`.
  package var colorSpace = ""
  /// The primary platform: `APPL`, `MSFT`, `SGI`, `SUNW`.
  package var platform = ""
  /// The device's manufacturer.
  package var manufacturer = ""
  /// The device's model.
  package var model = ""
  /// The creator of the profile: `appl`, `ADBE`, `lcms`, `HP`.
  package var creator = ""
  /// The version's first part: 4 for 4.3.
  package var majorVersion = 0
  /// The version's second part: 3 for 4.3.
  package var minorVersion = 0
  /// When the profile was made, as `yyyy:mm:dd hh:mm:ss`; nil if it isn't stated.
  package var date: String?
  /// The `desc` tag, in English, or else in the first language.
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
