import MetaLensDecoding
package import MetaLensPlatform

/// Checks Content Credentials with a library that is loaded at run time; for targets that don't import the decoders.
package struct CredentialChecking: Sendable {
  /// The reason why the named library or trust anchors can't be used.
  package struct Failure: Error, Sendable, Equatable {
    /// Whether the trust anchors are at fault; if false, the library is.
    package var isOfAnchors: Bool
    /// The reason, in English.
    package var detail: String
  }

  package static let maximumAnchorBytes = CredentialChecker.maximumAnchorBytes

  let checker: CredentialChecker
  private var anchors: [UInt8]?

  /// Makes a checker, which loads the library only when it is needed.
  ///
  /// - Parameters:
  ///   - library: the library's file; nil to look for it in the usual places.
  ///   - anchors: certificates, as PEM, that vouch for signers; nil if no signer is trusted.
  package init(library: SystemPath? = nil, anchors: [UInt8]? = nil) {
    // The caller named a file; a name without a slash would be looked for in the system's folders.
    let path = library?.absolute(in: .current)
    checker =
      path.map { path in
        CredentialChecker(anchors: anchors, library: [(path.isAbsolute ? "" : "./") + path.display])
      }
      ?? CredentialChecker(anchors: anchors)
    self.anchors = anchors
  }

  /// Checks the anchors, loads the library and makes it read them.
  package func prepare() throws(Failure) {
    if let anchors {
      do throws(TrustAnchors.Fault) { _ = try TrustAnchors(anchors) } catch {
        throw Failure(isOfAnchors: true, detail: error.detail)
      }
    }
    do throws(CredentialLibraryError) { try checker.prepare() } catch {
      var isOfAnchors = false
      if case .settings = error { isOfAnchors = checker.anchors != nil }
      throw Failure(isOfAnchors: isOfAnchors, detail: error.detail)
    }
  }

  /// What reports of photos with credentials depend on: the library's version and the anchors' digest; empty if there
  /// is no library.
  package var basis: String {
    checker.version.map { Self.basis(library: $0, anchors: checker.anchors) } ?? ""
  }

  /// Returns the basis for a library's version and the anchors' digest.
  static func basis(library: String, anchors: String?) -> String { "c2pa \(library) \(anchors ?? "-")" }
}

extension PhotoMetadataService {
  /// Returns a copy of the service that checks Content Credentials.
  ///
  /// - Parameter checking: a library and trust anchors; nil to read credentials without checking them.
  package func checkingCredentials(by checking: CredentialChecking?) -> PhotoMetadataService {
    var service = self
    service.credentialChecking = checking
    return service
  }
}
