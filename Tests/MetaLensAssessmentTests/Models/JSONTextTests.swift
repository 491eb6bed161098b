import Testing

@testable import MetaLensAssessment

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct JSONTextTests {
  private static func written(_ value: JSONValue, maximum: Int, pretty: Bool = false) throws -> JSONValue {
    let context = OutputContext(path: "a", language: .english, maximumBytes: maximum)
    let bytes = value.written(pretty: pretty, for: context)
    return try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
  }

  private static let rows = JSONValue.array(
    (0..<100).map { .object(["n": .integer($0), "list": .array([.number(0.5), .null, .bool(true)])]) })
  private static let value = JSONValue.object([
    "rows": rows, "words": .array([.string("x")]), "z": .integer(1),
  ])

  /// Elements of lists are left out, at any depth; members of objects never are, and the text is complete.
  @Test(arguments: [0, 1, 10, 500, 3000], [false, true]) func listsEndWhereEnoughIsWritten(
    maximum: Int, pretty: Bool
  ) throws {
    let cut = try Self.written(Self.value, maximum: maximum, pretty: pretty)
    let count = try #require(cut["rows"]?.arrayValue?.count)
    #expect(count < 100 && cut["words"]?.arrayValue?.isEmpty == true && cut["z"] == .integer(1))
    #expect(maximum < 500 || count > 2)
    #expect(cut["leftOut"]?["limit"]?.stringValue == "ReadLimits.outputBytes")
    #expect(cut["leftOut"]?["message"]?.stringValue?.contains("--limits") == true)
    let context = OutputContext(path: "", language: .english, maximumBytes: maximum)
    #expect(Self.value.written(pretty: pretty, for: context).count < maximum + 400)
  }

  @Test func whatFitsIsWhole() throws {
    #expect(try Self.written(Self.value, maximum: 100_000) == Self.value)
    #expect(Self.value.written() == Self.value.written(pretty: false, for: nil))
  }

  /// Each character alone, between others, and cut off: a character is escaped exactly if JSON or a terminal could take
  /// it for more than a character.
  @Test func escapesWhatIsNotSeen() throws {
    let escaped: [ClosedRange<UInt32>] = [
      0...0x1F, 0x22...0x22, 0x5C...0x5C, 0x7F...0x9F, 0x61C...0x61C, 0x200B...0x200B, 0x200E...0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB,
    ]
    var wrong: [UInt32] = []
    for value in UInt32(0)...0x1_00FF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in ["\(scalar)", "a\(scalar)b", "’\(scalar)"] {
        let bytes = JSONValue.string(text).written()
        let isEscaped = bytes.count != text.utf8.count + 2
        if isEscaped != escaped.contains(where: { $0.contains(value) }) { wrong.append(value) }
      }
    }
    #expect(wrong == [])
    let all = String(String.UnicodeScalarView((0...0x2FFF).compactMap { Unicode.Scalar(UInt32($0)) }))
    let read = try JSONDecoder().decode(JSONValue.self, from: Data(JSONValue.string(all).written()))
    #expect(read == .string(all))
  }

  /// Numbers are written as Swift writes them, so that they are read as the same numbers.
  @Test(arguments: [
    0.0, -0.0, 1, -1, 18, 20.3, -25.6, 0.75, -1.14, 0.01, -0.01, 0.05, 0.1, 0.005, 0.015, 1e-4, 1e-5,
    0.123456, 99.99,
    99.999, 1234.5, 9_999_999.99, 10_000_000.01, 12_345_678.25, 1e9, 123_456_789.5, 1e15, 1e16, 1e17, 1e21,
    1e300, -1e300,
    .pi, 1 / 3, 0.1 + 0.2, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ])
  func writesTheShortestDigits(value: Double) {
    #expect(String(decoding: JSONValue.number(value).written(), as: UTF8.self) == value.description)
  }

  @Test func writesHundredthsAsSwiftDoes() {
    for hundredths in -20_000...20_000 {
      let value = Double(hundredths) / 100
      let text = String(decoding: JSONValue.number(value).written(), as: UTF8.self)
      if text != value.description {
        Issue.record("\(text) for \(value)")
        return
      }
    }
  }
}
