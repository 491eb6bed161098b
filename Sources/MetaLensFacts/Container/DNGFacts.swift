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
