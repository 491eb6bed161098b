import MetaLensFacts
import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PhotoComparisonFirstDifferenceTests {
  private typealias Place = PhotoComparison.FirstDifference.Place

  @Test(
    arguments: [
      ([1, 2], [1, 2], nil), ([1, 2], [1, 3], 1), ([1, 2], [1], 1), ([], [1], 0), ([], [], nil),
      ([4, 2], [1, 2], 0),
    ] as [([UInt8], [UInt8], Int?)])
  func runsOfBytes(one: [UInt8], other: [UInt8], place: Int?) {
    // The indices of slices may begin at different numbers.
    let moved = ([0, 0] + other).dropFirst(2)
    #expect(PhotoComparison.firstDifference(of: one[...], moved) == place)
    #expect(PhotoComparison.firstDifference(of: moved, one[...]) == place)
  }

  @Test func everyByteOfAJPEGHasAPlace() async throws {
    var builder = JPEGBuilder(exif: ExamplePhoto.cameraExif())
    builder.segments = [(0xFE, [1])]
    builder.trailer = Array("words of somebody's".utf8)
    let bytes = builder.build()
    let photo = try await PhotoMetadataService().inspect(.bytes(bytes))
    let scan = try #require(photo.coding.scans.first)
    let end = try #require(photo.coding.endOfImageOffset)
    let comment = try #require(photo.segments.firstIndex(where: { $0.marker == 0xFE }))
    let places: [(Int, Place?)] = [
      (0, Place(kind: .segment, number: 1, name: "SOI")),
      (2, Place(kind: .segment, number: 2, name: "APP1 EXIF")),
      (photo.segments[comment].offset, Place(kind: .segment, number: comment + 1, name: "COM")),
      (scan.dataOffset, Place(kind: .scan, number: 1, name: "")),
      (end - 1, Place(kind: .scan, number: 1, name: "")),
      (end + 1, Place(kind: .segment, number: nil, name: "EOI")),
      (end + 2, Place(kind: .trailer, number: 1, name: "unknown")), (bytes.count, nil),
    ]
    for (offset, place) in places { #expect(photo.place(at: offset) == place, "\(offset)") }
    #expect(bytes.indices.allSatisfy { photo.place(at: $0) != nil })
  }

  @Test func aContainersByteIsOfTheInnermostPart() {
    let media = MediaFileFacts(
      majorBrand: "heic",
      items: [.init(id: 49, type: "hvc1", isHidden: false, ranges: [115..<120, 130..<140], isOutside: false)])
    let photo = PhotoInspection(facts: PhotoInspectionContainerTests.facts(.media(media)))
    let places: [(Int, Place?)] = [
      (9, nil), (10, Place(kind: .part, number: 1, name: "meta")),
      (22, Place(kind: .part, number: 2, name: "meta/iprp")),
      (109, Place(kind: .part, number: 1, name: "meta")),
      (119, Place(kind: .item, number: 49, name: "hvc1")), (120, Place(kind: .part, number: 3, name: "IDAT")),
      (139, Place(kind: .item, number: 49, name: "hvc1")),
      (190, Place(kind: .trailer, number: 1, name: "unknown")), (200, nil),
    ]
    for (offset, place) in places { #expect(photo.place(at: offset) == place, "\(offset)") }
  }
}
