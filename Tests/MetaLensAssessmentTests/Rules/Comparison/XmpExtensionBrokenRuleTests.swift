import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct XmpExtensionBrokenRuleTests {
  private static let guid = ExampleMetadata.extensionGUID
  private static let otherGUID = String(repeating: "0", count: 32)
  private static let other = ExampleMetadata.portions(of: "other", guid: otherGUID)

  /// Photos, and what is wrong with the extensions of each.
  static let cases: [(photo: ExamplePhoto, faults: [String])] = [
    (.camera(), []),
    (.camera(xmp: "<xmp:Rating>3</xmp:Rating>"), []),
    (.extended(), []),
    (.extended { $0.reverse() }, []),
    (.extended(xmp: ExampleMetadata.named(guid.lowercased())), []),
    (.extended(xmp: ExampleMetadata.named("\n \(guid) ")), []),
    (.extended(xmp: nil), ["unnamed"]),
    (.extended(xmp: "<xmp:Rating>3</xmp:Rating>"), ["unnamed"]),
    (.extended(xmp: ExampleMetadata.named("")), ["unnamed"]),
    (.extended(xmp: ExampleMetadata.named(otherGUID)), ["unnamed", "missing"]),
    (.extended { $0.removeAll() }, ["missing"]),
    // A text that isn't a GUID names nothing.
    (.extended(xmp: ExampleMetadata.named("true")) { $0.removeAll() }, []),
    // Nor does it name, in a way of its own, what has a GUID for its name.
    (.extended(xmp: ExampleMetadata.named("true")), ["unnamed"]),
    (.extended(xmp: ExampleMetadata.named(String(repeating: "X", count: 32))), ["unnamed"]),
    (.extended { $0.removeFirst() }, ["incomplete"]),
    (.extended { $0.removeLast() }, ["incomplete"]),
    (.extended(text: ExampleMetadata.extensionText + " "), ["changed"]),
    (.extended(text: ExampleMetadata.extensionText.lowercased()), ["changed"]),
    // Each is judged by itself, and two of a kind are told once.
    (.extended { $0 += other }, ["unnamed"]),
    (.extended(xmp: nil) { $0 += other }, ["unnamed"]),
    (.extended(text: ExampleMetadata.extensionText + " ") { $0 += other }, ["unnamed", "changed"]),
  ]

  @Test(arguments: cases.indices) func saysWhatIsWrong(_ index: Int) throws {
    let (photo, faults) = Self.cases[index]
    let found = try findings(by: .xmpExtensionBroken, on: photo)
    #expect(found.compactMap { $0.values.text("fault") } == faults)
    #expect(found.allSatisfy { !$0.evidence.isEmpty })
  }

  /// A packet that can't be read to its end may name the extension in the part that wasn't read.
  @Test func notRaisedWhereThePacketIsDamaged() throws {
    let photo = ExamplePhoto.extended(xmp: "<xmp:Rating>3</xmp:Other>")
    #expect(try raised(by: .xmpExtensionBroken, on: photo).isEmpty)
  }

  /// What is missing may have been cut off.
  @Test func notRaisedForACutFile() throws {
    let photo = ExamplePhoto.extended { $0.removeLast() }.cut(by: 8)
    #expect(try raised(by: .xmpExtensionBroken, on: photo).isEmpty)
  }

  @Test(arguments: [true, false]) func theEvidenceIsTheGUIDOrItsName(isThere: Bool) throws {
    let photo = ExamplePhoto.extended(text: ExampleMetadata.extensionText + " ") {
      if !isThere { $0.removeAll() }
    }
    let evidence = try #require(try findings(by: .xmpExtensionBroken, on: photo).first?.evidence.first)
    let offset = try #require(evidence.offset)
    let beginning = isThere ? Self.guid : "<xmpNote:HasExtendedXMP>"
    #expect(evidence.location == (isThere ? "APP1 XMP extension" : "APP1 XMP"))
    #expect(photo.bytes[offset...].starts(with: Array(beginning.utf8)))
  }

  /// What is known says what is wrong; nothing is where it isn't known.
  @Test(
    arguments: [
      (nil, 10, 10, nil, nil), (false, 10, 10, nil, .unnamed), (true, nil, 0, nil, .missing),
      (true, 10, 9, nil, .incomplete), (true, 10, 10, false, .changed), (true, 10, 10, true, nil),
      (true, 10, 10, nil, nil),
    ] as [(Bool?, Int?, Int, Bool?, XMPExtensionFault?)])
  func isJudgedByWhatIsKnown(
    isNamed: Bool?, stated: Int?, count: Int, matches: Bool?, fault: XMPExtensionFault?
  ) {
    let known = XMPExtension(
      container: "X", offset: 7, guid: Self.guid, isNamed: isNamed, statedByteCount: stated,
      byteCount: count, matchesGUID: matches)
    #expect(XMPExtensionFault(known) == fault)
  }

  @Test func tellsHowMuchIsThere() throws {
    let details = try raised(by: .xmpExtensionBroken, on: .extended { $0.removeLast() })
    #expect(
      details == [.flag(.xmpExtensionBroken, ["fault": "incomplete", "found": 120, "stated": 240])])
  }
}
