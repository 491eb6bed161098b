import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct RawProfileTests {
  @Test(
    arguments: [
      ("\nexif\n       3\n4d4D00\n", [0x4D, 0x4D, 0x00], nil),
      ("\nexif\n3\n4d 4d\n00", [0x4D, 0x4D, 0x00], nil),
      ("\nexif\n0\n", [], nil),
      ("\nexif\n2\n4d4d4d", [0x4D, 0x4D, 0x4D], "3 bytes, 2 stated"),
      ("\nexif\n2\n4d4", [0x4D], "an odd count of digits"),
      ("\nexif\n2\n4dx", [0x4D], "no hexadecimal digit after 1 bytes"),
    ] as [(String, [UInt8], String?)])
  func reads(text: String, bytes: [UInt8], failure: String?) throws {
    let profile = try #require(RawProfile(Array(text.utf8)[...]))
    #expect(profile.bytes == bytes)
    #expect(profile.failure == failure)
  }

  @Test(arguments: ["", "\n", "exif", "\nexif", "\nexif\n", "\nexif\nx\n4d", "4d4d"])
  func whatHasNoSuchLinesIsNone(text: String) {
    let profile = RawProfile(Array(text.utf8)[...])
    #expect(profile == nil)
  }
}
