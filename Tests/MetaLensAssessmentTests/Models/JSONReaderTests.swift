import Testing

@testable import MetaLensAssessment

struct JSONReaderTests {
  @Test(
    arguments: [
      ("{}", JSONValue.object([:])), (" [1, 2.5, -3] ", .array([.integer(1), .number(2.5), .integer(-3)])),
      (
        #"{"a": {"b": [true, false, null]}}"#,
        .object(["a": .object(["b": .array([.bool(true), .bool(false), .null])])])
      ),
      (#"{"a": NaN, "b": -Infinity}"#, .object(["a": .null, "b": .null])),
      (#""a\n\"\\\/\u00e9\ud83d\ude00""#, .string("a\n\"\\/é😀")),
      (#"{"a": "\ud83d"}"#, .object(["a": .string("\u{FFFD}")])),
      // Python's writers repeat no key; if one is repeated, the last counts, as in other readers.
      (#"{"a": 1, "a": 2}"#, .object(["a": .integer(2)])),
    ] as [(String, JSONValue)])
  func reads(text: String, expected: JSONValue) { #expect(JSONReader.value(of: text) == expected) }

  @Test(arguments: [
    "", "{", "{\"", "[1,]", "{a: 1}", "{\"a\" 1}", "{\"a\": 1} x", "{\"a\": 1,}", "'a'", "a lighthouse",
    "{\"a\": \"\\x\"}", "nul",
  ])
  func refuses(text: String) { #expect(JSONReader.value(of: text) == nil) }

  @Test(
    arguments: [
      (
        #"{"a": 1, "b": {"c": "some te"#,
        JSONValue.object(["a": .integer(1), "b": .object(["c": .string("some te")])])
      ),
      (#"{"a": [1, 2"#, .object(["a": .array([.integer(1), .integer(2)])])),
      (#"{"a": 1, "b"#, .object(["a": .integer(1)])),
    ] as [(String, JSONValue)])
  func readsTheBeginningOfACutText(text: String, expected: JSONValue) {
    #expect(JSONReader.value(of: text) == expected)
  }

  @Test func isBounded() {
    let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    #expect(JSONReader.value(of: deep) == nil)
    let long = "[" + String(repeating: "1,", count: JSONReader.maximumValues) + "1]"
    #expect(JSONReader.value(of: long) == nil)
  }

  @Test func readsObjectsOnly() {
    #expect(JSONReader.object(of: "[1]") == nil)
    #expect(JSONReader.object(of: " \n{\"a\":1}") == ["a": .integer(1)])
  }
}
