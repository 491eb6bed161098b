/// SHA-256 in plain Swift (FIPS 180-4, 6.2), for small files.
///
/// The library's own reads photos only, and fixtures include what no reader takes.
/// The repository's tests compare it with the system's.
enum FixturesDigest {
  /// The digest in lower-case hexadecimal.
  static func sha256(of bytes: [UInt8]) -> String {
    var state = initial
    let bitCount = UInt64(bytes.count) * 8
    var message = bytes + [0x80]
    message += [UInt8](repeating: 0, count: (120 - message.count % 64) % 64)
    message += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (56 - 8 * UInt64($0))) }
    for start in stride(from: 0, to: message.count, by: 64) {
      compress(message[start..<start + 64], into: &state)
    }
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var schedule = [UInt32](repeating: 0, count: 64)
    for index in 0..<16 {
      let word = block.dropFirst(4 * index).prefix(4)
      schedule[index] = word.reduce(0) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let early = schedule[index - 15]
      let late = schedule[index - 2]
      let first = rotate(early, 7) ^ rotate(early, 18) ^ early >> 3
      let second = rotate(late, 17) ^ rotate(late, 19) ^ late >> 10
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
    var work = state
    for index in 0..<64 {
      let (a, e) = (work[0], work[4])
      let choice = (e & work[5]) ^ (~e & work[6])
      let sumOfE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let first = work[7] &+ sumOfE &+ choice &+ constants[index] &+ schedule[index]
      let majority = (a & work[1]) ^ (a & work[2]) ^ (work[1] & work[2])
      let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
      work = [first &+ second, a, work[1], work[2], work[3] &+ first, e, work[5], work[6]]
    }
    for index in 0..<8 { state[index] &+= work[index] }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static let initial: [UInt32] = [
    0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19,
  ]

  private static let constants: [UInt32] = [
    0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
    0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
    0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
    0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
    0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
    0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
    0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
    0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2,
  ]
}
