import Testing

@testable import MetaLensBytes

struct ContainerTextUTF16Tests {
  @Test(
    arguments: [
      ([], 9, ""), ([0, 65, 0, 66], 9, "AB"), ([0, 65, 0, 66], 2, "A"), ([0, 65, 0, 66], 3, "A"),
      ([0, 65, 0, 0, 0, 66], 9, "A"), ([0, 65, 0], 9, "A"), ([0xD8, 0x3D, 0xDE, 0], 9, "\u{1F600}"),
      ([0xD8, 0x3D, 0xDE, 0], 2, ""), ([0xD8, 0x3D], 9, "\u{FFFD}"), ([0, 65], -1, ""),
    ] as [([UInt8], Int, String)])
  func unitsAreRead(_ bytes: [UInt8], _ limit: Int, _ text: String) {
    #expect(ContainerText.utf16(bytes[...], limit: limit) == text)
    #expect(ContainerText.utf16(([9] + bytes)[1...], limit: limit) == text)
  }
}
