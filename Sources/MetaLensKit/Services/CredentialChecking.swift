import MetaLensDecoding
package import MetaLensPlatform

/// Has Content Credentials checked by a library that is loaded at run time; for everyone who may not know which.
package struct CredentialChecking: Sendable {
  /// What was named can't be used.
  package struct Failure: Error, Sendable, Equatable {
    /// Whether that is the trust anchors; else the library.
    package var isOfAnchors: Bool
    /// Why, in English.
    package var detail: String
  }

  /// Trust anchors at most, in bytes.
  package static let maximumAnchorBytes = CredentialChecker.maximumAnchorBytes

  let checker: CredentialChecker
  private var anchors: [UInt8]?

  /// Makes one; nothing is loaded before it is needed.
  ///
  /// - Parameters:
  ///   - library: the library's file; nil where it is looked for in the usual places.
  ///   - anchors: certificates as PEM that vouch for signers; nil where nobody is trusted.
  package init(library: SystemPath? = nil, anchors: [UInt8]? = nil) {
    // A name without a slash would be looked for in the system's folders; a file is what was named.
    let path = library?.absolute(in: .current)
    checker =
      path.map { CredentialChecker(anchors: anchors, library: [$0.display]) }
      ?? CredentialChecker(anchors: anchors)
    self.anchors = anchors
  }

  /// Reads the anchors, loads the library and has it try them.
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

  /// What reports of photos with credentials stand on: the library's version and the anchors' digest; empty where there is
  /// no library.
  package var basis: String {
    checker.version.map { Self.basis(library: $0, anchors: checker.anchors) } ?? ""
  }

  /// The same of a library's version and the anchors' digest.
  static func basis(library: String, anchors: String?) -> String { "c2pa \(library) \(anchors ?? "-")" }
}

extension PhotoMetadataService {
  /// The same service, which has Content Credentials checked.
  ///
  /// - Parameter checking: a library and trust anchors; nil where credentials are told as they stand.
  package func checkingCredentials(by checking: CredentialChecking?) -> PhotoMetadataService {
    var service = self
    service.credentialChecking = checking
    return service
  }
}
