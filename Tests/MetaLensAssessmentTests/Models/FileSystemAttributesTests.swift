import Testing

@testable import MetaLensAssessment
@testable import MetaLensPlatform

struct FileSystemAttributesTests {
  @Test(
    arguments: [
      (0, 0, "1970-01-01T00:00:00Z"), (1_795_286_652, 543_209_088, "2026-11-21T18:44:12.543209088Z"),
      (-1, 5, "1969-12-31T23:59:59.000000005Z"), (951_782_400, 0, "2000-02-29T00:00:00Z"),
      (-62_135_596_800, 0, "0001-01-01T00:00:00Z"), (253_402_300_799, 0, "9999-12-31T23:59:59Z"),
      (.max, 0, "9223372036854775807 s"), (.min, 0, "-9223372036854775808 s"),
    ] as [(Int64, Int, String)])
  func writesTimes(seconds: Int64, nanoseconds: Int, text: String) {
    #expect(FileSystemAttributes.text(of: .init(seconds: seconds, nanoseconds: nanoseconds)) == text)
  }

  @Test(
    arguments: [
      ("user.xdg.origin.url", "https://example.org/é.jpg", true), ("user.xdg.referrer.url", "x", true),
      ("com.apple.quarantine", "0081;5e1;Safari;", true), ("user.com.apple.quarantine", "0081", true),
      ("com.apple.assetsd.creatorBundleID", "com.apple.camera", true), ("user.note", "private", false),
      ("security.selinux", "x", false), ("com.apple.metadata:kMDItemWhereFroms", "bplist00\u{1}", false),
      ("user.xdg.comment", "two\nlines", false), ("user.xdg.comment", "", true),
    ])
  func showsWhatTellsOrigin(name: String, value: String, isShown: Bool) {
    let time = FileAttributes.Time(seconds: 0, nanoseconds: 0)
    let attributes = FileSystemAttributes(
      FileAttributes(
        modified: time, statusChanged: time, born: nil,
        extended: [
          .init(name: Array(name.utf8), byteCount: value.utf8.count, value: Array(value.utf8)),
          .init(name: [0xFF], byteCount: nil, value: nil),
        ]))
    #expect(attributes.extended?.first?.text == (isShown ? value : nil))
    #expect(attributes.extended?.first?.byteCount == value.utf8.count)
    #expect(attributes.extended?.last == .init(name: "\u{FFFD}", byteCount: nil))
  }

  @Test func bytesThatAreNoTextAreNotShown() {
    #expect(FileSystemAttributes.plainText([0x61, 0xFF]) == nil)
  }

  /// Checks that values are read as macOS writes them: property lists of two texts, of a boolean, and of a line break.
  @Test(
    arguments: [
      ([0xA2, 1, 2, 0x51, 0x61, 0x61, 0x00, 0xE9, 8, 11, 13], 3, "a é"), ([0x09, 8], 1, "true"),
      ([0x51, 0x0A, 8], 1, nil), ([0x10, 0x01, 8], 1, nil),
    ] as [([UInt8], UInt8, String?)])
  func propertyListsAreShown(objects: [UInt8], count: UInt8, text: String?) {
    var list = Array("bplist00".utf8) + objects
    let table = UInt8(list.count) - count
    list += [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [count, 0, table] { list += [0, 0, 0, 0, 0, 0, 0, number] }
    #expect(FileSystemAttributes.plainText(list) == text)
  }
}
