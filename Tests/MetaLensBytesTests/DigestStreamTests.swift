import Testing

@testable import MetaLensBytes

struct DigestStreamTests {
  // FIPS 180-4's examples, and the empty message.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ]) func hashes(_ message: String, _ digest: String) {
    let bytes = Array(message.utf8)
    for split in 0...bytes.count {
      var hash = DigestStream(.sha256)
      hash?.update(Array(bytes[..<split]))
      hash?.update(bytes, from: split)
      #expect(hash?.finalize() == digest)
    }
  }

  // RFC 1321's test suite.
  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"), ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
  ]) func hashesByMD5(_ message: String, _ digest: String) {
    var hash = DigestStream(.md5)
    for byte in message.utf8 { hash?.update([byte]) }
    #expect(hash?.finalize() == digest)
  }
}
