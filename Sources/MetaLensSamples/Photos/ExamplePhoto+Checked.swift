package import MetaLensFacts
import MetaLensKit

extension ExamplePhoto {
  /// Returns a Google phone's JPEG with a capture's Content Credentials, and what a library would find in them.
  package static func checked(_ validation: CredentialValidation, by builder: CredentialBuilder = .captured())
    -> ExamplePhoto
  {
    coded(make: "Google", model: "Pixel 10") {
      $0.segments = CredentialBuilder.segments(of: builder.build()).map { (0xEB, $0) }
    }.with { $0.check = .checked(validation) }
  }
}

extension CredentialValidation {
  /// Returns what a library finds in a manifest that is valid except for one fault, if any.
  ///
  /// - Parameter code: the status code of the fault; nil if everything is valid.
  package static func signed(failing code: String? = nil, by organization: String = "Example Signer")
    -> CredentialValidation
  {
    var validation = CredentialValidation(state: code == nil ? "Valid" : "Invalid", library: "0.91.0")
    validation.statuses = [
      Status("claimSignature.validated", .success), Status("assertion.dataHash.match", .success),
      Status("assertion.hashedURI.match", .success), Status("signingCredential.untrusted", .failure),
    ]
    if let code {
      if code == "assertion.dataHash.mismatch" { validation.statuses.remove(at: 1) }
      validation.statuses.append(Status(code, .failure))
    }
    var signature = Signature()
    signature.algorithm = "Es256"
    signature.organization = organization
    signature.commonName = organization
    validation.signature = signature
    var manifest = Manifest(label: "urn:c2pa:1")
    manifest.program = "Example Camera 1.0"
    manifest.signer = organization
    manifest.actions = [
      Action(
        "c2pa.created", sourceType: "http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture")
    ]
    validation.manifests = [manifest]
    return validation
  }

  /// Returns what a library finds in a listed camera's own manifest.
  package static func signedByCamera(trusted: Bool = true) -> CredentialValidation {
    var validation = signed(by: "Google LLC")
    validation.signature?.commonName = "Pixel Camera"
    validation.state = trusted ? "Trusted" : "Valid"
    if trusted {
      validation.statuses.removeLast()
      validation.statuses.append(Status("signingCredential.trusted", .success))
    }
    validation.statuses += [
      Status("timeStamp.validated", .success), Status("timeStamp.trusted", .success),
    ]
    if !validation.manifests.isEmpty { validation.manifests[validation.manifests.count - 1].claimVersion = 2 }
    validation.anchors = String(repeating: "0", count: 64)
    validation.signature?.time = "2026-03-26T00:14:26+00:00"
    return validation
  }
}
