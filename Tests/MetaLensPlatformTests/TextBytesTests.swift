import Testing

@testable import MetaLensPlatform

struct TextBytesTests {
  @Test func addsEachPieceBehindTheLast() {
    var text = TextBytes(capacity: 0)
    text.append(key: "score")
    text.append("98" as StaticString)
    text.append(UInt8(ascii: ","))
    text.append("é" as String)
    text.append(Array("!".utf8))
    text.append("" as String)
    #expect(String(decoding: text.bytes, as: UTF8.self) == #""score":98,é!"#)
    #expect(text.count == text.bytes.count)
  }

  @Test(arguments: [0, 1, 63, 64, 65, 5_000])
  func growsWithWhatIsAdded(count: Int) {
    var text = TextBytes(capacity: 1)
    for _ in 0..<3 { text.append(String(repeating: "x", count: count)) }
    #expect(text.bytes == Array(repeating: UInt8(ascii: "x"), count: 3 * count))
  }

  @Test(arguments: [("plain", true), ("", true), ("an\"odd", false), ("\"", false)])
  func leavesOutWhatHasAnOddByte(value: String, isAdded: Bool) {
    var isOdd = Array(repeating: false, count: 256)
    isOdd[0x22] = true
    var text = TextBytes(capacity: 8)
    text.append("a" as StaticString)
    #expect(text.append(quoted: value, unless: isOdd) == isAdded)
    #expect(String(decoding: text.bytes, as: UTF8.self) == (isAdded ? "a\"\(value)\"" : "a"))
  }
}
