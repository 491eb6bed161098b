/// A library that checks Content Credentials: signatures, hashes and trust.
package protocol CredentialLibrary: Sendable {
  var version: String { get }
  /// Returns the library's verdict on a photo.
  ///
  /// - Parameters:
  ///   - source: The photo's bytes.
  ///   - format: The photo's media type, such as `image/jpeg`.
  ///   - settings: How to check the photo, in the library's JSON.
  func verdict(
    on source: any ByteSource, format: String, settings: String
  ) throws(CredentialLibraryError) -> CredentialVerdict
  /// Throws an error if the library refuses the settings.
  func validate(settings: String) throws(CredentialLibraryError)
}

/// A library's verdict on a photo, in its JSON.
package struct CredentialVerdict: Sendable {
  /// The manifest store with the results of validation.
  package var store: [UInt8]
  /// The same store with the certificates; nil if the library's version doesn't write them.
  package var certificates: [UInt8]?

  package init(store: [UInt8], certificates: [UInt8]? = nil) {
    self.store = store
    self.certificates = certificates
  }
}

/// The reason why a library can't check a photo.
package enum CredentialLibraryError: Error, Sendable, Equatable {
  /// No library could be loaded.
  case missing
  /// The library lacks a function, so it is another library or an older version.
  case unfit(String)
  /// The library refused the settings, which contain the trust anchors.
  case settings(String)
  /// The library couldn't check this photo.
  case failed(String)

  /// A description in English.
  package var detail: String {
    switch self {
    case .missing: "none could be loaded, since it isn't there or is no library"
    case .unfit(let function): "it has no function \(function), so it is another library or an older version"
    case .settings(let words), .failed(let words): words
    }
  }
}
