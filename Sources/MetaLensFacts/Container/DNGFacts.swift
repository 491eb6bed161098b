/// DNG's own tags about a file's origin (DNG specification 1.7, chapter 4).
package struct DNGFacts: Sendable, Equatable {
  /// DNGVersion (0xC612) as `1.4.0.0`.
  package var version: String
  /// UniqueCameraModel (0xC614).
  package var uniqueCameraModel: String?
  /// OriginalRawFileName (0xC68B): the raw file that the DNG was converted from.
  package var originalRawFileName: String?
  /// Whether OriginalRawFileData (0xC68C) contains that raw file.
  package var holdsOriginalRaw = false
  /// PreviewApplicationName (0xC716).
  package var previewApplication: String?
  /// PreviewApplicationVersion (0xC717).
  package var previewApplicationVersion: String?
  /// PreviewDateTime (0xC71B), as written.
  package var previewDateTime: String?
  /// RawImageDigest (0xC71C): MD5 of the raw data, in lower-case hexadecimal.
  package var rawImageDigest: String?
  /// NewRawImageDigest (0xC7A7), in lower-case hexadecimal.
  package var newRawImageDigest: String?
  /// RawDataUniqueID (0xC65D), in lower-case hexadecimal.
  package var rawDataUniqueID: String?
  /// The leading text of DNGPrivateData (0xC634), such as `Adobe`, up to its first NUL, 32 bytes at most.
  package var privateDataOwner: String?

  package init(version: String) { self.version = version }
}
