/// The substitution with which Sony's maker notes encipher some values.
///
/// A byte up to 248 is replaced by its cube modulo 249, and the other bytes are unchanged (exiftool, Sony.pm,
/// `Decipher`).
enum SonyCipher {
  static func deciphered(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.map { plain[Int($0)] }
  }

  /// The plain byte of each enciphered byte.
  ///
  /// 3 has no common divisor with 2 and 82, so no two bytes have the same cube.
  private static let plain: [UInt8] = {
    var plain = Array(UInt8.min...UInt8.max)
    for byte in 0..<249 { plain[byte * byte * byte % 249] = UInt8(byte) }
    return plain
  }()
}
