import MetaLensFacts

/// How photos' credentials are checked, in the library's JSON.
enum CredentialSettings {
  /// No manifest and no OCSP response is fetched, no identity of the CAWG is resolved on the network, and no host may be
  /// reached at all; trust comes from the anchors alone.
  ///
  /// - Parameter anchors: certificates as PEM; nil where none are given, and nobody is trusted then.
  static func text(anchors: [UInt8]?) -> String {
    var text =
      #"{"core":{"allowed_network_hosts":[],"decode_identity_assertions":false},"#
      + #""verify":{"ocsp_fetch":false,"remote_manifest_fetch":false,"verify_trust":true}"#
    if let anchors {
      text += #","trust":{"trust_anchors":""# + quoted(anchors) + "\"}"
    }
    return text + "}"
  }

  /// ASCII as a text in JSON; other bytes, which PEM has only in remarks, as question marks.
  private static func quoted(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 32)
    for byte in bytes {
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
