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
    text.append(key: "badge", isFirst: false)
    let count = text.count
    let bytes = text.take()
    #expect(String(decoding: bytes, as: UTF8.self) == #""score":98,é!,"badge":"#)
    #expect(bytes.count == count)
    #expect(text.count == 0)
    text.append("more" as StaticString)
    let taken = text.take()
    #expect(taken == Array("more".utf8))
  }

  @Test(arguments: [0, 1, 63, 64, 65, 5_000])
  func growsWithWhatIsAdded(count: Int) {
    var text = TextBytes(capacity: 1)
    for _ in 0..<3 { text.append(String(repeating: "x", count: count)) }
    let taken = text.take()
    #expect(taken == Array(repeating: UInt8(ascii: "x"), count: 3 * count))
  }

  @Test(arguments: [
    ("plain", true), ("", true), ("an\"odd", false), ("\"", false), ("“fine”", true), ("a“\"", false),
    ("†", false),
    ("“", true), ("a†b", false),
  ])
  func leavesOutWhatHasAnOddCharacter(value: String, isAdded: Bool) {
    var mayBeOdd = Array(repeating: false, count: 256)
    for byte in [0x22, 0xE2] { mayBeOdd[byte] = true }
    var text = TextBytes(capacity: 8)
    text.append("a" as StaticString)
    // A quotation mark and U+2020.
    let wasAdded = text.append(quoted: value, unless: mayBeOdd) { first, second, third in
      first == 0x22 || (second, third) == (0x80, 0xA0)
    }
    #expect(wasAdded == isAdded)
    let taken = text.take()
    #expect(String(decoding: taken, as: UTF8.self) == (isAdded ? "a\"\(value)\"" : "a"))
  }
}
