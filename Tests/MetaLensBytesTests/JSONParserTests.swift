import MetaLensFacts
import Testing

@testable import MetaLensBytes

struct JSONParserTests {
  private static func read(_ text: String) -> (value: CBORValue?, failure: String?) {
    var budget = ItemBudget(ReadLimits())
    let bytes = Array(text.utf8)
    var reading = JSONParser(bytes, bytes.indices)
    let value = reading.value(&budget)
    return (value, reading.failure)
  }

  @Test(arguments: [
    ("1", "1"), ("-12", "-12"), ("1.5", "1.5"), ("2e3", "2000.0"), ("true", "true"), ("false", "false"),
    ("\"a\"", "a"), ("\"\\u00fc\\n\\\"\"", "\u{FC}\n\""), ("\"\\ud83d\\ude00\"", "\u{1F600}"),
    ("\"\\ud83dx\"", "\u{FFFD}x"), ("-9223372036854775808", "-9223372036854775808"),
  ])
  func scalarsAreRead(_ text: String, _ scalar: String) {
    let read = Self.read(text)
    #expect(read.value?.scalar == scalar)
    #expect(read.failure == nil)
  }

  @Test func objectsGiveValuesAndTheirPlaces() {
    let read = Self.read(" { \"a\" : [ 1 , {\"b\":null} ] , \"c\":\"d\" } ")
    #expect(read.value?["a"]?.items.count == 2)
    #expect(read.value?["c"]?.text == "d")
    #expect(read.value?["c"]?.offset == 34)
    #expect(read.failure == nil)
  }

  @Test(arguments: [
    "", "{", "[", "[1", "[1,", "{\"a\"", "{\"a\":", "{\"a\":1,}", "{1:2}", "\"", "\"\\", "\"\\u12", "\"\\x\"",
    "nul",
    "nan", "inf", "0x10", "+1", "-", ".5", "-.5", "]", String(repeating: "[", count: 100_000),
    String(repeating: "{\"a\":", count: 50_000), String(repeating: "1", count: 100_000),
    "[" + String(repeating: "0,", count: 1 << 17),
  ])
  func brokenTextsEnd(_ text: String) {
    #expect(Self.read(text).failure != nil)
  }

  @Test(
    arguments: [
      ("{\"a\":\"b", true, "b"), ("{\"a\":\"b", false, nil), ("{\"a\":\"b\\u00", true, "b"),
      ("{\"a\":\"b\\x\"}", true, nil),
    ] as [(String, Bool, String?)])
  func aTextThatIsCutCountsWhereAsked(_ text: String, _ keeps: Bool, _ value: String?) {
    var budget = ItemBudget(ReadLimits())
    let bytes = Array(text.utf8)
    var reading = JSONParser(bytes, bytes.indices, keepsCutTexts: keeps)
    #expect(reading.value(&budget)?["a"]?.text == value)
    #expect(reading.failure != nil)
  }

  @Test(
    arguments: [([0x31, 0x32], true), ([0x31, 0x32, 0xFF], true), ([0x31, 0xFF, 0x7D], false)]
      as [([UInt8], Bool)])
  func aNumberThatIsCutIsTold(_ end: [UInt8], _ isCut: Bool) {
    var budget = ItemBudget(ReadLimits())
    let bytes = Array("{\"a\":\"b\",\"c\":".utf8) + end
    var reading = JSONParser(bytes, bytes.indices)
    #expect(reading.value(&budget)?["a"]?.text == "b")
    #expect(reading.isCut == isCut)
  }
}
