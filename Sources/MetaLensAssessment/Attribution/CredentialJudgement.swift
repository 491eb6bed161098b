/// The conclusions from the library's validation: drawn from the specification's codes, never from the overall state,
/// which depends on today's clock.
package struct CredentialJudgement: Sendable {
  package let validation: CredentialValidation

  /// The codes of a hash that binds a manifest to its file's bytes and doesn't match them (C2PA 2.1, 15.2.2).
  private static let broken: Set<String> = [
    "assertion.dataHash.mismatch", "assertion.bmffHash.mismatch", "assertion.boxesHash.mismatch",
  ]
  /// The codes of the same hashes if they match.
  private static let bound: Set<String> = [
    "assertion.dataHash.match", "assertion.bmffHash.match", "assertion.boxesHash.match",
  ]
  /// The codes about trust and clocks, which say nothing about the file.
  private static let ofTrust: Set<String> = [
    "signingCredential.untrusted", "signingCredential.expired", "signingCredential.invalid",
    "timeStamp.untrusted",
  ]

  private func has(_ code: String) -> Bool {
    validation.statuses.contains { $0.code == code && $0.kind != .failure }
  }

  /// The status of a hash that shows that bytes of the file were changed; nil if none does.
  var brokenBinding: CredentialValidation.Status? {
    validation.statuses.first { $0.kind == .failure && Self.broken.contains($0.code) }
  }

  /// The status of a hash that shows whether the file's bytes are the signed ones, a mismatch first; nil if none does.
  package var binding: CredentialValidation.Status? {
    brokenBinding ?? validation.statuses.first { $0.kind == .success && Self.bound.contains($0.code) }
  }

  /// The status that shows whether the assertions are the signed ones, a failure first; nil if none does.
  package var assertions: CredentialValidation.Status? {
    validation.statuses.first {
      $0.kind == .failure && $0.code.hasPrefix("assertion.") && !Self.broken.contains($0.code)
    } ?? validation.statuses.first { $0.kind == .success && $0.code == "assertion.hashedURI.match" }
  }

  /// The status of any other failure in the manifest, except those about trust; nil if there is none.
  var fault: CredentialValidation.Status? {
    validation.statuses.first {
      $0.kind == .failure && !Self.broken.contains($0.code) && !Self.ofTrust.contains($0.code)
    }
  }

  /// Whether signature, assertions and the file's bytes match each other, whoever signed.
  var isIntact: Bool {
    brokenBinding == nil && fault == nil && binding != nil && has("claimSignature.validated")
  }

  /// The status of the signer's trust; nil if there is none.
  package var trust: CredentialValidation.Status? {
    validation.statuses.first { $0.code == "signingCredential.trusted" }
      ?? validation.statuses.first { $0.kind == .failure && $0.code.hasPrefix("signingCredential.") }
  }

  /// Whether an authority that the user trusts vouches for the signer.
  var isTrusted: Bool { isIntact && has("signingCredential.trusted") }

  /// Whether such an authority vouches for the time of signing: otherwise the library judges the certificate by today's
  /// clock, and no score may depend on that.
  ///
  /// The library trusts time stamps of version 1 claims, whoever made them.
  var isTimed: Bool {
    (validation.manifests.last?.claimVersion ?? 1) >= 2 && has("timeStamp.validated")
      && has("timeStamp.trusted") && validation.signature?.time != nil
  }

  /// Whether the hash covers all bytes of the file except the manifest's own.
  ///
  /// A hash of boxes leaves out bytes between and after the listed ones, and a hash of ISO media files always leaves
  /// out some boxes (C2PA 2.1, 18.5 to 18.7).
  private var isOverAllBytes: Bool { has("assertion.dataHash.match") && !hasExclusions }

  /// Whether the hash leaves out more bytes than a manifest requires.
  private var hasExclusions: Bool {
    validation.statuses.contains { $0.code.hasSuffix(".additionalExclusionsPresent") }
  }

  /// Whether only a capture is stated, in a single manifest without ingredients.
  var isCaptureAlone: Bool {
    guard validation.manifests.count == 1, let manifest = validation.manifests.last,
      manifest.ingredients.isEmpty, manifest.actions.count == 1, let action = manifest.actions.first,
      action.name == "c2pa.created"
    else { return false }
    return action.sourceType.map(MetadataClaims.term(of:)).flatMap(SourceTypeMeaning.init(term:)) == .capture
  }

  /// Returns the camera whose key signed only a capture, with a trusted signer and time; nil if any of that is missing.
  ///
  /// - Parameter maker: The camera's maker by EXIF Make: another maker's key proves nothing about it.
  func camera(of maker: StatedMaker?) -> CameraSigner? {
    guard isTrusted, isTimed, isOverAllBytes, isCaptureAlone, let signature = validation.signature else {
      return nil
    }
    return CameraSigner.all.first { $0.signed(signature) && maker.names($0.maker) }
  }
}
