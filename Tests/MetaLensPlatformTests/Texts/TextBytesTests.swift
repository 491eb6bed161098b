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
    // A quotation mark and U+2020 are odd.
    let odd = EscapedCharacters(beginningWith: [0x22, 0xE2]) { first, second, third in
      first == 0x22 || (second, third) == (0x80, 0xA0)
    }
    var text = TextBytes(capacity: 8)
    text.append("a" as StaticString)
    let wasAdded = text.append(quoted: value, unless: odd)
    #expect(wasAdded == isAdded)
    let taken = text.take()
    #expect(String(decoding: taken, as: UTF8.self) == (isAdded ? "a\"\(value)\"" : "a"))
  }

  @Test func addsATemplateWithItsValues() {
    let odd = EscapedCharacters(beginningWith: [0x22]) { _, _, _ in true }
    var text = TextBytes(capacity: 8)
    // Braces in a value are no placeholder; a missing value gives nothing, and neither does an unclosed brace.
    let values = [(name: "a", value: "{b}"), (name: "b", value: "é")]
    var isAdded = text.append(quoted: "{a} and {b}{c}.", with: values, unless: odd)
    #expect(isAdded)
    isAdded = text.append(quoted: "no {end", with: values, unless: odd)
    #expect(isAdded)
    isAdded = text.append(quoted: "{a}", with: [(name: "a", value: "\"")], unless: odd)
    #expect(!isAdded)
    isAdded = text.append(quoted: "", with: [], unless: odd)
    #expect(isAdded)
    // A part of a text; a part outside it gives nothing.
    isAdded = text.append(quoted: "\"{b}\"{a", part: 1..<4, with: values, unless: odd)
    #expect(isAdded)
    isAdded = text.append(quoted: "abc", part: 2..<90, with: values, unless: odd)
    #expect(isAdded)
    let taken = text.take()
    #expect(String(decoding: taken, as: UTF8.self) == "\"{b} and é.\"\"no {end\"\"\"\"é\"\"c\"")
  }

  @Test(arguments: [
    (UInt64(0x33_3231), 3, "123"), (0x31, 1, "1"), (0x3837_3635_3433_3231, 8, "12345678"), (0x31, 0, ""),
  ])
  func addsBytesOfANumber(packed: UInt64, count: Int, expected: String) {
    var text = TextBytes(capacity: 1)
    for _ in 0..<20 { text.append(packed: packed, count: count) }
    let taken = text.take()
    #expect(String(decoding: taken, as: UTF8.self) == String(repeating: expected, count: 20))
  }
}
