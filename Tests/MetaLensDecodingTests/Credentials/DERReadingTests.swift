import Testing

@testable import MetaLensDecoding

struct DERReadingTests {
  private func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    content.count < 0x80
      ? [tag, UInt8(content.count)] + content
      : [tag, 0x82, UInt8(content.count >> 8), UInt8(content.count & 255)] + content
  }

  private func name(_ organization: String, _ common: String) -> [UInt8] {
    element(
      0x30,
      [(10, organization), (3, common)].flatMap { type, text in
        element(0x31, element(0x30, element(0x06, [0x55, 0x04, type]) + element(0x0C, Array(text.utf8))))
      })
  }

  private func certificate(hasVersion: Bool) -> [UInt8] {
    let fields =
      (hasVersion ? element(0xA0, element(0x02, [2])) : []) + element(0x02, [7]) + element(0x30, [])
      + name("Authority", "Root") + element(0x30, []) + name("Maker", "Camera")
    return element(0x30, element(0x30, fields) + element(0x30, []))
  }

  @Test(arguments: [true, false]) func namesOfACertificate(hasVersion: Bool) throws {
    let bytes = certificate(hasVersion: hasVersion)
    let names = try #require(DERReading.names(ofCertificate: bytes, bytes.indices))
    #expect(names.subject == "Maker, Camera" && names.issuer == "Authority, Root")
    #expect(DERReading.isCertificate(bytes))
    #expect(!DERReading.isCertificate(bytes + [0]) && !DERReading.isCertificate([]))
  }

  private func token(_ time: String) -> [UInt8] {
    let info = element(
      0x30,
      element(0x02, [1]) + element(0x06, [42]) + element(0x30, []) + element(0x02, [9])
        + element(0x18, Array(time.utf8)))
    let signed = element(
      0x30,
      element(0x02, [3]) + element(0x31, [])
        + element(0x30, element(0x06, [1]) + element(0xA0, element(0x04, info))))
    return element(0x30, element(0x06, [2]) + element(0xA0, signed))
  }

  @Test(
    arguments: [
      ("20261123065445Z", "2026-11-23T06:54:45Z"), ("20261123065445.25Z", "2026-11-23T06:54:45.25Z"),
      ("2026", nil), ("2026112306544xZ", nil),
    ] as [(String, String?)]) func timeOfAToken(written: String, time: String?)
  {
    let token = token(written)
    #expect(DERReading.time(ofToken: token, token.indices) == time)
    let answer = element(0x30, element(0x30, element(0x02, [0])) + token)
    #expect(DERReading.time(ofToken: answer, answer.indices) == time)
  }

  /// Checks that false lengths, every cut and every altered byte end without a trap.
  @Test func damageEnds() {
    let whole = token("20261123065445Z") + certificate(hasVersion: true)
    for index in whole.indices {
      for value in [0x00, 0x80, 0x84, 0xFF] as [UInt8] {
        var bytes = whole
        bytes[index] = value
        _ = DERReading.time(ofToken: bytes, bytes.indices)
        _ = DERReading.names(ofCertificate: bytes, index..<bytes.count + 7)
      }
      let cut = Array(whole.prefix(index))
      _ = DERReading.names(ofCertificate: cut, cut.indices)
    }
  }
}
