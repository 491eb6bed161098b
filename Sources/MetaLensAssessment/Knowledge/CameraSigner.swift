/// A camera that signs its own pictures, identified by the subject of its certificates.
///
/// Organisation and common name must both match, since makers' editors and services sign under the same organisation.
/// For a camera that isn't listed here, the only consequence is that its signature gives no lower bound for the score.
struct CameraSigner: Sendable {
  /// The maker that EXIF Make names.
  var maker: Maker
  /// The certificate's organisation (O).
  var organization: String
  /// The certificate's common name (CN).
  var commonName: String

  private init(_ maker: Maker, _ organization: String, _ commonName: String) {
    self.maker = maker
    self.organization = organization
    self.commonName = commonName
  }

  /// The known cameras, sorted by maker, each with its source.
  ///
  /// Nikon's aren't listed: in September 2025 its Z 6III signed pictures that it hadn't taken (multiple exposures), and
  /// Nikon revoked the certificates, which a check without a network can't know (contentauth/c2pa-rs, issue 1439).
  static let all: [CameraSigner] = [
    // c2pa-org/conformance-public 7dbff51, conforming-products-list.json (product.DN of a generator product):
    CameraSigner(.google, "Google LLC", "Pixel Camera"),
    CameraSigner(.vivo, "vivo Mobile Communication Co., Ltd.", "JOVI Camera"),
    CameraSigner(.vivo, "vivo Mobile Communication Co., Ltd.", "vivo Camera"),
    CameraSigner(.xiaomi, "Xiaomi Communications Co., Ltd", "Xiaomi Camera"),
  ]

  /// Whether a certificate was issued to it.
  func signed(_ signature: CredentialValidation.Signature) -> Bool {
    signature.organization == organization && signature.commonName == commonName
  }
}
