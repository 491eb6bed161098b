/// Bytes as text for `data:` (RFC 4648, 4).
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text, padded.
  static func text(_ bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    out.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      var group = Int(bytes[index]) << 16
      if count > 1 { group |= Int(bytes[index + 1]) << 8 }
      if count > 2 { group |= Int(bytes[index + 2]) }
      for place in 0..<4 {
        out.append(place <= count ? digits[group >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
      index += 3
    }
    return String(decoding: out, as: UTF8.self)
  }
}
