import MetaLensBytes
import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct ICCDecodingTests {
  static func read(_ bytes: [UInt8]) -> (result: ICCProfile?, codes: [String]) {
    MetadataSample.read(bytes) { ICCDecoding.decode($0, &$1) }
  }

  @Test func theHeaderIsRead() throws {
    let bytes = MetadataSample.profile()
    let (profile, codes) = Self.read(bytes)
    var expected = ICCProfile(container: "X", offset: 100, byteCount: bytes.count)
    expected.statedByteCount = bytes.count
    expected.preferredModule = "appl"
    expected.deviceClass = "mntr"
    expected.colorSpace = "RGB"
    expected.platform = "APPL"
    expected.manufacturer = "APPL"
    expected.creator = "lcms"
    (expected.majorVersion, expected.minorVersion) = (4, 3)
    expected.date = "2022:01:02 03:04:05"
    #expect(profile == expected && codes == [])
  }

  /// Checks that an ID is compared over the bytes the header states, and only if these are present.
  @Test(arguments: [[], [0], [1, 2, 3]] as [[UInt8]]) func bytesBehindTheProfileDoNotCount(behind: [UInt8]) {
    let bytes = Self.identified(MetadataSample.profile([("cprt", Array("text\0\0\0\0free\0".utf8))]))
    #expect(Self.read(bytes + behind).result?.matchesID == true)
  }

  @Test(arguments: [(-1, nil), (0, true), (1, nil)] as [(Int, Bool?)])
  func aProfileThatIsNotWholeIsNotChecked(difference: Int, matches: Bool?) {
    let whole = MetadataSample.profile([("cprt", Array("text\0\0\0\0free\0".utf8))])
    var bytes = whole
    bytes.replaceSubrange(0..<4, with: MetadataSample.big(whole.count + max(0, difference), 4))
    bytes = Self.identified(bytes)
    #expect(Self.read(Array(bytes.prefix(whole.count + min(0, difference)))).result?.matchesID == matches)
  }

  @Test(
    arguments: [
      // A size that is too large means that the profile isn't whole.
      (0, nil), (43, false), (44, true), (47, true), (48, false), (63, false), (64, true), (67, true),
      (68, false), (84, false), (99, false), (100, false), (132, false),
    ] as [(Int, Bool?)]) func flagsAndIntentMayChange(index: Int, matches: Bool?)
  {
    var bytes = Self.identified(MetadataSample.profile([("wtpt", [1, 2, 3, 4])]))
    bytes[index] ^= 1
    #expect(Self.read(bytes).result?.matchesID == matches)
  }

  /// Checks that the ID of an old profile isn't checked, as version 2 reserves its bytes.
  @Test func anOldProfileIsNotChecked() {
    let bytes = Self.identified(MetadataSample.profile(version: [2, 0x40]))
    #expect(Self.read(bytes).result?.matchesID == nil)
  }

  @Test func aProfileWithoutAnIDIsNotChecked() {
    #expect(Self.read(MetadataSample.profile()).result?.matchesID == nil)
  }

  /// Returns the profile with the ID of its bytes.
  private static func identified(_ profile: [UInt8]) -> [UInt8] {
    var bytes = profile
    for field in [44..<48, 64..<68, 84..<100] {
      bytes.replaceSubrange(field, with: [UInt8](repeating: 0, count: field.count))
    }
    let digits = Array(DigestStream.md5(of: bytes) ?? "")
    let id = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    var whole = profile
    whole.replaceSubrange(84..<100, with: id)
    return whole
  }

  private static func old(_ text: String, stated: Int? = nil) -> [UInt8] {
    Array("desc".utf8) + [0, 0, 0, 0] + MetadataSample.big(stated ?? text.utf8.count + 1, 4)
      + Array(text.utf8) + [0]
  }

  static let texts: [(data: [UInt8], text: String?)] = [
    (old("sRGB"), "sRGB"), (old("sRGB", stated: 900), nil), (old("sRGB", stated: 0), ""),
    (Array("text".utf8) + [0, 0, 0, 0] + Array("free\0x".utf8), "free"), (Array("text".utf8), ""),
    (MetadataSample.localized([("deDE", "Bild"), ("enUS", "Picture")]), "Picture"),
    (MetadataSample.localized([("koKR", "사진"), ("jaJP", "写真")]), "사진"),
    (MetadataSample.localized([]), nil),
    (Array(MetadataSample.localized([("enUS", "Picture")]).dropLast()), nil),
    (Array("mluc".utf8) + [0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 12], nil),
    (Array("mluc".utf8) + [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0], nil), (Array("XYZ ".utf8), nil), ([], nil),
  ]

  @Test(arguments: texts.indices, ["desc", "cprt"]) func textsAreRead(_ index: Int, name: String) {
    let (data, text) = Self.texts[index]
    let (profile, codes) = Self.read(MetadataSample.profile([("wtpt", [1]), (name, data)]))
    #expect((name == "desc" ? profile?.profileDescription : profile?.copyright) == text)
    #expect((name == "desc" ? profile?.copyright : profile?.profileDescription) == nil)
    #expect(codes == (text == nil ? ["iccInvalid"] : []))
  }

  @Test(arguments: [0, 3, 35, 39, 40, 84, 127, 128, 131, 135, 143, 150])
  func aCutProfileSaysWhatIsLeft(count: Int) {
    let bytes = MetadataSample.profile([("desc", Self.old("sRGB"))])
    let (profile, codes) = Self.read(Array(bytes.prefix(count)))
    #expect((profile == nil) == (count < 40))
    #expect((profile?.statedByteCount == nil) == (count < 128))
    #expect(profile?.profileDescription == nil && codes == ["iccInvalid"])
  }

  @Test func tagsAreBoundedByTheirRoom() {
    var bytes = MetadataSample.profile([("desc", Self.old("sRGB"))])
    bytes.replaceSubrange(128..<132, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(Self.read(bytes).codes == ["iccInvalid"])
  }
}
