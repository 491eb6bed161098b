import MetaLensBytes
import MetaLensFacts

/// Summarizes what a claim's signature states about itself (COSE_Sign1, RFC 9052; C2PA 2.1, 13.2).
///
/// Nothing is verified.
enum SignatureWords {
  /// Returns algorithm, certificate and time stamp, as far as they can be read.
  static func says(
    _ value: CBORValue, in block: LocatedBytes, _ budget: inout ItemBudget
  ) -> [CredentialOutline.Saying] {
    guard case .array(let parts) = value.content, parts.count == 4 else { return [] }
    var says: [CredentialOutline.Saying] = []
    var headers = [parts[1]]
    if let range = CBORReading.string(at: parts[0].offset, in: block.bytes) {
      var reading = CBORReading(block.bytes, range)
      if let protected = reading.item(&budget) { headers.insert(protected, at: 0) }
    }
    if let algorithm = headers.lazy.compactMap({ $0[number: 1] }).first {
      says.append(.init("algorithm", algorithm.scalar.map { algorithms[$0] ?? $0 } ?? "–"))
    }
    // 33 is x5chain (RFC 9360); older writers used the name.
    let chain = headers.lazy.compactMap { $0[number: 33] ?? $0["x5chain"] }.first
    let certificates = chain?.items ?? []
    if let leaf = certificates.first.flatMap({ CBORReading.string(at: $0.offset, in: block.bytes) }) {
      if let names = DERReading.names(ofCertificate: block.bytes, leaf) {
        says.append(.init("certificate of", names.subject))
        says.append(.init("issued by", names.issuer))
      }
      says.append(.init("certificates", "\(certificates.count)"))
    }
    for header in headers {
      for name in ["sigTst2", "sigTst"] {
        guard let token = header[name]?["tstTokens"]?.items.first?["val"] else { continue }
        let time = CBORReading.string(at: token.offset, in: block.bytes).flatMap {
          DERReading.time(ofToken: block.bytes, $0)
        }
        says.append(.init("time stamp", time ?? "can't be read"))
      }
    }
    return says
  }

  /// The names of the algorithms that C2PA allows (RFC 9053, 2, and RFC 8230); others are shown as numbers.
  private static let algorithms = [
    "-7": "ES256", "-35": "ES384", "-36": "ES512", "-37": "PS256", "-38": "PS384", "-39": "PS512",
    "-8": "EdDSA",
  ]
}
