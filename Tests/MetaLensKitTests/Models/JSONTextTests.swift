import Testing

@testable import MetaLensKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct JSONTextTests {
  private static func written(_ value: JSONValue, most: Int, pretty: Bool = false) throws -> JSONValue {
    let edge = ReportEdge(path: "a", language: .english, mostBytes: most)
    let bytes = value.written(pretty: pretty, for: edge)
    return try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
  }

  private static let rows = JSONValue.array(
    (0..<100).map { .object(["n": .integer($0), "list": .array([.number(0.5), .null, .bool(true)])]) })
  private static let value = JSONValue.object([
    "rows": rows, "words": .array([.string("x")]), "z": .integer(1),
  ])

  /// Elements of lists are left out, at any depth; members of objects never are, and the text is whole.
  @Test(arguments: [0, 1, 10, 500, 3000], [false, true]) func listsEndWhereEnoughIsWritten(
    most: Int, pretty: Bool
  ) throws {
    let cut = try Self.written(Self.value, most: most, pretty: pretty)
    let count = try #require(cut["rows"]?.arrayValue?.count)
    #expect(count < 100 && cut["words"]?.arrayValue?.isEmpty == true && cut["z"] == .integer(1))
    #expect(most < 500 || count > 2)
    #expect(cut["leftOut"]?["limit"]?.stringValue == "ReadLimits.outputBytes")
    #expect(cut["leftOut"]?["message"]?.stringValue?.contains("--limits") == true)
    #expect(
      Self.value.written(pretty: pretty, for: ReportEdge(path: "", language: .english, mostBytes: most)).count
        < most + 400)
  }

  @Test func whatFitsIsWhole() throws {
    #expect(try Self.written(Self.value, most: 100_000) == Self.value)
    #expect(Self.value.written() == Self.value.written(pretty: false, for: nil))
  }
}
