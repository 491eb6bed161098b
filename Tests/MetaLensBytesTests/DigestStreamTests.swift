import Testing

@testable import MetaLensBytes

struct DigestStreamTests {
  // The examples of FIPS 180-4, and the empty message.
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
      hash?.update(Array(bytes[split...]))
      #expect(hash?.finalize() == digest)
    }
    #expect(DigestStream.sha256(of: bytes) == digest)
  }

  // The examples of RFC 1321, A.5.
  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"),
    ("a", "0cc175b9c0f1b6a831c399e269772661"),
    ("abc", "900150983cd24fb0d6963f7d28e17f72"),
    ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
    ("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"),
    (
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "d174ab98d277d9f5a5611c2c9f419d9f"
    ),
    (
      "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
      "57edf4a22be3c955ac49da2e2107b67a"
    ),
  ]) func hashesByMD5(_ message: String, _ digest: String) {
    let bytes = Array(message.utf8)
    var hash = DigestStream(.md5)
    for byte in bytes { hash?.update([byte]) }
    #expect(hash?.finalize() == digest)
    #expect(DigestStream.md5(of: bytes) == digest)
  }
}
