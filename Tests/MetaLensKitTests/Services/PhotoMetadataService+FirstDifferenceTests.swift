import MetaLensFacts
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensKit

struct PhotoMetadataServiceFirstDifferenceTests {
  private static let bytes: [UInt8] = (0..<100).map { UInt8($0) }

  /// Checks the first changed byte for any window size and any place in the window.
  @Test(
    arguments: [
      (0, 100, 0), (15, 100, 15), (16, 100, 16), (99, 100, 99), (nil, 100, nil), (nil, 60, 60), (nil, 0, 0),
      (70, 80, 70), (90, 80, 80),
    ] as [(Int?, Int, Int?)], [1, 16, 1 << 16])
  func tellsTheFirstByte(_ pair: (changed: Int?, count: Int, found: Int?), window: Int) throws {
    var other = Self.bytes
    if let changed = pair.changed { other[changed] ^= 1 }
    other = Array(other.prefix(pair.count))
    var limits = ReadLimits()
    limits.windowBytes = window
    let service = PhotoMetadataService(limits: limits)
    #expect(try service.firstDifference(between: .bytes(Self.bytes), and: .bytes(other)) == pair.found)
    #expect(try service.firstDifference(between: .bytes(other), and: .bytes(Self.bytes)) == pair.found)
  }

  /// Checks that an error names the photo it concerns, also beside one without a name.
  @Test(arguments: [true, false]) func aFailureNamesItsOwnPhoto(isFirst: Bool) {
    let missing = PhotoSource.path(SystemPath("/nonexistent/a.jpg"))
    let other = PhotoSource.bytes(Self.bytes)
    #expect {
      try PhotoMetadataService().firstDifference(
        between: isFirst ? missing : other, and: isFirst ? other : missing)
    } throws: { ($0 as? MetaLensError)?.path == "/nonexistent/a.jpg" }
  }

  /// Checks that a comparison gives the place of a trailer's byte, which nothing else shows, and of a file's end.
  @Test func aComparisonTellsThePlace() throws {
    let service = PhotoMetadataService()
    var builder = JPEGBuilder()
    builder.trailer = Array("words of somebody's".utf8)
    let bytes = builder.build()
    var changed = bytes
    changed[changed.count - 3] ^= 1
    let (one, other) = (try service.inspection(of: bytes), try service.inspection(of: changed))
    let comparison = try service.comparison(of: one, other, in: bytes, changed)
    let place = PhotoComparison.FirstDifference.Place(kind: .trailer, number: 1, name: "unknown")
    #expect(
      comparison.firstDifference
        == PhotoComparison.FirstDifference(offset: bytes.count - 3, first: place, second: place))
    let trailer = "unknown \(builder.trailer.count)"
    #expect(
      comparison.coding == [.init(name: "trailer", first: trailer, second: trailer + ", other bytes: 1")])
    let json = comparison.json["firstDifference"]
    #expect(json?["offset"] == .integer(bytes.count - 3))
    #expect(json?["first"]?["kind"]?.stringValue == "trailer" && json?["second"]?["number"] == .integer(1))

    let short = Array(bytes.dropLast(builder.trailer.count))
    let cut = try service.inspection(of: short)
    #expect(
      try service.comparison(of: one, cut, in: bytes, short).firstDifference
        == PhotoComparison.FirstDifference(offset: short.count, first: place, second: nil))
    let same = try service.comparison(of: one, one, in: bytes, bytes)
    #expect(same.firstDifference == nil && same.json["firstDifference"] == .null)
  }
}
