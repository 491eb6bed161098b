package import MetaLensPlatform

/// What checks Content Credentials: a library that is named or found, and the given trust anchors.
package struct CredentialSelection: Sendable, Equatable {
  /// The library; nil to search the usual places.
  package var library: SystemPath?
  /// The certificates (PEM) that vouch for signers; nil if no signer is trusted.
  package var anchors: SystemPath?

  package init() {}

  /// Whether anything was named.
  package var isChanged: Bool { library != nil || anchors != nil }
}
