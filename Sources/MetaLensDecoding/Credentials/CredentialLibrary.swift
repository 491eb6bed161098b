/// A library that checks Content Credentials: signatures, hashes and trust.
package protocol CredentialLibrary: Sendable {
  /// The library's version.
  var version: String { get }
  /// What it says of a photo.
  ///
  /// - Parameters:
  ///   - source: the photo's bytes.
  ///   - format: its media type, such as `image/jpeg`.
  ///   - settings: how to check, in the library's JSON.
  func verdict(
    on source: any ByteSource, format: String, settings: String
  ) throws(CredentialLibraryError) -> CredentialVerdict
  /// Throws where the library refuses the settings.
  func validate(settings: String) throws(CredentialLibraryError)
}

/// What a library says of a photo, in its JSON.
package struct CredentialVerdict: Sendable {
  /// The manifest store, with what was validated.
  package var store: [UInt8]
  /// The same with the certificates; nil where the library's version writes none.
  package var certificates: [UInt8]?

  /// Makes a verdict.
  package init(store: [UInt8], certificates: [UInt8]? = nil) {
    self.store = store
    self.certificates = certificates
  }
}

/// Why a library checks nothing.
package enum CredentialLibraryError: Error, Sendable, Equatable {
  /// No library could be loaded.
  case missing
  /// The library lacks a function: another library, or an older version.
  case unfit(String)
  /// The settings, so the trust anchors, were refused.
  case settings(String)
  /// The library couldn't check this photo.
  case failed(String)

  /// What it says, in English.
  package var detail: String {
    switch self {
    case .missing: "none could be loaded, since it isn't there or is no library"
    case .unfit(let function): "it has no function \(function), so it is another library or an older version"
    case .settings(let words), .failed(let words): words
    }
  }
}
