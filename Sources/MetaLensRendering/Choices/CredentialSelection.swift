package import MetaLensPlatform

/// What checks Content Credentials: a library that is named or found, and the trust anchors that are given.
package struct CredentialSelection: Sendable, Equatable {
  /// The library; nil where the usual places are looked in.
  package var library: SystemPath?
  /// Certificates as PEM that vouch for signers; nil where nobody is trusted.
  package var anchors: SystemPath?

  package init() {}

  /// Whether anything was named.
  package var isChanged: Bool { library != nil || anchors != nil }
}
