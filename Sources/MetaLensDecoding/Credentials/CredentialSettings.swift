import MetaLensFacts

/// How photos' credentials are checked, in the library's JSON.
enum CredentialSettings {
  /// What a certificate may be for that signs claims or time stamps (extended key usage), one a line.
  ///
  /// The library's own list lacks the second, which the C2PA's certificate policy asks of those that it vouches for, and
  /// the last (C2PA 2.1, 14.5.1): their signatures would be called invalid whoever vouches for them.
  private static let purposes = [
    "1.3.6.1.5.5.7.3.4",  // e-mail protection
    "1.3.6.1.4.1.62558.2.1",  // C2PA claim signing
    "1.3.6.1.5.5.7.3.8",  // time stamping
    "1.3.6.1.5.5.7.3.9",  // OCSP signing
    "1.3.6.1.4.1.311.76.59.1.9",  // Microsoft's C2PA signing
    "1.3.6.1.5.5.7.3.36",  // document signing (RFC 9336)
  ]

  /// The settings forbid all network access: no manifest and no OCSP response is fetched, and no CAWG identity is resolved. Only
  /// the anchors are trusted.
  ///
  /// - Parameter anchors: certificates as PEM; nil where none are given, and nobody is trusted then.
  static func text(anchors: [UInt8]?) -> String {
    var text =
      #"{"core":{"allowed_network_hosts":[],"decode_identity_assertions":false},"#
      + #""verify":{"ocsp_fetch":false,"remote_manifest_fetch":false,"verify_trust":true}"#
    text += #","trust":{"trust_config":""# + purposes.map { $0 + #"\n"# }.joined() + "\""
    if let anchors { text += #","trust_anchors":""# + quoted(anchors) + "\"" }
    return text + "}}"
  }

  /// ASCII as a text in JSON; other bytes, which PEM has only in remarks, as question marks.
  ///
  /// The mark that some editors put before a text (U+FEFF) goes: the library would take no line after it for a block's first.
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
