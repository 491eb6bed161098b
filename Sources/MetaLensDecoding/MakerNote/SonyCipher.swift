/// The substitution that Sony's maker notes encipher some values with.
///
/// A byte up to 248 stands for its cube modulo 249, and the others for themselves (exiftool, Sony.pm, `Decipher`).
enum SonyCipher {
  /// The bytes as they were before they were enciphered.
  static func deciphered(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.map { plain[Int($0)] }
  }

  /// The plain byte of each enciphered one. 3 is prime to 2 and to 82, so that no two bytes have one cube.
  private static let plain: [UInt8] = {
    var plain = Array(UInt8.min...UInt8.max)
    for byte in 0..<249 { plain[byte * byte * byte % 249] = UInt8(byte) }
    return plain
  }()
}
