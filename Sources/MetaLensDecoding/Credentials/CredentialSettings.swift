import MetaLensFacts

/// How photos' credentials are checked, in the library's JSON.
enum CredentialSettings {
  /// The purposes (extended key usages) that allow a certificate to sign claims or time stamps, one per line.
  ///
  /// The library's own list lacks the second, which the C2PA's certificate policy requires of the certificates that it
  /// vouches for, and the last (C2PA 2.1, 14.5.1). Without them, signatures by such certificates would count as invalid
  /// even if the certificates are trusted.
  private static let purposes = [
    "1.3.6.1.5.5.7.3.4",  // e-mail protection
    "1.3.6.1.4.1.62558.2.1",  // C2PA claim signing
    "1.3.6.1.5.5.7.3.8",  // time stamping
    "1.3.6.1.5.5.7.3.9",  // OCSP signing
    "1.3.6.1.4.1.311.76.59.1.9",  // Microsoft's C2PA signing
    "1.3.6.1.5.5.7.3.36",  // document signing (RFC 9336)
  ]

  /// Returns settings that forbid all network access: no manifest and no OCSP response is fetched, and no CAWG
  /// identity is resolved.
  ///
  /// Only the anchors are trusted.
  ///
  /// - Parameter anchors: The certificates as PEM; nil if there are none, in which case nobody is trusted.
  static func text(anchors: [UInt8]?) -> String {
    var text =
      #"{"core":{"allowed_network_hosts":[],"decode_identity_assertions":false},"#
      + #""verify":{"ocsp_fetch":false,"remote_manifest_fetch":false,"verify_trust":true}"#
    text += #","trust":{"trust_config":""# + purposes.map { $0 + #"\n"# }.joined() + "\""
    if let anchors { text += #","trust_anchors":""# + quoted(anchors) + "\"" }
    return text + "}}"
  }

  /// Returns ASCII as a JSON string; other bytes, which PEM has only in remarks, become question marks.
  ///
  /// The byte-order mark (U+FEFF) that some editors put before a text is removed: with it, the library would not
  /// recognize the first line of a PEM block.
  private static func quoted(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 32)
    for byte in bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...] {
      switch byte {
      case UInt8(ascii: "\n"): text += Array(#"\n"#.utf8)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\r"): continue
      case UInt8(ascii: "\t"): text.append(UInt8(ascii: " "))
      case 0x20...0x7E: text.append(byte)
      default: text.append(UInt8(ascii: "?"))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
