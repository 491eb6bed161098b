/// What follows of what the library validated: by the specification's codes, never by its state, which today's clock moves.
package struct CredentialJudgement: Sendable {
  package let validation: CredentialValidation

  /// The codes of a hash that binds a manifest to its file's bytes, where it doesn't fit (C2PA 2.1, 15.2.2).
  private static let broken: Set<String> = [
    "assertion.dataHash.mismatch", "assertion.bmffHash.mismatch", "assertion.boxesHash.mismatch",
  ]
  /// The same hashes where they fit.
  private static let bound: Set<String> = [
    "assertion.dataHash.match", "assertion.bmffHash.match", "assertion.boxesHash.match",
  ]
  /// What speaks of trust and of clocks, and of nothing in the file.
  private static let ofTrust: Set<String> = [
    "signingCredential.untrusted", "signingCredential.expired", "signingCredential.invalid",
    "timeStamp.untrusted",
  ]

  private func has(_ code: String) -> Bool {
    validation.statuses.contains { $0.code == code && $0.kind != .failure }
  }

  /// The hash that says that bytes of the file were changed; nil where none does.
  var brokenBinding: CredentialValidation.Status? {
    validation.statuses.first { $0.kind == .failure && Self.broken.contains($0.code) }
  }

  /// The hash that says that the file's bytes are those that were signed; nil where none does.
  package var binding: CredentialValidation.Status? {
    brokenBinding ?? validation.statuses.first { $0.kind == .success && Self.bound.contains($0.code) }
  }

  /// Whether the assertions are those that were signed; nil where nothing says so.
  package var assertions: CredentialValidation.Status? {
    validation.statuses.first {
      $0.kind == .failure && $0.code.hasPrefix("assertion.") && !Self.broken.contains($0.code)
    } ?? validation.statuses.first { $0.kind == .success && $0.code == "assertion.hashedURI.match" }
  }

  /// What else of the manifest doesn't hold, but for trust.
  var fault: CredentialValidation.Status? {
    validation.statuses.first {
      $0.kind == .failure && !Self.broken.contains($0.code) && !Self.ofTrust.contains($0.code)
    }
  }

  /// Whether signature, assertions and the file's bytes fit each other, whoever signed.
  var isIntact: Bool {
    brokenBinding == nil && fault == nil && binding != nil && has("claimSignature.validated")
  }

  /// What was found of who signed; nil where nothing was.
  package var trust: CredentialValidation.Status? {
    validation.statuses.first { $0.code == "signingCredential.trusted" }
      ?? validation.statuses.first { $0.kind == .failure && $0.code.hasPrefix("signingCredential.") }
  }

  /// Whether an authority that the user trusts says who signed.
  var isTrusted: Bool { isIntact && has("signingCredential.trusted") }

  /// Whether such an authority says when: else the library judges the certificate by today's clock, and no score may hang
  /// on that.
  ///
  /// Time stamps of version 1 claims the library trusts whoever made them.
  var isTimed: Bool {
    (validation.manifests.last?.claimVersion ?? 1) >= 2 && has("timeStamp.validated")
      && has("timeStamp.trusted") && validation.signature?.time != nil
  }

  /// Whether the hash is over all bytes of the file but the manifest's own: that of boxes leaves out what stands between
  /// and behind those that are listed, and that of ISO media files always leaves boxes out (C2PA 2.1, 18.5 to 18.7).
  private var isOverAllBytes: Bool { has("assertion.dataHash.match") && !hasExclusions }

  /// Whether bytes are left out of the hash beyond what a manifest needs.
  private var hasExclusions: Bool {
    validation.statuses.contains { $0.code.hasSuffix(".additionalExclusionsPresent") }
  }

  /// Whether nothing is stated but a capture, in one manifest that was made of nothing else.
  var isCaptureAlone: Bool {
    guard validation.manifests.count == 1, let manifest = validation.manifests.last,
      manifest.ingredients.isEmpty, manifest.actions.count == 1, let action = manifest.actions.first,
      action.name == "c2pa.created"
    else { return false }
    return action.sourceType.map(MetadataClaims.term(of:)).flatMap(SourceTypeMeaning.init(term:)) == .capture
  }

  /// The camera whose key signed nothing but a capture, with authority and time; nil where anything of that is missing.
  ///
  /// - Parameter maker: who made the camera by EXIF Make: another maker's key proves nothing about it.
  func camera(of maker: StatedMaker?) -> CameraSigner? {
    guard isTrusted, isTimed, isOverAllBytes, isCaptureAlone, let signature = validation.signature else {
      return nil
    }
    return CameraSigner.all.first { $0.signed(signature) && maker.names($0.maker) }
  }
}
