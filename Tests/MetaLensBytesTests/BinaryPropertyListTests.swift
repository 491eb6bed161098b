import Testing

@testable import MetaLensBytes

struct BinaryPropertyListTests {
  private static let head = Array("bplist00".utf8)
  private static let zeros: [UInt8] = head + Array(repeating: 0, count: 32)

  /// Returns a list of these objects, the first of which is its own, with places and references of one byte.
  private static func list(_ objects: [UInt8]...) -> [UInt8] {
    var bytes = head
    var places: [UInt8] = []
    for object in objects {
      places.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += places + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(objects.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    return bytes
  }

  private static func ascii(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + text.utf8 }

  @Test(
    arguments: [
      (list(ascii("a b")), ["a b"]), (list([0x08]), ["false"]), (list([0x09]), ["true"]),
      (list([0x5F, 0x10, 3, 0x61, 0x62, 0x63]), ["abc"]), (list([0x5F, 0x11, 0, 1, 0x61]), ["a"]),
      (list([0x62, 0x00, 0xE9, 0x4E, 0x2D]), ["é中"]), (list([0x62, 0xD8, 0x3D, 0xDE, 0x00]), ["😀"]),
      (list([0xA2, 1, 2], ascii("a"), [0x61, 0x00, 0xE9]), ["a", "é"]), (list([0xA0]), []),
      // A text that is twice there is one object.
      (list([0xA2, 1, 1], ascii("x")), ["x", "x"]), (list([0xA1, 1], [0x09]), ["true"]),
      (list([0xAF, 0x10, 1, 1], ascii("x")), ["x"]),
    ] as [([UInt8], [String])])
  func readsTexts(bytes: [UInt8], texts: [String]) {
    #expect(BinaryPropertyList(bytes)?.texts == texts)
  }

  @Test(
    arguments: [
      // A number, a date, bytes, a dictionary, an array of arrays, null, and too many items.
      list([0x10, 7]), list([0x33, 0, 0, 0, 0, 0, 0, 0, 0]), list([0x41, 0x61]),
      list([0xD1, 1, 1], ascii("a")), list([0xA1, 0]), list([0x00]),
      list([0xA2, 1, 2], ascii("a"), [0x10, 7]),
      list([0xA9, 1, 1, 1, 1, 1, 1, 1, 1, 1], ascii("a")),
      // Texts that aren't any, and counts that lead out of the bytes.
      list([0x51, 0xFF]), list([0x61, 0xD8, 0x3D]), list([0x5E, 0x61]), list([0x5F, 0x10, 0xFF, 0x61]),
      list([0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]), list([0x5F, 0x14, 0, 0]),
      list([0x6F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]), list([0x5F, 0x51, 0x61]),
      // References to objects that aren't there.
      list([0xA1, 9], ascii("a")), list([0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]), list(),
      [], head, zeros,
    ] as [[UInt8]])
  func refuses(bytes: [UInt8]) { #expect(BinaryPropertyList(bytes)?.texts == nil) }

  /// Reads a list that another program wrote (Python's plistlib), cut anywhere, and with each byte changed.
  @Test func damageIsNoTrap() {
    let whole: [UInt8] = [
      0x62, 0x70, 0x6C, 0x69, 0x73, 0x74, 0x30, 0x30, 0xA2, 0x01, 0x02, 0x51, 0x61, 0x61, 0x00, 0xE9, 0x08,
      0x0B, 0x0D, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10,
    ]
    #expect(BinaryPropertyList(whole)?.texts == ["a", "é"])
    for count in whole.indices { #expect(BinaryPropertyList(Array(whole.prefix(count)))?.texts == nil) }
    for place in whole.indices {
      for value: UInt8 in [0, 1, 9, 0x7F, 0x80, 0xAF, 0xFF] {
        var changed = whole
        changed[place] = value
        let texts = BinaryPropertyList(changed)?.texts ?? []
        #expect(texts.count <= BinaryPropertyList.maximumItems)
      }
    }
  }
}
