import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct JSONFormTests {
  @Test func whatIsMissingOrOfAnotherTypeIsUnknown() throws {
    let summary = try #require(
      PhotoSummary(
        json: .object([
          "fileSize": .integer(7), "format": .string("jpeg"), "make": .integer(3), "iso": .null,
          "aperture": .integer(8), "creationDate": .string("yesterday"),
          "dimensions": .object(["width": .integer(1)]),
          "location": .object(["latitude": .number(91), "longitude": .number(0)]),
        ])))
    var expected = PhotoSummary(format: .jpeg, fileSize: 7)
    expected.aperture = 8
    #expect(summary == expected)
  }

  /// Reports from before this key called every date the date of the picture.
  @Test(
    arguments: [
      (nil, .taken), ("taken", .taken), ("digitized", .digitized), ("developed", .taken),
    ] as [(String?, PhotoSummary.CreationDateKind)])
  func aDateIsOfTakingUnlessItSaysOtherwise(kind: String?, expected: PhotoSummary.CreationDateKind) throws {
    var members: [String: JSONValue] = [
      "fileSize": .integer(7), "format": .string("jpeg"), "creationDate": .string("2003-03-03T03:03:03"),
    ]
    members["creationDateKind"] = kind.map(JSONValue.string)
    let summary = try #require(PhotoSummary(json: .object(members)))
    #expect(summary.creationDate != nil && summary.creationDateKind == expected)
    #expect(summary.json["creationDateKind"] == .string(expected.rawValue))
    #expect(PhotoSummary(json: summary.json) == summary)
  }

  @Test func aZoneThatCannotBeReadComesBack() {
    var summary = PhotoSummary(format: .jpeg, fileSize: 7)
    #expect(summary.json["creationZoneUnreadable"] == .null && summary.json["modifyZoneUnreadable"] == .null)
    summary.isCreationZoneUnreadable = true
    #expect(summary.json["creationZoneUnreadable"] == .bool(true))
    #expect(PhotoSummary(json: summary.json) == summary)
    (summary.isCreationZoneUnreadable, summary.isModifyZoneUnreadable) = (false, true)
    #expect(PhotoSummary(json: summary.json) == summary)
  }

  @Test func whatHasToBeThereHasTo() {
    #expect(PhotoSummary(json: .object(["format": .string("jpeg")])) == nil)
    #expect(Evidence(json: .object(["tag": .integer(1)])) == nil)
    #expect(Verdict(json: .object(["by": .string("guilty")])) == nil)
    #expect(Verdict(json: .string("edited")) == nil)
    #expect(ChangedParts(json: .object(["content": .string("eaten")])) == ChangedParts())
  }

  private static func flag(_ members: [String: JSONValue]) -> OriginalityFlag? {
    let whole: [String: JSONValue] = [
      "id": .string("x"), "type": .string("warning"), "concern": .string("content"),
      "grade": .string("derived"), "points": .number(2),
    ]
    return OriginalityFlag(json: .object(whole.merging(members) { $1 }))
  }

  @Test func aFlagIsReadAsFarAsItIsToldApart() {
    #expect(Self.flag([:])?.weight == 2)
    #expect(Self.flag(["weight": .number(-1)])?.weight == -1)
    #expect(Self.flag(["grade": .string("guessed")])?.grade == .inferred)
    #expect(Self.flag(["grade": .integer(1)]) == nil)
    #expect(Self.flag(["parameters": .array([])]) == nil)
    let evidence = JSONValue.array([
      .object([:]), .object(["where": .string("COM"), "tag": .integer(1 << 20)]),
    ])
    #expect(Self.flag(["evidence": evidence])?.evidence == [Evidence(location: "COM")])
  }

  /// Found by fuzzing a store's rows: rule names are written unescaped, so a quotation mark in one would end its text
  /// and could add a score.
  @Test(arguments: ["a\",\"score\":100,\"b\":\"", "a\\b", "a b", "é", "a\nb"])
  func whatIsNoNameOfAFlagIsNone(name: String) {
    #expect(FlagID(json: .string(name)) == nil)
    #expect(Self.flag(["id": .string(name)]) == nil)
  }

  @Test(arguments: [0, 7, 10, 99_999_999, 100_000_000, -1, -100, Int.max, Int.min])
  func wholeNumbersAreWritten(value: Int) {
    #expect(JSONValue.integer(value).written() == Array(String(value).utf8))
    let number = Double(value % 1_000)
    #expect(JSONValue.number(number).written() == Array(number.description.utf8))
  }
}
