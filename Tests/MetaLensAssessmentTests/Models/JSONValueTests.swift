import Testing

@testable import MetaLensAssessment

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct JSONValueTests {
  @Test(arguments: [
    (JSONValue.object(["b": .integer(1), "a": .null]), #"{"a":null,"b":1}"#),
    (.array([.bool(true), .number(-31), .number(1e-7)]), "[true,-31.0,1e-07]"),
    (.string("a\"\\\n\u{1B}\u{7F}\u{2028}é"), #""a\"\\\n\u001b\u007f\u2028é""#),
    (.array([.integer(0), .integer(-7), .integer(10), .integer(4096)]), "[0,-7,10,4096]"),
    (.array([.integer(.min), .integer(.max)]), "[-9223372036854775808,9223372036854775807]"),
    (.string("\u{202E}\u{61C}\u{FEFF}\u{200B}é"), #""\u202e\u061c\ufeff\u200bé""#),
    (.array([.number(0), .number(-0.0), .number(1e20), .number(-3.25)]), "[0.0,-0.0,1e+20,-3.25]"),
    (.number(.nan), "null"), (.object([:]), "{}"), (.array([]), "[]"),
  ])
  func writes(value: JSONValue, text: String) {
    #expect(String(decoding: value.written(), as: UTF8.self) == text)
  }

  @Test func prettyAndPlainAreTheSameValue() throws {
    let value = JSONValue.object(["a": .array([.integer(1), .object(["x": .string("y")])]), "e": .array([])])
    let pretty = value.written(pretty: true)
    #expect(String(decoding: pretty, as: UTF8.self).contains("\n    1,\n"))
    #expect(try JSONDecoder().decode(JSONValue.self, from: Data(pretty)) == value)
    #expect(try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value)) == value)
  }
}
